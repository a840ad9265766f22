import type { RegistrationDraft } from './draft.ts';
import { VISIT_FIELDS } from './visit-fields.ts';

type Visit = NonNullable<RegistrationDraft['visit']>;

/** Longer values are dropped, because creating the application would refuse them. */
const MAX_VALUE_LENGTH = 200;

const isCampaign = (name: string): boolean => name.startsWith('utm_');

/**
 * Adds the query of a URL to the stored record of how the visitor arrived: a new parameter replaces the stored one, and
 * parameters of different campaigns are never mixed. Returns the same object when the query has none.
 */
export function mergeVisit(stored: Visit | undefined, query: Readonly<Record<string, unknown>>): Visit | undefined {
  const given = VISIT_FIELDS.flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' && value.length <= MAX_VALUE_LENGTH
      ? [[name, value] as const]
      : [];
  });
  if (given.length === 0) return stored;
  const others = Object.entries(stored ?? {}).filter(
    ([name]) => !(isCampaign(name) && given.some(([now]) => isCampaign(now))),
  );
  return Object.fromEntries([...others, ...given]);
}
