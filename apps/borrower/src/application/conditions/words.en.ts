import type { ConditionStateName } from '@lintel/domain';

export const CONDITIONS = {
  title: 'Your to-do list',
  lead: {
    none: 'You’re all caught up.',
    one: 'We need one thing from you to keep going.',
    some: (n: number) => `We need ${n} things from you to keep going.`,
  },
  groups: { TO_DO: 'To do', WITH_US: 'In progress', DONE: 'Done' },
  returned: 'Sent back:',
  due: (day: string) => `Due ${day}`,
  count: (added: number, needed: number) => `${added} of ${needed} added.`,
  act: { 'upload-document': 'Add files', 'phone-number': 'Add number', identity: 'Take photos' },
  read: 'Read it',
  reads: 'A loan specialist will review it, usually within 1 business day.',
  states: {
    OPEN: 'Waiting for you',
    SENT: 'In review',
    CLEARED: 'Accepted',
    CANCELLED: 'No longer needed',
  } satisfies Record<ConditionStateName, string>,
  fresh: (title: string) => `New on your to-do list: ${title}`,
  continue: 'Continue your application',
  back: 'Back to your application',
  notRead: 'We couldn’t load your to-do list. We’ll keep trying.',
} as const;

export const NUMBER = {
  label: 'Mobile number',
  hint: 'We’ll text you a 6-digit code. Your carrier may charge for it.',
  send: 'Text me a code',
  sent: (phone: string) => `We sent a code to ${phone}. It’s good for 10 minutes.`,
  code: 'Code',
  codeHint: '6 digits',
  codeMissing: 'Enter the code from the text message.',
  confirm: 'Confirm',
  other: 'Use another number, or send a new code',
} as const;

export const SEND_CONDITION = {
  from: 'From your reviewer',
  label: 'Files',
  accepted: 'What we need',
  text: 'Add a note',
  textHint: 'Up to 500 characters.',
  optional: '(optional)',
  count: (added: number, needed: number) => `${added} of ${needed} added.`,
  moreOrWords: 'Add a file or a note.',
  submit: 'Send',
  partial: (n: number) => `Send ${n} now and the rest later`,
  partialSent: 'Sent. The rest stays on your to-do list.',
  letter: {
    title: 'A letter for your bank to copy',
    text: 'To whom it may concern: We confirm that the account ending in ____ is held by ____________________ and has been open since ____. Name, title, telephone and signature of the bank officer; on the bank’s paper, with a date.',
  },
} as const;
