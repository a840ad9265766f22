import type { LoanFile } from '../loan-file/file.ts';
import { stateNotary } from './states.ts';
import type { NotaryTerms } from './terms.ts';

/** How the deed is planned to be signed, and whether an attorney reviews the documents before. */
export interface PlannedNotary extends NotaryTerms {
  readonly attorney: boolean;
}

/**
 * Whether this loan file's deed can be signed by video at all: never for a Texas homestead (section 50(a)(6)(N)), nor
 * where state or county don't allow it.
 */
export const isRemotePossible = (
  regime: LoanFile['regime'],
  state: string,
  county: { readonly remote: boolean },
): boolean => regime !== 'TX_50A6' && stateNotary(state).remote && county.remote;

/**
 * Plans how a deed is signed: as disclosed if possible, otherwise in person. The plan stays in person after new
 * documents, so that a county without video signing causes new documents only once.
 *
 * @param county what the notary platform reports about the county: video signing, and recording of deeds signed that
 * way
 * @param manualFee dollars for an in-person notary
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
