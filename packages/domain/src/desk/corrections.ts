import type { Correctable } from '../fields/contact.ts';

/**
 * What the desk may correct after the submission: the name and where the borrower gets mail. What would move the price or the title (income,
 * ownership, the home) is not accepted: the file is withdrawn, or its closing voided. E-mail and mobile number are how the borrower signs in: nobody
 * at the desk changes them.
 */
export const CORRECTED_AT_DESK = ['name', 'homeAddress', 'mailingAddress'] as const satisfies readonly Correctable[];
export type CorrectedAtDesk = (typeof CORRECTED_AT_DESK)[number];

export function isCorrectedAtDesk(field: string): field is CorrectedAtDesk {
  return CORRECTED_AT_DESK.some((one) => one === field);
}
