import { brandOf } from '@lintel/brands';
import { readAnswers } from '../application/answers.ts';
import type { Context } from '../context.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';
import { patiently } from '../vendors/patiently.ts';

const SAID = {
  ACCEPTED: 'we corrected what you told us. Your application shows it when you sign in.',
  REFUSED: 'we looked at the correction you asked for and could not make it as you wrote it. Call us and we will go on together.',
} as const;

/** Tells the borrower by mail what became of a correction; nothing of the loan stands in it. */
export async function tellCorrection({ db, vault, vendors }: Context, { uuid, organisation }: Pick<ApplicationRow, 'uuid' | 'organisation'>, correction: string, outcome: keyof typeof SAID): Promise<void> {
  const { applicant } = await readAnswers(vault, db, uuid);
  const lender = brandOf(organisation)?.name.display ?? '';
  const text = `Hello ${applicant.name.firstName},\n\n${SAID[outcome]}\n\n${lender}`;
  const mail = { to: applicant.email, subject: 'About the correction you asked for', text, template: 'correction', organisation, applicationUuid: uuid };
  await patiently(() => vendors.mail.send(mail, `correction:${correction}`));
}
