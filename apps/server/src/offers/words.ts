/** Why a price differs from the last one; each follows "because". */
export const CAUSES = {
  value: 'the value of your home changed',
  income: 'your income changed',
  assets: 'you told us about your savings',
  score: 'your credit score changed',
  owed: 'what you owe changed',
  marks: 'you changed the debts to be paid off',
  smallerLine: 'you accepted the smaller line',
  wayOfPaying: 'you said how you will pay',
  notary: 'the notary changed',
} as const;

export type Cause = keyof typeof CAUSES;

/** Why a file was withdrawn by its borrower at a changed offer. */
export const STOPPED = 'Stopped at the changed offer';
