/** Whom a logged phone call was with. */
export const PHONE_CALL_PARTIES = ['BORROWER', 'CO_OWNER', 'EMPLOYER', 'OTHER'] as const;
export type PhoneCallParty = (typeof PHONE_CALL_PARTIES)[number];

export const PHONE_CALL_DIRECTIONS = ['OUTBOUND', 'INBOUND'] as const;
export type PhoneCallDirection = (typeof PHONE_CALL_DIRECTIONS)[number];

export const PHONE_CALL_OUTCOMES = ['REACHED', 'LEFT_MESSAGE', 'NO_ANSWER', 'CALL_BACK', 'WRONG_NUMBER'] as const;
export type PhoneCallOutcome = (typeof PHONE_CALL_OUTCOMES)[number];

/** A phone call that staff logged on a file. */
export interface PhoneCall {
  readonly party: PhoneCallParty;
  readonly direction: PhoneCallDirection;
  readonly outcome: PhoneCallOutcome;
}
