import type { Correctable } from '../fields/contact.ts';

/**
 * What staff can correct after the submission: the name and the mailing addresses. Changes that would affect price or
 * title (income, ownership, the home) are not accepted: the application is withdrawn, or its closing voided. Staff
 * never change email and mobile number, because the borrower logs in with them.
 */
export const CORRECTED_BY_STAFF = ['name', 'homeAddress', 'mailingAddress'] as const satisfies readonly Correctable[];
export type CorrectedByStaff = (typeof CORRECTED_BY_STAFF)[number];

export function isCorrectedByStaff(field: string): field is CorrectedByStaff {
  return CORRECTED_BY_STAFF.some((one) => one === field);
}
