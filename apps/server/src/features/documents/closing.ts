import { BORROWER } from '@lintel/domain';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, recordWork } from '../../loan-file/index.ts';
import { insertDocuments } from '../../records/document-store/index.ts';
import type { DisclosedOffer } from '../../records/offer-sets/index.ts';
import { saveEvidence } from '../../vendors/index.ts';
import { loadClosingData } from './closing-data.ts';
import { makePdf } from './jobs.ts';
import { queueLetter, wantsPaper } from './letters.ts';
import { forgetFiles, prepareDocuments } from './prepare.ts';

/**
 * Job that makes the closing documents, text and PDF, and records that they are ready: rows, figures, fact and the
 * letter to a borrower who gets paper, in one transaction. If interrupted before it, only unclaimed files exist, which
 * a sweep deletes, and the job makes them again; after it, the file accepts no second answer for the set.
 */
export const makeClosing: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active || application.projection.closingSet !== job.attempt) return;
  const closing = await loadClosingData(context, context.db, application);
  const prepared = await prepareDocuments(context, application, 'CLOSING', job.attempt, closing);
  const rows = await Promise.all(prepared.map((row) => makePdf(context, row)));
  const reader = { uuid: job.uuid, audience: BORROWER };
  const { quote, notary, earliest, fees } = closing;
  const disclosed: DisclosedOffer = { papers: job.attempt, quote, notary, earliest, fees };
  const delivered = await recordWork(context, job, async ({ trx, uuid, file }) => {
    await insertDocuments(trx, rows);
    await saveEvidence(context.vault, trx, { uuid, kind: 'closing', attempt: job.attempt }, disclosed);
    if (await wantsPaper(trx, file, reader)) await queueLetter(context, { trx, uuid }, reader, rows);
    return [
      {
        type: 'ClosingDisclosureReady',
        data: { attempt: job.attempt, documents: rows.map((row) => row.uuid), notary },
      },
    ];
  });
  if (!delivered) await forgetFiles(context, rows);
};
