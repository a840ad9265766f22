import { toCents, toDollars, toRate } from './fixed-point.ts';
import { isInterestOnly, type Offer, type Quote } from './offer.ts';
import { interestOnlyCents } from './payment.ts';

/** The balance at the end of a year, and the principal and interest of that year's payments, in dollars. */
export interface YearlyBalance {
  /** 1 for the first year. */
  readonly year: number;
  readonly balance: number;
  readonly principal: number;
  readonly interest: number;
}

/**
 * Lists the balance of a line at the end of each year, if all of it is drawn at the start and every payment is made as
 * quoted. Interest is a twelfth of the yearly rate each month, as in the payment. The last payment pays what is left:
 * with interest-only payments, the whole line.
 */
export function listYearlyBalances(
  offer: Pick<Offer, 'term' | 'type'>,
  quote: Pick<Quote, 'lineAmount' | 'rate' | 'monthlyPayment'>,
): YearlyBalance[] {
  const rate = toRate(quote.rate);
  const payment = isInterestOnly(offer) ? undefined : toCents(quote.monthlyPayment);
  const years: YearlyBalance[] = [];
  let balance = toCents(quote.lineAmount);
  for (let year = 1; year <= offer.term; year += 1) {
    const before = balance;
    let interest = 0n;
    for (let month = 1; month <= 12; month += 1) {
      const due = interestOnlyCents(balance, rate);
      const isLast = year === offer.term && month === 12;
      const principal = isLast ? balance : payment === undefined ? 0n : payment - due;
      interest += due;
      balance -= principal;
    }
    years.push({
      year,
      balance: toDollars(balance),
      principal: toDollars(before - balance),
      interest: toDollars(interest),
    });
  }
  return years;
}
