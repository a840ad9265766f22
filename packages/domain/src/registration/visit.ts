import type { RegistrationDraft } from './draft.ts';
import { VISIT_FIELDS } from './visit-fields.ts';

type Visit = NonNullable<RegistrationDraft['visit']>;

/** The maximum length at creation: a longer value would only fail there, at the end. */
const LONGEST = 200;

const isCampaign = (name: string): boolean => name.startsWith('utm_');

/**
 * How the visitor arrived, after a URL with this query: a new parameter replaces the stored one, and parameters of
 * different campaigns are never mixed. Returns the same object when the query has none.
 */
export function visitAfter(kept: Visit | undefined, query: Readonly<Record<string, unknown>>): Visit | undefined {
  const given = VISIT_FIELDS.flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' && value.length <= LONGEST ? [[name, value] as const] : [];
  });
  if (given.length === 0) return kept;
  const others = Object.entries(kept ?? {}).filter(
    ([name]) => !(isCampaign(name) && given.some(([now]) => isCampaign(now))),
  );
  return Object.fromEntries([...others, ...given]);
}
