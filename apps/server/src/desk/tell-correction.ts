import { mailBorrower } from '../application/mail-borrower.ts';
import type { Context } from '../context.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';

const SAID = {
  ACCEPTED: 'we corrected what you told us. Your application shows it when you sign in.',
  REFUSED: 'we looked at the correction you asked for and could not make it as you wrote it. Call us and we will go on together.',
} as const;

/** Tells the borrower by mail what became of a correction; nothing of the loan stands in it. */
export const tellCorrection = (context: Context, loan: Pick<ApplicationRow, 'uuid' | 'organisation'>, correction: string, outcome: keyof typeof SAID): Promise<void> =>
  mailBorrower(context, loan, { template: 'correction', subject: 'About the correction you asked for', sentences: [SAID[outcome]] }, `correction:${correction}`);
