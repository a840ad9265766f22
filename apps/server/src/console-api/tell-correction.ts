import type { Context } from '../kernel/context.ts';
import type { ApplicationRow } from '../loan-file/index.ts';
import { mailBorrower } from '../records/borrower-mail/index.ts';
import { CORRECTION } from './words.ts';

/** Tells the borrower by mail what became of a correction; nothing of the loan stands in it. */
export const tellCorrection = (
  context: Context,
  loan: Pick<ApplicationRow, 'uuid' | 'organisation'>,
  correction: string,
  outcome: keyof typeof CORRECTION.said,
): Promise<void> =>
  mailBorrower(
    context,
    loan,
    { template: 'correction', subject: CORRECTION.subject, sentences: [CORRECTION.said[outcome]] },
    `correction:${correction}`,
  );
