import type { LoanFile } from '../loan-file/file.ts';
import { stateNotary } from './states.ts';

/** How the deed is signed before a notary, and its fee in dollars; null: no fee. */
export interface NotaryTerms {
  readonly mode: 'REMOTE' | 'MANUAL';
  readonly fee: number | null;
}

/**
 * The notary terms that a loan file's documents state: the last quote, otherwise in person for a Texas homestead
 * (Article XVI, section 50(a)(6)(N), allows only certain offices), otherwise what the state allows. Pricing uses the
 * same terms, so that offer and documents state the same fee.
 *
 * @param state two capital letters; anything else counts as a state without remote notaries
 * @param manualFee dollars for an in-person notary
 */
export function getNotaryTerms(
  file: Pick<LoanFile, 'quotedNotary' | 'regime'>,
  state: string,
  manualFee: number,
): NotaryTerms {
  const { quotedNotary: quote } = file;
  // An unknown mode is not a remote session.
  if (quote) return { mode: quote.mode === 'REMOTE' ? 'REMOTE' : 'MANUAL', fee: quote.fee };
  const inPerson = file.regime === 'TX_50A6' || !stateNotary(state).remote;
  return inPerson ? { mode: 'MANUAL', fee: manualFee } : { mode: 'REMOTE', fee: null };
}
