import type { nameSigner, Request } from '@lintel/contract';

type LivesThere = Request<typeof nameSigner>['body']['livesThere'];

export const SIGNERS = {
  title: { CO_OWNER: 'Others who own this home must sign', SPOUSE: 'Others must sign with you' },
  nobody: { CO_OWNER: 'Another owner', SPOUSE: 'Your spouse' },
  why: (reason: string) => `Why: ${reason}.`,
  states: { named: 'Named', now: 'To name', next: 'Next' },
  reached: (where: readonly string[]) => `We invite them at ${where.join(' and ')}.`,
  records: 'The name is as the land records have it. Change it here if it is spelled otherwise.',
  first: 'First name',
  last: 'Last name',
  reach: 'How do we reach them?',
  reachHint: 'An email address or a US mobile phone of their own: they sign in with it. One is enough.',
  email: 'Email',
  phone: 'Mobile phone',
  reachMissing: 'Enter their email address or mobile phone number',
  lives: 'Do they live in this home?',
  livesHint: 'They confirm it themselves.',
  livesThere: { YES: 'Yes', NO: 'No', UNKNOWN: 'I don’t know' } satisfies Record<LivesThere, string>,
  livesMissing: 'Choose yes, no or I don’t know',
  submit: 'Save and invite',
  saving: 'Saving',
  done: (name: string) => `${name} is named.`,
  changed: 'Who must sign was changed meanwhile. Here is the latest.',
  does: {
    title: 'What they do',
    items: [
      {
        title: 'They sign the deed, not the debt',
        text: 'They owe nothing, and their income and credit are not looked at.',
      },
      { title: 'They show who they are', text: 'With an ID, before they sign.' },
      {
        title: 'They get a page of their own',
        text: 'They see the papers that they sign, and nothing of your income, credit or accounts.',
      },
    ],
    wrong: 'Does somebody here not own the home any more? Call us before you name them.',
  },
} as const;
