import type { FeedbackTopic } from '@lintel/domain';

export const FEEDBACK = {
  open: 'Send feedback',
  title: 'Share your thoughts with our CEO',
  lead: 'Please don’t include your Social Security number or account numbers.',
  topic: 'What is your message about?',
  topics: {
    'Improve our product': 'Improve our product',
    'Give us a compliment': 'Give us a compliment',
  } satisfies Record<FeedbackTopic, string>,
  message: 'Your message',
  count: (length: number, max: number) => `${length} of ${max} characters`,
  consent: 'May we quote you in our marketing?',
  consents: { yes: 'Yes', no: 'No' },
  submit: 'Send',
  close: 'Close',
  done: 'Thank you. We read every message.',
} as const;
