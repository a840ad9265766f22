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
