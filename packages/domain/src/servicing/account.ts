import { monthsAfter } from '../calendar/days.ts';
import { toCents, toDollars, toRate } from '../offer/fixed-point.ts';
import { interestOnlyCents } from '../offer/payment.ts';

/** An open line as its note fixes it. Dollars, decimal fractions, yyyy-MM-dd. */
export interface OpenLine {
  /** The amount owed at the start: the draw with fees and costs. */
  readonly drawn: number;
  /** The most that may be owed at a time. */
  readonly limit: number;
  readonly rate: number;
  readonly termYears: number;
  readonly monthlyPayment: number;
  readonly firstPaymentOn: string;
}

/** A line on one day, with every payment made when due. Dollars, yyyy-MM-dd. */
export interface LineAccount {
  readonly balance: number;
  /** The available credit: principal that was repaid. */
  readonly available: number;
  /** Null once everything is paid. */
  readonly nextPayment: { readonly on: string; readonly amount: number } | null;
}

/**
 * Calculates the balance, available credit and next payment on a day, if each payment is made on its day and nothing
 * else is drawn. Interest is a twelfth of the yearly rate a month, as in the payment. The last payment pays what is
 * left.
 */
export function lineAccountOn(line: OpenLine, today: string): LineAccount {
  const rate = toRate(line.rate);
  const level = toCents(line.monthlyPayment);
  const limit = toCents(line.limit);
  const payments = Math.round(line.termYears * 12);
  let balance = toCents(line.drawn);
  for (let count = 0; count < payments && balance > 0n; count += 1) {
    const on = monthsAfter(line.firstPaymentOn, count);
    const interest = interestOnlyCents(balance, rate);
    const isLast = count === payments - 1 || level >= balance + interest;
    const amount = isLast ? balance + interest : level;
    if (on > today)
      return {
        balance: toDollars(balance),
        available: toDollars(limit - balance),
        nextPayment: { on, amount: toDollars(amount) },
      };
    balance -= amount - interest;
  }
  return { balance: toDollars(balance), available: toDollars(limit - balance), nextPayment: null };
}
