/** What a small deposit says. */
export const CODE = {
  label: 'The 3 letters of its description',
  hint: (lender: string, left: number) =>
    `Your bank shows it as “${lender} ABC”, with other letters. ${left === 1 ? 'One try is left.' : `${left} tries are left.`}`,
  missing: 'Enter the 3 letters',
  amounts: 'The two amounts',
  first: 'First amount',
  second: 'Second amount',
  firstMissing: 'Enter the first amount, below $1, as 0.32',
  secondMissing: 'Enter the second amount, below $1, as 0.07',
  amountsHint: (left: number) =>
    `Both are below a dollar. ${left === 1 ? 'One try is left.' : `${left} tries are left.`}`,
  notCome: 'It hasn’t come: send another',
  sent: 'We sent another. What the one before it says no longer counts.',
} as const;
