import type { LoanFile } from '../loan-file/file.ts';

/**
 * What follows when a person of a file is on a sanctions list. That they are is recorded in every case, and its report is due (31 CFR 501.603, 501.604).
 *
 * DECLINE: no order is at the bank, or the one it had was stopped or came back before the bank said that it left. The file ends on the ground SANCTIONS.
 * RECALL: the bank has the order, or sent it. The file keeps its hold, nothing more moves, and the payment is stopped or recalled the same day. A decline
 * would tell the borrower that no money comes while it may still arrive.
 * REPORT: the file ended for another reason, or is open with its money back. Only the report is left.
 */
export type ConfirmedMatchStep = 'DECLINE' | 'RECALL' | 'REPORT';

/** `recall` is the outcome of the recall of this file's money; null while there is none. */
export function confirmedMatchStep(
  { ended, fundsOrdered, fundsSent }: Pick<LoanFile, 'ended' | 'fundsOrdered' | 'fundsSent'>,
  recall: 'RETURNED' | 'STOPPED' | null,
): ConfirmedMatchStep {
  if (ended !== null) return 'REPORT';
  if (fundsSent) return recall === 'RETURNED' ? 'REPORT' : 'RECALL';
  if (fundsOrdered) return recall === null ? 'RECALL' : 'DECLINE';
  return 'DECLINE';
}
