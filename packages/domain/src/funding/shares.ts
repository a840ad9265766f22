import type { ClosingFee } from '../closing/fees.ts';
import { toCents, toDollars } from '../offer/fixed-point.ts';
import type { Quote } from '../offer/offer.ts';

/** Recipients of a line's payout. */
export const PAYEES = ['BORROWER', 'CUSTODIAN', 'CREDITOR', 'LENDER', 'OTHERS'] as const;
export type Payee = (typeof PAYEES)[number];

/** Whether a payee gets the rest of the line after fees and creditors. */
export const getsRemainder = (payee: Payee): payee is 'BORROWER' | 'CUSTODIAN' =>
  payee === 'BORROWER' || payee === 'CUSTODIAN';

/** A debt that the line pays off, with its creditor's figures; dollars. */
export interface Payoff {
  readonly liability: string;
  readonly creditorName: string;
  readonly amount: number;
  /** Sent together with the money; the others follow later. */
  readonly required: boolean;
}

/** A part of the line. Dollars. */
export interface Share {
  readonly payee: Payee;
  /** The creditor, or the fee's name in the closing documents; empty for the recipient of the rest. */
  readonly name: string;
  readonly amount: number;
  /** The debt that a creditor's share pays off. */
  readonly liability: string | null;
}

/** The payout: its shares add up to the amount, to the cent. Dollars. */
export interface FundingPlan {
  readonly amount: number;
  readonly shares: readonly Share[];
}

/**
 * Splits a line among its recipients: every fee that the closing documents deduct from it, each debt at its creditor's
 * figure, and the rest of the draw to the borrower, or to the custodian of a line backed by crypto. The whole line is
 * paid out when it is opened.
 *
 * @returns null when the debts exceed the draw, or fees and draw don't add up to the disclosed line: then no one is
 * paid
 */
export function fundingPlan({
  quote,
  fees,
  payoffs,
  crypto,
}: {
  quote: Pick<Quote, 'lineAmount' | 'totalDraw'>;
  fees: readonly ClosingFee[];
  payoffs: readonly Payoff[];
  crypto: boolean;
}): FundingPlan | null {
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
