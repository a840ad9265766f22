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
