import { brandOf } from '@lintel/brands';
import { formatMoney } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
import type { WorkHandler } from '../context.ts';
import { readApplication } from '../loan-file/applications.ts';
import { refundedFee } from '../valuation/fees.ts';
import { patiently } from '../vendors/patiently.ts';
import { cancelOpenWork } from './cancel-work.ts';
import { CLOSED_MAIL, mailText } from './words.ts';

/** The end of a cancelled file: what was queued for it is dropped, and the borrower is told that it is closed, once. */
export const endCancelled: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (application?.projection.ended?.status !== 'CANCELLED') return;
  await cancelOpenWork(context, job.uuid);
  const { organisation } = application;
  const { applicant } = await readAnswers(context.vault, context.db, job.uuid);
  const { template, subject, text, refund } = CLOSED_MAIL;
  const back = application.projection.fee.refunded ? await refundedFee(context.db, job.uuid) : null;
  const lender = brandOf(organisation)?.name.display ?? '';
  const letter = { to: applicant.email, subject, text: mailText(applicant.name.firstName, lender, text, ...(back ? [refund(formatMoney(back.amount, 2))] : [])), template, organisation, applicationUuid: job.uuid };
  await patiently(() => context.vendors.mail.send(letter, `${job.key}:mail`));
};
