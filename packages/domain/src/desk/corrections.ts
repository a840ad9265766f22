import type { Correctable } from '../fields/contact.ts';

/**
 * What staff can correct after the submission: the name and the mailing addresses. Changes that would affect price or
 * title (income, ownership, the home) are not accepted: the application is withdrawn, or its closing voided. Staff
 * never change email and mobile number, because the borrower logs in with them.
 */
export const CORRECTED_AT_DESK = ['name', 'homeAddress', 'mailingAddress'] as const satisfies readonly Correctable[];
export type CorrectedAtDesk = (typeof CORRECTED_AT_DESK)[number];

export function isCorrectedAtDesk(field: string): field is CorrectedAtDesk {
  return CORRECTED_AT_DESK.some((one) => one === field);
}
