import { formatMoney } from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { type WorkHandler, getQueueName } from '../../kernel/jobs/index.ts';
import { readApplication } from '../../loan-file/index.ts';
import { mailBorrower } from '../../records/borrower-mail/index.ts';
import { findMoneyOut, moneyOutSentences } from '../funding/index.ts';
import { findRefundedFee } from '../valuation/index.ts';
import { CLOSED_MAIL } from './words.ts';

/** Ends a canceled file: drops what was queued for it, and emails the borrower once that the application is closed. */
export const endCancelled: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (application?.projection.ended?.status !== 'CANCELLED') return;
  await cancelOpenWork(context, job.uuid);
  const out = await findMoneyOut(context.db, application);
  const back = application.projection.appraisalFee.refunded ? await findRefundedFee(context.db, job.uuid) : null;
  await mailBorrower(
    context,
    application,
    () => ({
      template: CLOSED_MAIL.template,
      subject: CLOSED_MAIL.subject,
      sentences: [
        out ? CLOSED_MAIL.canceled : CLOSED_MAIL.text,
        ...(out ? moneyOutSentences(out) : []),
        ...(back ? [CLOSED_MAIL.refund(formatMoney(back.amount, 2))] : []),
      ],
    }),
    `${job.key}:mail`,
  );
};

/**
 * Drops the queued work of a file that has ended, because no gate of it needs any. The work of its end stays, and so
 * does the order to the bank, whose answer may still be unrecorded.
 */
export async function cancelOpenWork({ db }: Pick<Context, 'db'>, uuid: string): Promise<void> {
  await sql`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where state in ('created', 'retry') and data ->> 'uuid' = ${uuid}
      and name like ${getQueueName('intake').replace('intake', '%')} and name not in (${getQueueName('end.declined')}, ${getQueueName('end.cancelled')}, ${getQueueName('bank.send')})`.execute(
    db,
  );
}
