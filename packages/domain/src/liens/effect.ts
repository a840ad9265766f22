import type { PayoffPreference } from '../enums/offer.ts';
import { dollarsToCents } from '../format/money.ts';

/** What was chosen, as far as the liens page sets it beside the debts. Dollars. */
export interface ChosenLine {
  readonly lineAmount: number;
  readonly totalDraw: number;
  readonly monthlyPayment: number;
  /** Taken for payoffs, and left for the borrower, when the choice was confirmed. */
  readonly payoffTotal: number;
  readonly cashToBorrower: number;
  readonly payOffPreference?: PayoffPreference | null | undefined;
}

/** Dollars; `owedShare` of the value as a decimal fraction. */
export interface LiensEffect {
  readonly homeValue: number;
  readonly lineAmount: number;
  readonly owedShare: number;
  readonly draw: number;
  readonly cashToBorrower: number;
  readonly monthlyPayment: number;
  readonly monthlyChange: number;
}

interface EffectDebt extends StandingDebt {
  readonly monthlyPaymentCents: number;
}

/**
 * What the present marks come to with the line as it was chosen: an outlook, until the price is made again with the confirmation.
 * A mark more is taken from the cash, never below 0; whoever asked for payoffs on top of the draw keeps the cash.
 */
export function liensEffect(homeValue: number, line: ChosenLine, debts: readonly EffectDebt[]): LiensEffect {
  const sumOfMarked = (field: 'balanceCents' | 'monthlyPaymentCents'): number =>
    debts.reduce((sum, debt) => (debt.marked ? sum + debt[field] : sum), 0);
  const owed = dollarsToCents(stayingLiens(debts)) + dollarsToCents(line.lineAmount);
  const more =
    line.payOffPreference === 'PRESERVE' ? 0 : sumOfMarked('balanceCents') - dollarsToCents(line.payoffTotal);
  return {
    homeValue,
    lineAmount: line.lineAmount,
    owedShare: homeValue > 0 ? Math.round((owed / dollarsToCents(homeValue)) * 10_000) / 10_000 : 0,
    draw: line.totalDraw,
    cashToBorrower: Math.max(dollarsToCents(line.cashToBorrower) - more, 0) / 100,
    monthlyPayment: line.monthlyPayment,
    monthlyChange: (dollarsToCents(line.monthlyPayment) - sumOfMarked('monthlyPaymentCents')) / 100,
  };
}

/** A debt of the file as far as it may stand before the line. */
export interface StandingDebt {
  readonly kind: 'LIEN' | 'CARD' | 'LOAN';
  /** Whether the line pays it off. */
  readonly marked: boolean;
  readonly balanceCents: number;
}

/** Dollars that are owed on the liens that stay before the line: every debt on the home that it does not pay off, one that is contested too. */
export function stayingLiens(debts: readonly StandingDebt[]): number {
  return (
    debts.reduce((sum, { kind, marked, balanceCents }) => (kind === 'LIEN' && !marked ? sum + balanceCents : sum), 0) /
    100
  );
}
