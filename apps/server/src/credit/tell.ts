import { brandOf } from '@lintel/brands';
import { readAnswers } from '../application/answers.ts';
import type { WorkHandler } from '../context.ts';
import { readApplication } from '../loan-file/applications.ts';
import { KEEP_TRYING } from './words.ts';

/** Tells the borrower by mail that the bureau is out of order and that nothing has to be done. One letter for each pull, whatever runs twice. */
export const tellWeKeepTrying: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active) return;
  const { applicant } = await readAnswers(context.vault, context.db, job.uuid);
  const lender = brandOf(application.organisation)?.name.display ?? '';
  const letter = {
    to: applicant.email,
    subject: KEEP_TRYING.subject,
    text: KEEP_TRYING.text(applicant.name.firstName, lender),
    template: 'credit.keep-trying',
    organisation: application.organisation,
    applicationUuid: job.uuid,
  };
  await context.vendors.mail.send(letter, `${job.uuid}:${job.gate}:mail`);
};
