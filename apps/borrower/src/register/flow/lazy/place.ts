import {
  addressModal,
  disasterNotice,
  LOAN_OFFICER_NOT_LICENSED,
  mayReferrerLend,
  newYorkRule,
  waitlistDecision,
  type AddressModal,
} from '@lintel/domain';
import type { PublicReads } from '../../../platform/page-data.tsx';

/** The consequences of a home's location: a dialog that stops the step, and notices on the page. */
export interface Place {
  modal: AddressModal | undefined;
  /** A notice about a disaster area, which doesn't block the step. */
  disaster: string | undefined;
  /** The referring loan officer isn't licensed there; the button is then disabled. */
  notLicensed: string | undefined;
  /** This site doesn't lend there and offers its wait list. */
  hasWaitList: boolean;
}

const DISASTER_FLAG = 'fe-heloc-disaster-zips';

/** Checks a home's location against the states served, the site and the loan officer's licenses. */
export function checkPlace(
  location: { state?: string | undefined; zip?: string | undefined },
  site: {
    newYorkSite: boolean;
    newYorkFlag: boolean;
    primaryBrand: boolean;
    reads: PublicReads;
  },
): Place {
  const { state = '', zip = '' } = location;
  const { flags, originator, statesEligible, zipPrefixes } = site.reads;
  const zips = flags?.find(({ key, enabled }) => key === DISASTER_FLAG && enabled)?.variables?.['zips'];
  const officer = {
    enforceLicensedStatesForReferral: originator?.enforceLicensedStatesForReferral === true,
    licensedStates: originator?.licensedStates ?? [],
  };
  const modal = state === '' ? undefined : addressModal(state, site);
  const area = statesEligible && zipPrefixes && { states: statesEligible, zipPrefixesNotServed: zipPrefixes };
  const isUnserved = state !== '' && waitlistDecision({ state, zip, area }).kind === 'WAITLIST';
  return {
    modal,
    disaster: disasterNotice(zip, Array.isArray(zips) ? zips.map(String) : []),
    hasWaitList: modal === undefined && (isUnserved || newYorkRule(state.trim().toUpperCase(), site) === 'REFUSED'),
    notLicensed:
      state === '' || mayReferrerLend(officer, state.trim().toUpperCase()) ? undefined : LOAN_OFFICER_NOT_LICENSED,
  };
}
