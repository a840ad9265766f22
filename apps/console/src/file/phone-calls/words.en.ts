import type { PhoneCallDirection, PhoneCallOutcome, PhoneCallParty } from '@lintel/domain';

export const PHONE_CALLS = {
  log: 'Log a phone call',
  alertCalls: 'To log a call to the number on the fraud alert, choose its outcome under “Your decision”',
  submit: 'Log phone call',
  done: 'Phone call logged.',
  party: 'Person',
  parties: {
    BORROWER: 'Borrower',
    CO_OWNER: 'Co-owner',
    EMPLOYER: 'Employer',
    OTHER: 'Someone else',
  } satisfies Record<PhoneCallParty, string>,
  partyMissing: 'Choose the person.',
  direction: 'Direction',
  directions: { OUTBOUND: 'Outbound', INBOUND: 'Inbound' } satisfies Record<PhoneCallDirection, string>,
  directionMissing: 'Choose the direction.',
  outcome: 'Outcome',
  outcomes: {
    REACHED: 'Reached',
    LEFT_MESSAGE: 'Left a message',
    NO_ANSWER: 'No answer',
    CALL_BACK: 'Call back requested',
    WRONG_NUMBER: 'Wrong number',
  } satisfies Record<PhoneCallOutcome, string>,
  outcomeMissing: 'Choose the outcome.',
  calledAt: 'Date and time of the call',
  calledAtHint: 'Pacific Time',
  calledAtMissing: 'Enter the date and time of the call.',
  took: (time: string) => `Called ${time}`,
  text: 'Call summary',
  textHint: 'Internal only. For someone else, enter their name.',
  kinds: { OUTBOUND: 'Outbound phone call', INBOUND: 'Inbound phone call' } satisfies Record<
    PhoneCallDirection,
    string
  >,
  summary: (kind: string, party: string, outcome: string) => `${kind}, ${party.toLowerCase()}: ${outcome}`,
} as const;
