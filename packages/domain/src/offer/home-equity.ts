/** A debt as the credit report names it; dollars. */
export interface HomeDebt {
  readonly kind: string;
  readonly monetaryBalance: number;
  readonly payOff: { readonly status: string };
}

/** The parts of a home's value, in dollars. */
export interface HomeEquity {
  /** Owed to other lenders after this line pays off the debts marked for it. */
  readonly owed: number;
  readonly line: number;
  /** What is left; 0 when the debts exceed the value. */
  readonly left: number;
}

const toWholeCents = (dollars: number): number => Math.round(dollars * 100);

/** Splits a home's value into the other liens, this line and what is left. */
export function splitHomeEquity(homeValue: number, debts: readonly HomeDebt[], line: number): HomeEquity {
  let owed = 0;
  for (const { kind, monetaryBalance, payOff } of debts)
    if (kind === 'LIEN' && payOff.status !== 'MARKED_FOR_PAYOFF') owed += toWholeCents(monetaryBalance);
  const left = toWholeCents(homeValue) - owed - toWholeCents(line);
  return { owed: owed / 100, line, left: Math.max(0, left) / 100 };
}
