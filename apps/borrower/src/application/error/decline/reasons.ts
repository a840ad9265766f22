import {
  DECLINE_REASON_CODES,
  formatDateInProse,
  formatMoney,
  formatPercent,
  owedTooMuch,
  reasonSentence,
  type DeclineFigures,
  type DeclineReason,
} from '@lintel/domain';
import { DECLINE, PLAIN_REASONS, WITH_FIGURES } from './words.en.ts';

/** A reason of a decline as the page shows it. */
export interface ShownReason {
  title: string;
  text: string;
  source: string | undefined;
  change: string | undefined;
}

/** Figures a reason can be based on; null or absent otherwise. */
export type Figures = { [Name in keyof DeclineFigures]?: DeclineFigures[Name] | undefined } & {
  readonly score?: number | undefined;
};

/**
 * Returns a reason in plain words with its figures, next to the notice's words; a reason without plain words stays as
 * it is.
 */
export function describeReason(sentence: string, figures: Figures = {}): ShownReason {
  const code = DECLINE_REASON_CODES.find((one) => reasonSentence(one) === sentence);
  const plain = code && PLAIN_REASONS[code];
  if (!plain) return { title: sentence, text: '', source: undefined, change: undefined };
  const own = withFigures(code, figures);
  return {
    title: plain.title,
    text: own?.text ?? plain.text,
    source: DECLINE.inNotice(sentence),
    change: own?.change ?? plain.change,
  };
}

/**
 * Returns sentences on what would change the decision, in the order of the reasons. A score below the minimum comes
 * first, because the other reasons from the credit file lowered it.
 */
export function listPossibleChanges(
  reasons: readonly ShownReason[],
  { score, lowestScore }: Figures,
): readonly string[] {
  const changes = reasons.flatMap(({ change }) => (change === undefined ? [] : [change]));
  if (score === undefined || lowestScore == null || score >= lowestScore) return changes;
  const higher = DECLINE.higherScore(lowestScore, score);
  return [higher, ...changes.filter((change) => change !== PLAIN_REASONS.CREDIT_SCORE?.change)];
}

/** Returns the sentence on applying again. Days are yyyy-MM-dd; null if the day isn't known. */
export function describeReapplying(reapplyOn: string | null, decidedOn: string): string {
  if (reapplyOn === null) return DECLINE.mayBeSame;
  return reapplyOn > decidedOn ? DECLINE.reapply(formatDateInProse(reapplyOn)) : DECLINE.anyTime;
}

function withFigures(
  code: DeclineReason,
  { home, debts, score, lowestScore }: Figures,
): { text: string; change?: string } | undefined {
  if (code === 'CREDIT_SCORE' && score !== undefined && lowestScore != null)
    return { text: WITH_FIGURES.score(score, lowestScore) };
  if (code === 'COLLATERAL_INSUFFICIENT' && home) {
    const { text, owesNothing, change } = WITH_FIGURES.home;
    const { owed, value, highestShare, smallestDraw } = home;
    const [draw, share, worth, highest] = [
      formatMoney(smallestDraw),
      formatPercent((owed + smallestDraw) / value, 1),
      formatMoney(value),
      formatPercent(highestShare, 0),
    ];
    const fits = owedTooMuch(home);
    return {
      text: owed > 0 ? text(formatMoney(owed), draw, share, worth, highest) : owesNothing(draw, share, worth, highest),
      ...(fits && { change: change(formatMoney(fits.most), formatMoney(fits.less)) }),
    };
  }
  if ((code === 'OBLIGATIONS_EXCESSIVE' || code === 'INCOME_INSUFFICIENT') && debts && debts.income > 0) {
    const { payments, income, highestShare } = debts;
    return {
      text: WITH_FIGURES.debts.text(
        formatMoney(payments),
        formatMoney(income),
        formatPercent(payments / income, 0),
        formatPercent(highestShare, 0),
      ),
    };
  }
  return undefined;
}
