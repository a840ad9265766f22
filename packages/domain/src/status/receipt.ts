/** What a borrower is told once, on the next page, after a step that ends in a person's or a vendor's answer. */
export type Receipt = 'SUBMITTED' | 'INCOME' | 'CREDIT';

// Gates of the borrower only: a page that waits for someone else passes by itself, and would take the news with it.
const INCOME = ['income', 'employer-contact'];
const CREDIT = ['id-upload', 'hard-frozen'];
/** From the liens to the end: what may follow a hard credit pull. */
const BEHIND = ['liens', 'appraisal-payment', 'disburse', 'autopay', 'autopay-confirm', 'co-deed', 'final-offer'];

/** The phase of a gate: 0 at the submission, 1 at the income, 2 at identity and credit, 3 behind them; null at every other, which has no news. */
export function receiptPhase(gate: string | null | undefined): number | null {
  const phase = [['submit'], INCOME, CREDIT, BEHIND].findIndex((gates) => gates.includes(gate ?? ''));
  return phase === -1 ? null : phase;
}

/** What became true between two phases. Income counts only where it was asked for: a lender may know enough without. */
export function receiptsBetween(before: number | null, after: number | null): Receipt[] {
  if (before === null || after === null || after <= before) return [];
  return [
    ...(before === 0 ? ['SUBMITTED' as const] : []),
    ...(before === 1 ? ['INCOME' as const] : []),
    ...(after === 3 && before > 0 ? ['CREDIT' as const] : []),
  ];
}
