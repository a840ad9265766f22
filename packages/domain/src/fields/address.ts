import * as z from 'zod/mini';
import { NEW_YORK_REFUSED, NO_CITY, NO_STATE, NO_STREET, NO_ZIP, STATE_LENGTH } from './address-words.en.ts';
import { US_STATES } from './states.ts';
import { lineLength } from './text.ts';

/** Street: required. */
export const streetField = z.string(NO_STREET).check(z.trim(), z.minLength(1, NO_STREET), lineLength());

/** Apartment or unit: can be empty. */
export const unitField = z._default(z.string(NO_STREET).check(z.trim(), lineLength()), '');

/** City: letters and spaces only. A looked-up city goes through `uspsCity` first. */
export const cityField = z.string(NO_CITY).check(z.trim(), lineLength(), z.regex(/^\p{L}[\p{L}\p{M} ]*$/u, NO_CITY));

/** State: two letters of an existing state, in any case; New York is refused where `newYorkRefused`. */
export function stateField(rule: { newYorkRefused?: boolean } = {}) {
  return z.string(STATE_LENGTH).check(
    z.trim(),
    z.toUpperCase(),
    z.length(2, { error: STATE_LENGTH, abort: true }),
    z.refine((code) => Object.hasOwn(US_STATES, code), { error: NO_STATE, abort: true }),
    z.refine((code) => !(rule.newYorkRefused && code === 'NY'), NEW_YORK_REFUSED),
  );
}

/** ZIP code: exactly five digits; ZIP+4 keeps the first five. */
export const zipField = z.string(NO_ZIP).check(
  z.overwrite((text) => text.trim().replace(/^(\d{5})-\d{4}$/, '$1')),
  z.regex(/^\d{5}$/, NO_ZIP),
);

/** The five parts of an address as stored; `street2` is '' if there is none. */
export interface Address {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** A whole address, with an error for each part. */
export function addressFields(rule: { newYorkRefused?: boolean } = {}) {
  return z.object({
    street1: streetField,
    street2: unitField,
    city: cityField,
    state: stateField(rule),
    zip: zipField,
  });
}

/** A looked-up city as USPS writes it: O'Fallon, St. Louis and Winston-Salem lose their punctuation. */
export function uspsCity(city: string): string {
  return city
    .replace(/[.'\u2019]/g, '')
    .replace(/-/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
