import type { LoanFile } from '../loan-file/file.ts';

/** How the deed is signed before a notary, and what that costs in dollars; null: nothing. */
export interface NotaryOffer {
  readonly mode: 'REMOTE' | 'MANUAL';
  readonly fee: number | null;
}

/**
 * States that had no remote notary for real estate by the end of 2023 (research on the domain, section 3.16). A sample: a lender keeps its own table
 * with a date and a source for each state.
 */
const IN_PERSON: ReadonlySet<string> = new Set(['AL', 'CA', 'CT', 'GA', 'MS', 'SC', 'SD']);

/**
 * The notary that the papers of a file name: the one last quoted, else an office for a Texas homestead (Article XVI, section 50(a)(6)(N)), else what the
 * state allows. The price counts the same one, so that the offer and its papers say one fee.
 *
 * @param state two capitals; anything else is taken for a state without a remote notary
 * @param manualFee dollars of a notary in person
 */
export function notaryOf(file: Pick<LoanFile, 'quote' | 'regime'>, state: string, manualFee: number): NotaryOffer {
  const { quote } = file;
  // A mode that nobody knows is no remote session.
  if (quote) return { mode: quote.mode === 'REMOTE' ? 'REMOTE' : 'MANUAL', fee: quote.fee };
  const inPerson = file.regime === 'TX_50A6' || IN_PERSON.has(state) || !/^[A-Z]{2}$/.test(state);
  return inPerson ? { mode: 'MANUAL', fee: manualFee } : { mode: 'REMOTE', fee: null };
}
