/** The result of looking up a visit's loan officer: none was named, an active one, or none (400 and 404). */
type ReferrerLookup = 'NOT_NAMED' | 'FOUND' | 'NOT_FOUND';

/**
 * The next step for a visitor of a registration page: continue, continue without the id in the URL, or the page that
 * says that the lender works through its loan officers. A failed lookup is none of these: it rejects no one.
 */
type ReferrerOutcome = 'CONTINUE' | 'DROP' | 'NOT_ACCEPTING';

/** Decides how a visitor continues after the lookup of the loan officer who referred them. */
export function referrerOutcome(lookup: ReferrerLookup, isRequired: boolean): ReferrerOutcome {
  if (lookup === 'FOUND') return 'CONTINUE';
  if (isRequired) return 'NOT_ACCEPTING';
  return lookup === 'NOT_FOUND' ? 'DROP' : 'CONTINUE';
}
