import type { CallDirection, CallOutcome, CallParty } from '@lintel/domain';

export const CALLS = {
  log: 'Log a call',
  submit: 'Log call',
  done: 'Call logged.',
  party: 'Person',
  parties: {
    BORROWER: 'Borrower',
    CO_OWNER: 'Co-owner',
    EMPLOYER: 'Employer',
    OTHER: 'Someone else',
  } satisfies Record<CallParty, string>,
  partyMissing: 'Choose the person.',
  direction: 'Direction',
  directions: { OUTBOUND: 'We called', INBOUND: 'They called' } satisfies Record<CallDirection, string>,
  directionMissing: 'Choose who called.',
  outcome: 'Outcome',
  outcomes: {
    REACHED: 'Reached',
    LEFT_MESSAGE: 'Left a message',
    NO_ANSWER: 'No answer',
    CALL_BACK: 'Call back requested',
    WRONG_NUMBER: 'Wrong number',
  } satisfies Record<CallOutcome, string>,
  outcomeMissing: 'Choose the outcome.',
  text: 'What was said',
  textHint: 'Internal only. For someone else, enter their name.',
  calls: { OUTBOUND: 'Outbound call', INBOUND: 'Inbound call' } satisfies Record<CallDirection, string>,
  summary: (call: string, party: string, outcome: string) => `${call}, ${party.toLowerCase()}: ${outcome}`,
} as const;
