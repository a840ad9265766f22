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

/** What a property's location means: a dialog that stops the step, and notices on the page. */
export interface Place {
  modal: AddressModal | undefined;
  /** Doesn't block the step. */
  disaster: string | undefined;
  /** The referring loan officer isn't licensed there; the button is then disabled. */
  notLicensed: string | undefined;
  /** This site doesn't lend there and offers its wait list. */
  hasWaitList: boolean;
}

const DISASTER_FLAG = 'fe-heloc-disaster-zips';

export function checkPlace(
  at: { state?: string | undefined; zip?: string | undefined },
  of: {
    newYorkSite: boolean;
    newYorkFlag: boolean;
    primaryBrand: boolean;
    reads: PublicReads;
  },
): Place {
  const { state = '', zip = '' } = at;
  const { flags, originator, statesEligible, zipPrefixes } = of.reads;
  const zips = flags?.find(({ key, enabled }) => key === DISASTER_FLAG && enabled)?.variables?.['zips'];
  const officer = {
    enforceLicensedStatesForReferral: originator?.enforceLicensedStatesForReferral === true,
    licensedStates: originator?.licensedStates ?? [],
  };
  const modal = state === '' ? undefined : addressModal(state, of);
  const area = statesEligible && zipPrefixes && { states: statesEligible, zipPrefixesNotServed: zipPrefixes };
  const isUnserved = state !== '' && waitlistDecision({ state, zip, area }).kind === 'WAITLIST';
  return {
    modal,
    disaster: disasterNotice(zip, Array.isArray(zips) ? zips.map(String) : []),
    hasWaitList: modal === undefined && (isUnserved || newYorkRule(state.trim().toUpperCase(), of) === 'REFUSED'),
    notLicensed:
      state === '' || mayReferrerLend(officer, state.trim().toUpperCase()) ? undefined : LOAN_OFFICER_NOT_LICENSED,
  };
}
