import type { LoanFile } from '../loan-file/file.ts';
import type { NotaryOffer } from './offer.ts';
import { stateNotary } from './states.ts';

export interface PlannedNotary extends NotaryOffer {
  readonly attorney: boolean;
}

/** Whether a deed of this file may be signed by video at all: never of a Texas homestead (section 50(a)(6)(N)), nor where state or county do not have it. */
export const isRemotePossible = (
  regime: LoanFile['regime'],
  state: string,
  county: { readonly remote: boolean },
): boolean => regime !== 'TX_50A6' && stateNotary(state).remote && county.remote;

/**
 * How a deed is signed: as it was disclosed where that is possible, otherwise in person. Asked again after new papers it says the same, so that one
 * surprise makes new papers once.
 *
 * @param county what the notary's platform says of the county: video, and recording of what is signed there
 * @param manualFee dollars of a notary in person
 */
export function planNotary(
  file: Pick<LoanFile, 'regime' | 'disclosedNotary'>,
  state: string,
  county: { readonly remote: boolean },
  manualFee: number,
): PlannedNotary {
  const { attorney } = stateNotary(state);
  const isRemote = isRemotePossible(file.regime, state, county) && file.disclosedNotary?.mode !== 'MANUAL';
  return isRemote ? { mode: 'REMOTE', fee: null, attorney } : { mode: 'MANUAL', fee: manualFee, attorney };
}
