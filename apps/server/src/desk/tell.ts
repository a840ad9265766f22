import { gateOf, isOpen } from '@lintel/domain';
import { mailBorrower } from '../application/mail-borrower.ts';
import type { WorkHandler } from '../context.ts';
import { readApplication } from '../loan-file/applications.ts';
import { ORDINARY_TURN, SIGN_IN, TURNS } from './words.ts';

/** Tells the borrower by mail that it is their turn. One letter for each turn, whatever runs twice; none when the turn is over. */
export const tellBorrower: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active || !isOpen(gateOf(job.gate), application.projection)) return;
  const { subject, text } = TURNS[job.gate] ?? ORDINARY_TURN;
  await mailBorrower(context, application, { template: `tell.${job.gate}`, subject, sentences: [text, SIGN_IN] }, `${job.key}:tell`);
};
