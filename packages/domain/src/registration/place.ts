import { DISASTER_NOTICE } from './place-words.en.ts';

/**
 * Returns the disaster notice if the property's ZIP code is in the flag's list, otherwise undefined. This file has the
 * rules of registration that depend on where the home is.
 */
export function disasterNotice(zip: string, zipsOfFlag: readonly string[]): string | undefined {
  return zipsOfFlag.includes(zip) ? DISASTER_NOTICE : undefined;
}

/** A lender's site: whether it is the New York site, and whether the New York flag is on. */
export interface NewYorkSite {
  readonly newYorkSite: boolean;
  readonly newYorkFlag: boolean;
}

/** The consequence of a property's state for a lender's site: continue, switch to the sister site, or refuse. */
export type NewYorkRule = 'CONTINUE' | 'TO_NEW_YORK_SITE' | 'TO_MAIN_SITE' | 'REFUSED';

/**
 * Decides what a property's state means for the site: with the flag on, a redirect modal to the sister site; with it
 * off, other sites refuse a New York property.
 */
export function newYorkRule(state: string, site: NewYorkSite): NewYorkRule {
  const inNewYork = state === 'NY';
  if (inNewYork === site.newYorkSite) return 'CONTINUE';
  if (site.newYorkFlag) return inNewYork ? 'TO_NEW_YORK_SITE' : 'TO_MAIN_SITE';
  return inNewYork ? 'REFUSED' : 'CONTINUE';
}

/** Whether the soft-pull consent is part of creation: everywhere except New York with the flag off. */
export function softCreditConsentAtCreation(state: string, newYorkFlag: boolean): boolean {
  return state !== 'NY' || newYorkFlag;
}

/**
 * Whether the referring loan officer can take a loan in this state; always without enforcement.
 */
export function mayReferrerLend(
  officer: { enforceLicensedStatesForReferral: boolean; licensedStates: readonly string[] },
  state: string,
): boolean {
  return !officer.enforceLicensedStatesForReferral || officer.licensedStates.includes(state);
}
