import {
  formatMoney,
  formatPercent,
  interestOnlyPayment,
  isInterestOnly,
  quoteTotals,
  type Offer,
  type Quote,
} from '@lintel/domain';
import type { ReactNode } from 'react';
import { percent } from '../words.en.ts';
import { HOW } from './offer-parts-words.en.ts';
import css from './select.module.css';

/** Explains in words how the figures of a choice are calculated. */
export function HowCalculated({ offer, quote }: { offer: Offer; quote: Quote }): ReactNode {
  const { payments, paid, cost } = quoteTotals(offer, quote);
  const [line, rate] = [formatMoney(quote.lineAmount, 2), percent(quote.rate)];
  return (
    <div className={css.how}>
      <p>{isInterestOnly(offer) ? HOW.interestOnly(line, rate) : HOW.payment(line, rate, payments)}</p>
      <p>
        {HOW.interest(
          line,
          rate,
          formatPercent(quote.rate / 12, 5),
          formatMoney(interestOnlyPayment(quote.lineAmount, quote.rate), 2),
        )}
      </p>
      <p>{HOW.cost(formatMoney(paid), formatMoney(quote.totalDraw), formatMoney(cost))}</p>
    </div>
  );
}
