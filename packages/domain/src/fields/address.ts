import * as z from 'zod/mini';
import { US_STATES } from './states.ts';
import { lineLength } from './text.ts';

/** The error for a New York property where the regulator's rule refuses it (FORM-042). */
export const NEW_YORK_REFUSED =
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";

/** Street: required (FORM-038). */
export const streetField = z
  .string('Street address is required')
  .check(z.trim(), z.minLength(1, 'Street address is required'), lineLength());

/** Apartment or unit: can be empty. */
export const unitField = z._default(z.string('Street address is required').check(z.trim(), lineLength()), '');

/** City: letters and spaces only (FORM-039). A looked-up city goes through `uspsCity` first. */
export const cityField = z
  .string('Please enter a valid city name')
  .check(z.trim(), lineLength(), z.regex(/^\p{L}[\p{L}\p{M} ]*$/u, 'Please enter a valid city name'));

/** State: two letters of an existing state, in any case; New York is refused where `newYorkRefused` (FORM-040..042). */
export function stateField(rule: { newYorkRefused?: boolean } = {}) {
  return z.string('State must be two characters in length').check(
    z.trim(),
    z.toUpperCase(),
    z.length(2, { error: 'State must be two characters in length', abort: true }),
    z.refine((code) => Object.hasOwn(US_STATES, code), { error: 'Please enter a valid state', abort: true }),
    z.refine((code) => !(rule.newYorkRefused && code === 'NY'), NEW_YORK_REFUSED),
  );
}

/** ZIP code: exactly five digits; ZIP+4 keeps the first five (FORM-043). */
export const zipField = z.string('Please enter a valid zipcode').check(
  z.overwrite((text) => text.trim().replace(/^(\d{5})-\d{4}$/, '$1')),
  z.regex(/^\d{5}$/, 'Please enter a valid zipcode'),
);

/** The five parts of an address as stored; `street2` is '' if there is none. */
export interface Address {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** A whole address, with an error for each part (FORM-038..043). */
export function addressFields(rule: { newYorkRefused?: boolean } = {}) {
  return z.object({
    street1: streetField,
    street2: unitField,
    city: cityField,
    state: stateField(rule),
    zip: zipField,
  });
}

/** A looked-up city as USPS writes it: O'Fallon, St. Louis and Winston-Salem lose their punctuation (OP-B-036). */
export function uspsCity(city: string): string {
  return city
    .replace(/[.'\u2019]/g, '')
    .replace(/-/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
