import type { RegistrationDraft } from './draft.ts';
import { VISIT_FIELDS } from './visit-fields.ts';

type Visit = NonNullable<RegistrationDraft['visit']>;

/** The maximum length at creation: a longer value would only fail there, at the end. */
const LONGEST = 200;

const isCampaign = (name: string): boolean => name.startsWith('utm_');

/**
 * Adds the query of a URL to the stored record of how the visitor arrived: a new parameter replaces the stored one, and
 * parameters of different campaigns are never mixed. Returns the same object when the query has none.
 */
export function visitAfter(stored: Visit | undefined, query: Readonly<Record<string, unknown>>): Visit | undefined {
  const given = VISIT_FIELDS.flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' && value.length <= LONGEST ? [[name, value] as const] : [];
  });
  if (given.length === 0) return stored;
  const others = Object.entries(stored ?? {}).filter(
    ([name]) => !(isCampaign(name) && given.some(([now]) => isCampaign(now))),
  );
  return Object.fromEntries([...others, ...given]);
}
