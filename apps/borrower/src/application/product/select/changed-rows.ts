import { offerDifferences, type LargestDraws, type OfferFigure, type Quote, type TotalCosts } from '@lintel/domain';
import type { DiffRow } from '@lintel/ui';
import { CHANGED } from './changed-words.en.ts';

/** Figures that the cause changes directly; the others follow from them. */
const CAUSED: ReadonlySet<OfferFigure> = new Set(['most', 'draw', 'rate']);
/** Figures where more is better for the borrower. */
const BETTER_MORE: ReadonlySet<OfferFigure> = new Set(['most', 'draw', 'cash']);

/** Returns table rows of the figures that differ, each with its cause. */
export function changedRows(
  before: Quote,
  after: Quote,
  costs: TotalCosts | null,
  because: readonly string[],
  most: LargestDraws | null = null,
): DiffRow[] {
  const cause = because.length > 0 ? CHANGED.capital(because.join(' and ')) : '';
  return offerDifferences(before, after, costs, most).map(({ figure, was, now, by, isMore }) => ({
    what: CHANGED.rows[figure],
    was,
    now,
    why: CAUSED.has(figure) ? cause : CHANGED.follows,
    change: {
      text:
        figure === 'rate'
          ? isMore
            ? CHANGED.higher(by)
            : CHANGED.lower(by)
          : isMore
            ? CHANGED.more(by)
            : CHANGED.less(by),
      tone: isMore === BETTER_MORE.has(figure) ? 'good' : 'caution',
    },
  }));
}
