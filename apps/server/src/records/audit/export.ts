import { createHash, randomUUID } from 'node:crypto';
import type { exportAudit, Request } from '@lintel/contract';
import { loadAllStaffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { toCsvLine } from '../../kernel/csv.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { loanNow } from '../../loan-file/index.ts';
import { findOwnFileIds } from '../file-index/index.ts';
import { append } from './audit.ts';
import { selectEntries, toPlainEntry, type Entry } from './page.ts';

type AuditExportRequest = Request<typeof exportAudit>['body'];

const BATCH = 1000;

/**
 * Records a colleague's request for entries as a file, which a background job writes. A repeat under the same
 * idempotency key returns the first request.
 */
export async function requestExport(
  context: Context,
  { identityUuid, organisation }: Caller,
  request: AuditExportRequest,
  { idempotencyKey, requestId }: { idempotencyKey: string; requestId: string },
): Promise<string> {
  return context.db.transaction().execute(async (trx) => {
    const newest = await trx
      .selectFrom('audit_entry')
      .select('sequence')
      .where('organisation', '=', organisation)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    const row = {
      uuid: randomUUID(),
      organisation,
      staff_uuid: identityUuid,
      asked: JSON.stringify(request),
      asked_at: await loanNow(context, trx),
      up_to: Number(newest?.sequence ?? 0),
      file_ref: null,
      sha256: null,
      entries: null,
      press: `${identityUuid} ${idempotencyKey}`,
    };
    await trx
      .insertInto('audit_export')
      .values(row)
      .onConflict((conflict) => conflict.column('press').doNothing())
      .execute();
    const { uuid } = await trx
      .selectFrom('audit_export')
      .select('uuid')
      .where('press', '=', row.press)
      .executeTakeFirstOrThrow();
    if (uuid !== row.uuid) return uuid;
    await append(trx, [
      {
        event: 'audit.export-asked',
        actor: identityUuid,
        organisation,
        requestId,
        about: { export: uuid, format: request.format },
      },
    ]);
    await context.jobs.queueBackgroundJob(trx, 'audit-export', uuid);
    return uuid;
  });
}

/**
 * Writes an export file, oldest entry first, and records its hash in the trail. A repeated run does nothing, and the
 * run after an interrupted one overwrites the same file, so nothing is left behind. The row lock keeps two runs from
 * writing at the same time.
 */
export const writeExport: BackgroundJob = (uuid, context) =>
  context.db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('audit_export')
      .selectAll()
      .where('uuid', '=', uuid)
      .where('file_ref', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const { organisation } = row;
    const own = await findOwnFileIds({ ...context, db: trx }, { identityUuid: row.staff_uuid, organisation });
    const query = JSON.parse(row.asked) as AuditExportRequest;
    let entries = 0;
    const lines = async function* (): AsyncGenerator<Uint8Array> {
      const names = await loadAllStaffNames(trx, organisation);
      if (query.format === 'CSV') yield Buffer.from(toCsvLine(HEAD));
      for (let after = 0; ;) {
        const some = await selectEntries(trx, organisation, query, own)
          .where('sequence', '>', after)
          .where('sequence', '<=', Number(row.up_to))
          .orderBy('sequence')
          .limit(BATCH)
          .execute();
        for (const entry of some)
          yield Buffer.from(
            query.format === 'CSV' ? toEntryLine(entry, names) : `${JSON.stringify(toPlainEntry(entry, names))}\n`,
          );
        entries += some.length;
        after = Number(some.at(-1)?.sequence ?? 0);
        if (some.length < BATCH) return;
      }
    };
    const { sha256 } = await context.vendors.files.put(uuid, lines());
    await trx.updateTable('audit_export').set({ file_ref: uuid, sha256, entries }).where('uuid', '=', uuid).execute();
    await append(trx, [
      { event: 'audit.exported', actor: row.staff_uuid, organisation, about: { export: uuid, entries, sha256 } },
    ]);
  });

/**
 * Returns an export file only to the colleague who requested it: it may contain entries that another may not see.
 * Undefined while it is being written.
 */
export async function readExport(
  { db, vendors }: Pick<Context, 'db' | 'vendors'>,
  { identityUuid, organisation }: Pick<Caller, 'identityUuid' | 'organisation'>,
  uuid: string,
) {
  const row = await db
    .selectFrom('audit_export')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('organisation', '=', organisation)
    .where('staff_uuid', '=', identityUuid)
    .executeTakeFirst();
  if (!row) return refuse('not-found');
  if (row.file_ref === null) return undefined;
  const content = await vendors.files.get(row.file_ref);
  const digest = createHash('sha256').update(content);
  if (digest.copy().digest('hex') !== row.sha256) return refuse('document-altered');
  return {
    content: content as Buffer<ArrayBuffer>,
    digest: digest.digest('base64'),
    format: (JSON.parse(row.asked) as AuditExportRequest).format,
  };
}

const HEAD = ['sequence', 'at', 'event', 'actor', 'actorName', 'application', 'requestId', 'about', 'hash'] as const;

function toEntryLine(row: Entry, names: ReadonlyMap<string, string>): string {
  const plain = { ...toPlainEntry(row, names), about: row.about };
  return toCsvLine(HEAD.map((column) => String(plain[column] ?? '')));
}
