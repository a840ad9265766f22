/** Whom a logged phone call was with. */
export const CALL_PARTIES = ['BORROWER', 'CO_OWNER', 'EMPLOYER', 'OTHER'] as const;
export type CallParty = (typeof CALL_PARTIES)[number];

export const CALL_DIRECTIONS = ['OUTBOUND', 'INBOUND'] as const;
export type CallDirection = (typeof CALL_DIRECTIONS)[number];

export const CALL_OUTCOMES = ['REACHED', 'LEFT_MESSAGE', 'NO_ANSWER', 'CALL_BACK', 'WRONG_NUMBER'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** A phone call that staff logged on a file. */
export interface PhoneCall {
  readonly party: CallParty;
  readonly direction: CallDirection;
  readonly outcome: CallOutcome;
}
