import { businessDayAfter } from '../calendar/business-days.ts';
import type { Regime } from '../loan-file/file.ts';
import { COPY_DAYS, openingNotBefore } from '../valuation/copies.ts';

/** When and how a person was given a paper; yyyy-MM-dd. */
export interface Given {
  readonly on: string;
  readonly how: 'ELECTRONIC' | 'MAIL';
}

export interface EarliestSigning {
  /** The first day on which the papers may be signed, yyyy-MM-dd. */
  readonly on: string;
  /** What sets that day; null: nothing waits. */
  readonly because: 'VALUATION_COPY' | 'TEXAS_COSTS' | null;
}

/**
 * The first day on which a set of papers may be signed: 3 business days after each copy of a valuation where the line is a first lien, unless the borrower
 * has waived them (12 CFR 1002.14(a)(1)); one business day after the itemised costs of a Texas homestead (7 TAC 153.13). The 12 days of Texas, a flood
 * notice and the notary's hours are not counted here: each is a wait of its own behind the signing of the note.
 *
 * @param copies of every valuation that the law has the borrower get; none where the line is not the first lien
 */
export function earliestSigning(of: { papers: Given; copies: readonly Given[]; copiesWaived: boolean; regime: Regime | null }): EarliestSigning {
  const { papers, copies, copiesWaived, regime } = of;
  const waits: EarliestSigning[] = [{ on: papers.on, because: null }];
  if (!copiesWaived) for (const copy of copies) waits.push({ on: openingNotBefore(copy), because: 'VALUATION_COPY' });
  if (regime === 'TX_50A6') waits.push({ on: businessDayAfter(papers.how === 'MAIL' ? businessDayAfter(papers.on, COPY_DAYS) : papers.on, 1), because: 'TEXAS_COSTS' });
  return waits.reduce((latest, wait) => (wait.on > latest.on ? wait : latest));
}
