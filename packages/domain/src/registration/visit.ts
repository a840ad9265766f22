import type { RegistrationDraft } from './draft.ts';
import { VISIT_FIELDS } from './visit-fields.ts';

type Visit = NonNullable<RegistrationDraft['visit']>;

/** As long as creation takes one (calls G04): a longer value would only stop the visitor at the end. */
const LONGEST = 200;

const isCampaign = (name: string): boolean => name.startsWith('utm_');

/**
 * How the visitor came, after an address with this query: a parameter given now takes the place of the one kept, and one campaign's
 * parameters are never mixed with another's. The same object when the query names none (ledger QRY-001 to QRY-003, QRY-012).
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
