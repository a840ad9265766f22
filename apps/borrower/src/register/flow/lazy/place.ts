import {
  addressModal,
  disasterNotice,
  LOAN_OFFICER_NOT_LICENSED,
  mayReferrerLend,
  newYorkRule,
  type AddressModal,
} from '@lintel/domain';
import type { Flag, Originator } from '../../../platform/page-data.tsx';

/** What a property's location means: a dialog that stops the step, and notices on the page. */
export interface Place {
  modal: AddressModal | undefined;
  /** Doesn't block the step (ELIG-026). */
  disaster: string | undefined;
  /** The referring loan officer isn't licensed there; pressing the button then does nothing (ELIG-006, ELIG-007). */
  notLicensed: string | undefined;
  /** This site doesn't serve the state and offers its waiting list. */
  isRefused: boolean;
}

const DISASTER_FLAG = 'fe-heloc-disaster-zips';

export function checkPlace(
  at: { state?: string | undefined; zip?: string | undefined },
  of: {
    newYorkSite: boolean;
    newYorkFlag: boolean;
    primaryBrand: boolean;
    flags?: readonly Flag[] | undefined;
    originator?: Originator | undefined;
  },
): Place {
  const { state = '', zip = '' } = at;
  const { flags, originator } = of;
  const zips = flags?.find(({ key, enabled }) => key === DISASTER_FLAG && enabled)?.variables?.['zips'];
  const officer = {
    enforceLicensedStatesForReferral: originator?.enforceLicensedStatesForReferral === true,
    licensedStates: originator?.licensedStates ?? [],
  };
  return {
    modal: state === '' ? undefined : addressModal(state, of),
    disaster: disasterNotice(zip, Array.isArray(zips) ? zips.map(String) : []),
    isRefused: newYorkRule(state.trim().toUpperCase(), of) === 'REFUSED',
    notLicensed: state === '' || mayReferrerLend(officer, state) ? undefined : LOAN_OFFICER_NOT_LICENSED,
  };
}
