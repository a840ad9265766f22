import type { ClosingFee } from '../closing/fees.ts';
import { toCents, toDollars } from '../offer/fixed-point.ts';
import type { Quote } from '../offer/offer.ts';

/** To whom parts of a line go when it is paid out. */
export const PAYEES = ['BORROWER', 'CUSTODIAN', 'CREDITOR', 'LENDER', 'OTHERS'] as const;
export type Payee = (typeof PAYEES)[number];

/** A debt that the line pays off, as its creditor says; dollars. */
export interface Payoff {
  readonly liability: string;
  readonly creditorName: string;
  readonly amount: number;
  /** Paid in the same sending as the money; the others follow it. */
  readonly required: boolean;
}

/** A part of the line. Dollars. */
export interface Share {
  readonly payee: Payee;
  /** The creditor, or the fee by the name that the closing papers give it; empty for who takes the rest. */
  readonly name: string;
  readonly amount: number;
  /** The debt that a creditor's share pays off. */
  readonly liability: string | null;
}

/** What is paid out: its shares add up to the amount, to the cent. Dollars. */
export interface FundingPlan {
  readonly amount: number;
  readonly shares: readonly Share[];
}

/**
 * To whom a line goes: every fee that the closing papers take from it, each debt at its creditor's figure, and what is left of the draw to the borrower, or
 * to the custodian of a line that is backed by crypto. The whole line is paid out at its opening.
 *
 * @returns null when the debts are more than the draw, or fees and draw are not the line that was disclosed: then nobody is paid
 */
export function fundingPlan(of: {
  quote: Pick<Quote, 'lineAmount' | 'totalDraw'>;
  fees: readonly ClosingFee[];
  payoffs: readonly Payoff[];
  crypto: boolean;
}): FundingPlan | null {
  const { quote, fees, payoffs, crypto } = of;
  const taken = fees.filter(({ from }) => from === 'LINE');
  const sum = (parts: readonly { readonly amount: number }[]): bigint =>
    parts.reduce((all, { amount }) => all + toCents(amount), 0n);
  const rest = toCents(quote.totalDraw) - sum(payoffs);
  if (rest < 0n || toCents(quote.totalDraw) + sum(taken) !== toCents(quote.lineAmount)) return null;
  const shares: Share[] = [
    { payee: crypto ? 'CUSTODIAN' : 'BORROWER', name: '', amount: toDollars(rest), liability: null },
    ...payoffs.map(({ creditorName, amount, liability }): Share => ({
      payee: 'CREDITOR',
      name: creditorName,
      amount,
      liability,
    })),
    ...taken.map(({ label, amount, paidTo }): Share => ({ payee: paidTo, name: label, amount, liability: null })),
  ];
  return { amount: quote.lineAmount, shares: shares.filter(({ amount }) => amount > 0) };
}
