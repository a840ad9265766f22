import { findPersona } from '../../apps/server/src/sandbox/personas.ts';
import type { Canaries } from './canaries.ts';

/** Personal data that every borrower of the sandbox has, in each spelling in which it could leak. */
const ALWAYS = {
  'a Social Security number': ['666-00-0001', '666000001'],
  'a date of birth': ['1984-03-09', '03/09/1984', 'March 9, 1984'],
  'an account number': ['123450001'],
};

/** The values of this worker's journeys, which share one world, by kind. */
const known = new Map<string, Set<string>>();

/** Adds personal data of a journey, which measurements of its world may not contain. `what` is its kind. */
export function rememberValues(what: string, ...values: readonly string[]): void {
  const all = known.get(what) ?? new Set();
  // Shorter values occur by chance.
  for (const value of values.filter(({ length }) => length >= 8)) all.add(value).add(encodeURIComponent(value));
  known.set(what, all);
}

/** Adds the name and street of a persona of the sandbox. */
export function rememberPersona(name: string): void {
  const persona = findPersona(name);
  if (!persona) return;
  rememberName(persona.firstName, persona.lastName);
  rememberValues('a street', persona.street[0]);
}

/** Adds a full name, in each spelling in which it could leak. */
export const rememberName = (first: string, last: string): void =>
  rememberValues('a name', `${first} ${last}`, `${last}, ${first}`, `${first}+${last}`);

/** Returns every personal value that journeys of this worker have used so far. */
export const getKnownValues = (): Canaries => ({
  ...ALWAYS,
  ...Object.fromEntries([...known].map(([what, values]) => [what, [...values]])),
});
