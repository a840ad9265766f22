import * as z from 'zod/mini';

export const NO_ADDRESS = 'Please enter a valid property address';

/** The text of the address search: at least 3 characters and two words (ledger FORM-044..046). */
export const typeaheadField = z
  .string(NO_ADDRESS)
  .check(z.trim(), z.minLength(3, { error: NO_ADDRESS, abort: true }), z.regex(/\S\s+\S/, NO_ADDRESS));

/** The manual fields when "Address not listed" is chosen: the typed text is the street (ledger FORM-047). */
export function addressNotListed(typed: string): {
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
} {
  return { street1: typed.trim(), street2: '', city: '', state: '', zip: '' };
}
