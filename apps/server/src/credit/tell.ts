import { brandOf } from '@lintel/brands';
import { readAnswers } from '../application/answers.ts';
import type { WorkHandler } from '../context.ts';
import { readApplication } from '../loan-file/applications.ts';

/** Tells the borrower by mail that the bureau is out of order and that nothing has to be done. One letter for each loan, whatever runs twice. */
export const tellWeKeepTrying: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const { applicant } = await readAnswers(context.vault, context.db, job.uuid);
  const lender = brandOf(application.organisation)?.name.display ?? '';
  const letter = {
    to: applicant.email,
    subject: 'The credit bureau is not answering',
    text: `Hello ${applicant.name.firstName},\n\nthe credit bureau is not answering, so we could not look at your credit yet. We keep trying and write to you again.\nYour answers are saved. There is nothing for you to do.\n\n${lender}`,
    template: 'credit.keep-trying',
    organisation: application.organisation,
    applicationUuid: job.uuid,
  };
  await context.vendors.mail.send(letter, `${job.uuid}:soft-error:mail`);
};
