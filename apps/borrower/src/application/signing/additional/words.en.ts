import type { nameSigner, Request } from '@lintel/contract';

type LivesThere = Request<typeof nameSigner>['body']['livesThere'];

export const SIGNERS = {
  title: { CO_OWNER: 'Others who own this home must sign', SPOUSE: 'Others must sign with you' },
  unnamed: { CO_OWNER: 'Another owner', SPOUSE: 'Your spouse' },
  why: (reason: string) => `Why: ${reason}.`,
  states: { named: 'Added', now: 'To add', next: 'Next' },
  reached: (where: readonly string[]) => `We’ll contact them at ${where.join(' and ')}.`,
  records: 'This is the name in the land records. Change it here if it’s spelled differently.',
  first: 'First name',
  last: 'Last name',
  reach: 'How can we reach them?',
  reachHint: 'Enter their own email address or US mobile phone number. They’ll log in with it. One is enough.',
  email: 'Email',
  phone: 'Mobile phone',
  reachMissing: 'Enter their email address or mobile phone number',
  lives: 'Do they live in this home?',
  livesHint: 'They’ll confirm it themselves.',
  livesThere: { YES: 'Yes', NO: 'No', UNKNOWN: 'I don’t know' } satisfies Record<LivesThere, string>,
  livesMissing: 'Choose yes, no or I don’t know',
  submit: 'Save and invite',
  saving: 'Saving',
  done: (name: string) => `${name} was added.`,
  changed: 'The list of who must sign has changed. Here’s the latest version.',
  does: {
    title: 'What they do',
    items: [
      {
        title: 'They don’t take on the debt',
        text: 'We won’t check their income or credit.',
      },
      { title: 'They verify their identity', text: 'With an ID, before they sign.' },
      {
        title: 'They get their own page',
        text: 'They see the documents they sign, but not your income, credit or accounts.',
      },
    ],
    wrong: 'Does someone here no longer own the home? Call us before you add them.',
  },
} as const;
