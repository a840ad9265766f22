import type { Brand } from '@lintel/brands';
import type { createHeloc, Request } from '@lintel/contract';
import {
  birthdateProblem,
  calendarDay,
  getTimeZone,
  isCryptoCampaign,
  isValidDate,
  minimumAge,
  newYorkRule,
  softCreditConsentAtCreation,
  US_STATES,
} from '@lintel/domain';
import { emailKey, refuse, refuseFields } from '../../kernel/http/index.ts';
import { statesServed, zipIsServed } from './area.ts';
import { REFUSED } from './words.ts';

/** The answers of the registration, in the body of the call that creates an application. */
export type Creation = Request<typeof createHeloc>['body'];

/** The lender's site, its consent texts and the person's account, which a creation is checked against. */
export interface Site {
  readonly brand: Brand;
  readonly newYorkFlag: boolean;
  /** Current version of each text, by type. */
  readonly versions: Readonly<Record<string, string>>;
  /** Of the loan clock. */
  readonly now: Date;
  /** The address that the person logs in with. Mail about this loan goes only there. */
  readonly email: string;
}

/**
 * Refuses to create an application that the lender may not accept, whatever the form allowed. Returns whether the
 * borrower consented to the soft pull.
 */
export function checkCreation(body: Creation, site: Site): { softConsent: boolean } {
  refuseArea(body.propertyRequest.address.state, body.propertyRequest.address.zip, site);
  if (body.employmentType === 'UNEMPLOYED') refuse('employment-not-accepted');
  if (isCryptoCampaign(body.utmParameters?.source) && site.brand.custodian === undefined) refuse('not-available');
  refuseAge(body, site);
  refuseEmail(body.profileRequest.email, site.email);
  for (const type of ['PRIVACY', 'TERMS', 'COMMUNICATIONS'] as const) {
    const consent = body.consentListRequest.find((one) => one.type === type && one.optInOut === 'OPT_IN');
    refuseConsent(consent?.version, site.versions[type]);
  }
  if (!softCreditConsentAtCreation(body.propertyRequest.address.state, site.newYorkFlag)) return { softConsent: false };
  refuseConsent(body.consentRequests?.find((one) => one.type === 'SOFT_CREDIT')?.version, site.versions['SOFT_CREDIT']);
  return { softConsent: true };
}

function refuseArea(state: string, zip: string, { brand, newYorkFlag }: Site): void {
  const newYorkSite = brand.hosts.nonNyVariant !== undefined;
  const refusedByNewYork = newYorkRule(state, { newYorkSite, newYorkFlag }) !== 'CONTINUE';
  if (refusedByNewYork || !statesServed(brand).includes(state) || !zipIsServed(zip))
    refuse('state-not-offered', { stateName: US_STATES[state] ?? state });
}

/** Refuses an applicant who isn't old enough on the day it is where they live. */
function refuseAge(body: Creation, { brand, now }: Site): void {
  const home = body.profileRequest.addresses.find((one) => one.type === 'HOME');
  const least = minimumAge({
    ageRestricted: brand.flags['minimum-age-62'] === true,
    states: [body.propertyRequest.address.state, home?.state],
  });
  const zone = getTimeZone(home?.state ?? body.propertyRequest.address.state, null);
  const today = calendarDay(now.toISOString(), zone);
  const { dob } = body.profileRequest;
  if (birthdateProblem(dob, least, today)) refuse('under-age', { minimumAge: isValidDate(dob) ? least : null });
}

function refuseEmail(given: string, own: string): void {
  if (emailKey(given) !== emailKey(own)) refuseFields([{ field: 'profileRequest.email', message: REFUSED.otherEmail }]);
}

function refuseConsent(given: string | undefined, present: string | undefined): void {
  if (given === undefined) refuse('consent-missing');
  if (given !== present) refuse('consent-outdated');
}
