import type { LoanFile } from '../loan-file/file.ts';

/**
 * The next step after staff confirmed that a person in a loan file is on a sanctions list. The match is recorded in
 * every case, and its report is due (31 CFR 501.603, 501.604).
 *
 * DECLINE: no order is at the bank, or its order was stopped or returned before the bank reported that it left. The
 * application ends on the ground SANCTIONS. RECALL: the bank has the order, or sent it. The hold stays, nothing else
 * moves, and the payment is stopped or recalled the same day. A decline would tell the borrower that no money is coming
 * while it may still arrive. REPORT: the application ended for another reason, or is open with its money back. Only the
 * report is left.
 */
export type ConfirmedMatchStep = 'DECLINE' | 'RECALL' | 'REPORT';

/** Decides the next step. `recall` is the outcome of recalling this loan's money; null if there is none. */
export function confirmedMatchStep(
  { ended, fundsOrdered, fundsSent }: Pick<LoanFile, 'ended' | 'fundsOrdered' | 'fundsSent'>,
  recall: 'RETURNED' | 'STOPPED' | null,
): ConfirmedMatchStep {
  if (ended !== null) return 'REPORT';
  if (fundsSent) return recall === 'RETURNED' ? 'REPORT' : 'RECALL';
  if (fundsOrdered) return recall === null ? 'RECALL' : 'DECLINE';
  return 'DECLINE';
}
