import type { LoanFile } from '../loan-file/file.ts';
import { stateNotary } from './states.ts';

/** How the deed is signed before a notary, and what that costs in dollars; null: nothing. */
export interface NotaryOffer {
  readonly mode: 'REMOTE' | 'MANUAL';
  readonly fee: number | null;
}

/**
 * The notary that the papers of a file name: the one last quoted, else an office for a Texas homestead (Article XVI, section 50(a)(6)(N)), else what the
 * state allows. The price counts the same one, so that the offer and its papers say one fee.
 *
 * @param state two capitals; anything else is taken for a state without a remote notary
 * @param manualFee dollars of a notary in person
 */
export function getNotaryOffer(
  file: Pick<LoanFile, 'quotedNotary' | 'regime'>,
  state: string,
  manualFee: number,
): NotaryOffer {
  const { quotedNotary: quote } = file;
  // A mode that nobody knows is no remote session.
  if (quote) return { mode: quote.mode === 'REMOTE' ? 'REMOTE' : 'MANUAL', fee: quote.fee };
  const inPerson = file.regime === 'TX_50A6' || !stateNotary(state).remote;
  return inPerson ? { mode: 'MANUAL', fee: manualFee } : { mode: 'REMOTE', fee: null };
}
