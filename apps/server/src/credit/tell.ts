import { mailBorrower } from '../application/mail-borrower.ts';
import type { WorkHandler } from '../context.ts';
import { readApplication } from '../loan-file/applications.ts';
import { KEEP_TRYING } from './words.ts';

/** Tells the borrower by mail that the bureau is out of order and that nothing has to be done. One letter for each pull, whatever runs twice. */
export const tellWeKeepTrying: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (application?.active) await mailBorrower(context, application, KEEP_TRYING, `${job.uuid}:${job.gate}:mail`);
};
