/** A confirmation that the next page shows once, after a step whose answer comes from staff or a vendor. */
export type Receipt = 'SUBMITTED' | 'INCOME' | 'CREDIT';

// Only the borrower's gates: a page that waits for someone else moves on by itself, and the message would disappear
// with it.
const INCOME = ['income', 'employer-contact'];
const CREDIT = ['id-upload', 'hard-frozen'];
/** From the liens to the end: gates that can follow a hard credit pull. */
const BEHIND = ['liens', 'appraisal-payment', 'disburse', 'autopay', 'autopay-confirm', 'co-deed', 'final-offer'];

/**
 * Returns the phase of a gate: 0 at the submission, 1 at income, 2 at identity and credit, 3 after them; null for every
 * other gate, which has no confirmation.
 */
export function receiptPhase(gate: string | null | undefined): number | null {
  const phase = [['submit'], INCOME, CREDIT, BEHIND].findIndex((gates) => gates.includes(gate ?? ''));
  return phase === -1 ? null : phase;
}

/** Returns the confirmations to show between two phases. Income counts only if the lender needed proof of it. */
export function receiptsBetween(before: number | null, after: number | null): Receipt[] {
  if (before === null || after === null || after <= before) return [];
  return [
    ...(before === 0 ? ['SUBMITTED' as const] : []),
    ...(before === 1 ? ['INCOME' as const] : []),
    ...(after === 3 && before > 0 ? ['CREDIT' as const] : []),
  ];
}
