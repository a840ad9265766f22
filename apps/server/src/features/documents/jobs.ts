import { BORROWER, type Fact, type GateId } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, recordWork } from '../../loan-file/index.ts';
import {
  changeDocument,
  documentsOfSet,
  insertDocuments,
  type NewDocument,
} from '../../records/document-store/index.ts';
import { queueLetter, wantsPaper } from './letters.ts';
import { forgetFiles, prepareDocuments, renderDocument } from './prepare.ts';

type EarlySet = 'PRE' | 'APP' | 'SUMMARY';

const SETS: Partial<Record<GateId, EarlySet>> = {
  'pre-disclosure': 'PRE',
  'app-disclosure-gen': 'APP',
  'app-disclosure': 'APP',
  'summary-gen': 'SUMMARY',
  summary: 'SUMMARY',
};

/**
 * Job that writes the documents of a set before closing and stores their texts, from which `renderDocuments` makes
 * PDFs. New York's pre-credit disclosure gets its PDF here, because no later gate renders it.
 */
export const requestDocuments: WorkHandler = async (job, context) => {
  const set = SETS[job.gate];
  const application = await readApplication(context.db, job.uuid);
  if (!set || !application?.active) return;
  const prepared = await prepareDocuments(context, application, set, job.attempt);
  const rows = set === 'PRE' ? await Promise.all(prepared.map((row) => makePdf(context, row))) : prepared;
  const delivered = await recordWork(context, job, async ({ trx }) => {
    await insertDocuments(trx, rows);
    return buildSetFacts(
      set,
      job.attempt,
      rows.map((row) => row.uuid),
    );
  });
  if (!delivered) await forgetFiles(context, rows);
};

/** Makes the PDF of a document whose row isn't inserted yet. */
export async function makePdf(context: Context, row: NewDocument): Promise<NewDocument> {
  return {
    ...row,
    ...(await renderDocument(context, {
      organisation: row.organisation,
      text_ref: row.text_ref ?? null,
      created_at: new Date(row.created_at),
    })),
  };
}

function buildSetFacts(set: EarlySet, attempt: number, documents: string[]): Fact[] {
  const requested: Fact = { type: 'DocumentsRequested', data: { set, documents } };
  return set === 'PRE' ? [requested, { type: 'DocumentsReady', data: { set, documents, attempt } }] : [requested];
}

/**
 * Job that makes the PDFs of a set from the texts that were stored when it was requested, and queues a letter if the
 * borrower gets documents by mail.
 */
export const renderDocuments: WorkHandler = async (job, context) => {
  const set = SETS[job.gate];
  if (!set) return;
  const reader = { uuid: job.uuid, audience: BORROWER };
  const rows = await documentsOfSet(context.db, reader, set, job.attempt);
  const rendered = await Promise.all(
    rows
      .filter((row) => row.state === 'MAKING')
      .map(async (row) => ({ uuid: row.uuid, change: await renderDocument(context, row) })),
  );
  const delivered = await recordWork(context, job, async ({ trx, uuid: loan, file }) => {
    for (const { uuid, change } of rendered) await changeDocument(trx, uuid, change);
    if (await wantsPaper(trx, file, reader)) await queueLetter(context, { trx, uuid: loan }, reader, rows);
    return [{ type: 'DocumentsReady', data: { set, attempt: job.attempt, documents: rows.map((row) => row.uuid) } }];
  });
  if (!delivered)
    await forgetFiles(
      context,
      rendered.map(({ change }) => change),
    );
};
