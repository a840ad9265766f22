import type { Context } from '../../kernel/context.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { append } from '../../records/audit/index.ts';
import { changeDocument, anyDocument, unscannedUploads } from '../../records/document-store/index.ts';
import { scanStored } from '../../records/uploads/index.ts';

/** The `review_reason` of an upload in which the scanner found malware. */
export const INFECTED = 'file-infected';

/**
 * Background job that has an upload in quarantine scanned. If it is infected, its bytes are removed and the row records
 * why.
 */
export const scanDocument: BackgroundJob = async (documentUuid, context) => {
  const row = await anyDocument(context.db, documentUuid);
  if (row?.state !== 'SCANNING' || row.file_ref === null) return;
  const { uuid, file_ref: ref, organisation, application_uuid: applicationUuid } = row;
  const verdict = await scanStored(context, { ref, organisation, applicationUuid });
  if (verdict === 'SCANNING') throw new Error('The scanner is not responding, so the file stays closed.');
  const isClean = verdict === 'READY';
  await context.db.transaction().execute(async (trx) => {
    await changeDocument(
      trx,
      uuid,
      isClean ? { state: 'READY' } : { state: 'REFUSED', review_reason: INFECTED, file_ref: null },
    );
    await append(trx, [
      {
        event: 'document.scanned',
        actor: 'server',
        organisation,
        application: applicationUuid,
        about: { document: uuid, clean: isClean },
      },
    ]);
  });
  if (!isClean) await context.vendors.files.delete(ref);
};

/** Queues scans of uploads that no scanner has checked, if there is a scanner. Runs at the start and every hour. */
export async function queueScans(context: Pick<Context, 'db' | 'jobs' | 'vendors'>): Promise<void> {
  if (context.vendors.scan.provider === 'none') return;
  const uploads = await unscannedUploads(context.db, 500);
  if (uploads.length === 0) return;
  await context.db.transaction().execute(async (trx) => {
    for (const uuid of uploads) await context.jobs.queueBackgroundJob(trx, 'scan-document', uuid);
  });
}
