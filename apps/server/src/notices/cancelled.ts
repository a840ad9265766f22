import { formatMoney } from '@lintel/domain';
import { mailBorrower } from '../borrower-mail/mail-borrower.ts';
import { moneyOutOf } from '../funding/recall.ts';
import { moneyOutSentences } from '../funding/words.ts';
import type { WorkHandler } from '../jobs/context.ts';
import { readApplication } from '../loan-file/applications.ts';
import { refundedFee } from '../valuation/fees.ts';
import { cancelOpenWork } from './cancel-work.ts';
import { CLOSED_MAIL } from './words.ts';

/** The end of a cancelled file: what was queued for it is dropped, and the borrower is told that it is closed, once. */
export const endCancelled: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (application?.projection.ended?.status !== 'CANCELLED') return;
  await cancelOpenWork(context, job.uuid);
  const { text, canceled, refund, ...mail } = CLOSED_MAIL;
  const out = await moneyOutOf(context.db, application);
  const back = application.projection.appraisalFee.refunded ? await refundedFee(context.db, job.uuid) : null;
  await mailBorrower(
    context,
    application,
    {
      ...mail,
      sentences: [
        out ? canceled : text,
        ...(out ? moneyOutSentences(out) : []),
        ...(back ? [refund(formatMoney(back.amount, 2))] : []),
      ],
    },
    `${job.key}:mail`,
  );
};
