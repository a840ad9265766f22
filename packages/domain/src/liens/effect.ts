import type { PayoffPreference } from '../enums/offer.ts';
import { dollarsToCents } from '../format/money.ts';

/** The part of the choice that the liens page compares with the debts. Dollars. */
export interface ChosenLine {
  readonly lineAmount: number;
  readonly totalDraw: number;
  readonly monthlyPayment: number;
  /** The amounts for payoffs and for the borrower when the choice was confirmed. */
  readonly payoffTotal: number;
  readonly cashToBorrower: number;
  readonly payOffPreference?: PayoffPreference | null | undefined;
}

/** The figures that the liens page shows as the borrower marks debts. Dollars; `owedShare` as a decimal fraction of the value. */
export interface LiensEffect {
  readonly homeValue: number;
  readonly lineAmount: number;
  /** The remaining liens and the line. */
  readonly owed: number;
  readonly owedShare: number;
  readonly draw: number;
  readonly cashToBorrower: number;
  readonly monthlyPayment: number;
  readonly monthlyChange: number;
}

interface EffectDebt extends RemainingDebt {
  readonly monthlyPaymentCents: number;
}

/**
 * Calculates what the debts marked for payoff mean for the chosen line: a preview until the confirmation prices the
 * offers again. One more mark reduces the cash, never below 0; with PRESERVE, where payoffs come on top of the draw,
 * the cash stays.
 */
export function liensEffect(homeValue: number, line: ChosenLine, debts: readonly EffectDebt[]): LiensEffect {
  const sumOfMarked = (field: 'balanceCents' | 'monthlyPaymentCents'): number =>
    debts.reduce((sum, debt) => (debt.marked ? sum + debt[field] : sum), 0);
  const owed = dollarsToCents(sumRemainingLiens(debts)) + dollarsToCents(line.lineAmount);
  const more =
    line.payOffPreference === 'PRESERVE' ? 0 : sumOfMarked('balanceCents') - dollarsToCents(line.payoffTotal);
  return {
    homeValue,
    lineAmount: line.lineAmount,
    owed: owed / 100,
    owedShare: homeValue > 0 ? Math.round((owed / dollarsToCents(homeValue)) * 10_000) / 10_000 : 0,
    draw: line.totalDraw,
    cashToBorrower: Math.max(dollarsToCents(line.cashToBorrower) - more, 0) / 100,
    monthlyPayment: line.monthlyPayment,
    monthlyChange: (dollarsToCents(line.monthlyPayment) - sumOfMarked('monthlyPaymentCents')) / 100,
  };
}

/** The part of a debt that decides whether it stays ahead of the line. */
export interface RemainingDebt {
  readonly kind: 'LIEN' | 'CARD' | 'LOAN';
  /** Whether the line pays it off. */
  readonly marked: boolean;
  readonly balanceCents: number;
}

/**
 * Adds up the dollars owed on the liens that stay ahead of the line: every debt on the home that the line doesn't pay
 * off, even a disputed one.
 */
export function sumRemainingLiens(debts: readonly RemainingDebt[]): number {
  return (
    debts.reduce((sum, { kind, marked, balanceCents }) => (kind === 'LIEN' && !marked ? sum + balanceCents : sum), 0) /
    100
  );
}
