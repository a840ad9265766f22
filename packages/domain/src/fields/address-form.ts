import * as z from 'zod/mini';
import { NO_ADDRESS } from './address-form-words.en.ts';
import { type Address, addressFields } from './address.ts';

/** The text of the address search: at least 3 characters and two words. */
export const typeaheadField = z
  .string(NO_ADDRESS)
  .check(z.trim(), z.minLength(3, { error: NO_ADDRESS, abort: true }), z.regex(/\S\s+\S/, NO_ADDRESS));

/** Returns the values of the address fields after "Address not listed": the typed search text becomes the street. */
export function addressNotListed(typed: string): {
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
} {
  return { street1: typed.trim(), street2: '', city: '', state: '', zip: '' };
}

const typed = z._default(z.string(NO_ADDRESS), '');
const form = z.object({ address: typed, street1: typed, street2: typed, city: typed, state: typed, zip: typed });

/** The address form as typed: the search text, and the five parts once an address is chosen or entered by hand. */
export type AddressForm = { readonly [Field in keyof z.infer<typeof form>]?: string };

/** Whether only the search text is filled in, so that it must still be looked up: a form post without JavaScript. */
export function needsLookUp(values: AddressForm): boolean {
  const parts = [values.street1, values.city, values.state, values.zip];
  return parts.every((part) => !part?.trim()) && z.safeParse(typeaheadField, values.address).success;
}

/**
 * The schema of the address form; returns the five parts. If no part is filled in, the error is at `address`: typed
 * text is not an address until one is chosen. Otherwise each part has its own error.
 */
export function addressForm(rule: { newYorkRefused?: boolean } = {}) {
  const fields = addressFields(rule);
  return z.pipe(
    form,
    z.transform((values, payload): Address => {
      const parsed = z.safeParse(fields, values);
      if (parsed.success) return parsed.data;
      if (values.street1 + values.city + values.state + values.zip === '') {
        payload.issues.push({ code: 'custom', path: ['address'], message: NO_ADDRESS, input: values.address });
      } else {
        for (const { path, message } of parsed.error.issues)
          payload.issues.push({ code: 'custom', path, message, input: values });
      }
      return z.NEVER;
    }),
  );
}
