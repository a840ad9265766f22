/** The other party of a logged phone call. */
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

/** How far a computer's clock may be ahead of ours, in milliseconds. */
const CLOCK_SKEW_MS = 5 * 60_000;

/**
 * Returns when a logged call took place: as entered, else now. Calls are logged afterwards, so a time in the future is
 * undefined, unless a computer's fast clock explains it: then it is now.
 */
export function phoneCallTime(entered: Date | null, now: Date): Date | undefined {
  if (entered === null) return now;
  if (entered.getTime() > now.getTime() + CLOCK_SKEW_MS) return undefined;
  return entered > now ? now : entered;
}
