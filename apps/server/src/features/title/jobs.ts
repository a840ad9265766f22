import { formatShortName } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler, GateJob } from '../../kernel/jobs/index.ts';
import { loanToday, recordWork } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { readParcel } from '../../records/home/index.ts';
import {
  askVendor,
  saveEvidence,
  readEvidence,
  titleAnswer,
  titleOrder,
  type FullTitleRequest,
} from '../../vendors/index.ts';
import { recordTitleFindings } from './record-findings.ts';

/** Orders the title search behind the deed from the title company. */
export const orderTitle: WorkHandler = async (job, context) => {
  const request = await buildTitleRequest(context, job);
  if (!request) return;
  await askVendor(context, job, {
    kind: 'title',
    op: 'title.order',
    schema: titleOrder,
    ask: (meta) => context.vendors.title.order(request, meta),
    onAnswer: (answer) =>
      recordWork(context, job, async ({ uuid, trx }) => {
        const order = await saveEvidence(
          context.vault,
          trx,
          { uuid, kind: 'title-order', attempt: job.attempt },
          answer,
        );
        return [{ type: 'FullTitleOrdered', data: { attempt: job.attempt, order } }];
      }),
  });
};

/**
 * Asks the title company for the ordered search's commitment. While it is still at work, the answer comes by webhook
 * `committed`.
 */
export const pullTitle: WorkHandler = async (job, context) => {
  const request = await buildTitleRequest(context, job);
  const order = await readEvidence(context.vault, context.db, job.uuid, 'title-order');
  if (!request || !order) return;
  await askVendor(context, job, {
    kind: 'title',
    op: 'title.pull',
    schema: titleAnswer,
    ask: (meta) => context.vendors.title.pull({ ...request, orderNumber: order.orderNumber }, meta),
    onAnswer: async (answer) => {
      if (answer.outcome === 'COMMITTED')
        await recordWork(context, job, (loan) => recordTitleFindings(context, loan, job.attempt, answer.commitment));
    },
  });
};

async function buildTitleRequest({ vault, db, config }: Context, job: GateJob): Promise<FullTitleRequest | null> {
  const parcel = await readParcel({ vault }, db, job.uuid);
  if (!parcel) return null;
  const { applicant } = await readAnswers(vault, db, job.uuid);
  return {
    parcel,
    owner: formatShortName(applicant.name),
    email: applicant.email,
    attempt: job.attempt,
    today: await loanToday({ config }, db),
  };
}
