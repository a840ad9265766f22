import type { Context } from '../kernel/context.ts';
import type { ApplicationRow } from '../loan-file/index.ts';
import { mailBorrower } from '../records/borrower-mail/index.ts';
import { CORRECTION } from './words.ts';

/** Emails the borrower the result of a correction, without any loan data. */
export const emailCorrectionResult = (
  context: Context,
  loan: Pick<ApplicationRow, 'uuid' | 'organisation'>,
  correction: string,
  outcome: keyof typeof CORRECTION.said,
): Promise<void> =>
  mailBorrower(
    context,
    loan,
    () => ({ template: 'correction', subject: CORRECTION.subject, sentences: [CORRECTION.said[outcome]] }),
    `correction:${correction}`,
  );
