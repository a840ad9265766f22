import type { CorrectableDetail } from '../fields/contact.ts';

/**
 * The details that staff can correct after submission and before anyone signs: the name and the mailing addresses.
 * Changes that would affect price or title (income, ownership, the home) are not accepted: the application is
 * withdrawn, or its closing voided. Staff never change email and mobile number, because the borrower logs in with them.
 */
export const STAFF_CORRECTABLE = [
  'name',
  'homeAddress',
  'mailingAddress',
] as const satisfies readonly CorrectableDetail[];
export type StaffCorrectable = (typeof STAFF_CORRECTABLE)[number];

export function isStaffCorrectable(field: string): field is StaffCorrectable {
  return STAFF_CORRECTABLE.some((one) => one === field);
}
