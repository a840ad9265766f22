/** Shown for a property in a disaster area; it blocks nothing (ledger REG-038, ELIG-026). */
export const DISASTER_NOTICE =
  'We are continuing to accept applications in affected areas, but properties will require a post-disaster inspection ' +
  'per our Disaster Response Policy which is available to you upon request.';

/** The disaster notice when the property's zip is in the list that the flag carries, else undefined. */
export function disasterNotice(zip: string, zipsOfFlag: readonly string[]): string | undefined {
  return zipsOfFlag.includes(zip) ? DISASTER_NOTICE : undefined;
}

/** What a lender's site says about New York: whether it is the New York site, and whether the New York flag is on. */
export interface NewYorkSite {
  readonly newYorkSite: boolean;
  readonly newYorkFlag: boolean;
}

export type NewYorkRule = 'GO_ON' | 'TO_NEW_YORK_SITE' | 'TO_MAIN_SITE' | 'REFUSED';

/**
 * What a property's state means for the site (ledger ELIG-003..005, resolutions OP-B-031): with the flag on a redirect modal to the sister site,
 * with it off a New York property is refused on a site of elsewhere.
 */
export function newYorkRule(state: string, site: NewYorkSite): NewYorkRule {
  const inNewYork = state === 'NY';
  if (inNewYork === site.newYorkSite) return 'GO_ON';
  if (site.newYorkFlag) return inNewYork ? 'TO_NEW_YORK_SITE' : 'TO_MAIN_SITE';
  return inNewYork ? 'REFUSED' : 'GO_ON';
}

/** Whether the soft-pull consent is part of creation: everywhere but in New York with the flag off (ledger APP-007). */
export function softCreditConsentAtCreation(state: string, newYorkFlag: boolean): boolean {
  return state !== 'NY' || newYorkFlag;
}

/** Told where the referring loan officer may not lend in the property's state (ledger ELIG-006). */
export const LOAN_OFFICER_NOT_LICENSED =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';

/** Whether the referring loan officer may take a loan in this state; without enforcement always (ledger ELIG-006, ELIG-007). */
export function mayReferrerLend(
  officer: { enforceLicensedStatesForReferral: boolean; licensedStates: readonly string[] },
  state: string,
): boolean {
  return !officer.enforceLicensedStatesForReferral || officer.licensedStates.includes(state);
}
