import { randomUUID } from 'node:crypto';
import type { HandlerReply, listAccountExports } from '@lintel/contract';
import { lockOwnAccount } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { DAY_MS } from '../../kernel/time.ts';
import {
  countExportsSince,
  findExport,
  insertExport,
  isInMaking,
  loadExports,
  type AccountExport,
} from '../../records/account-exports/index.ts';

type ExportReply = HandlerReply<typeof listAccountExports>[number];

/** Copies of its data that an account may request within 24 hours. */
const MAX_DAILY_EXPORTS = 3;

const toReply = ({ uuid, state, asked_at: asked, expires_at: expires, size }: AccountExport): ExportReply => ({
  exportUuid: uuid,
  state,
  askedAt: asked.toISOString(),
  expiresAt: expires?.toISOString() ?? null,
  size: size === null ? null : Number(size),
});

const isOver = ({ expires_at: expires }: AccountExport, now: Date): boolean => expires !== null && expires < now;

/** Lists an account's copies that are being made or can be downloaded. */
export async function listExports(context: Context, { identityUuid }: Caller): Promise<ExportReply[]> {
  const now = context.sessionNow();
  const rows = await loadExports(context.db, identityUuid);
  return rows.filter((row) => (row.state === 'MAKING' ? isInMaking(row, now) : !isOver(row, now))).map(toReply);
}

/**
 * Queues a copy, or returns the one that is being made. Locks the account, so that two requests at the same time make
 * one copy. Refuses with `export-limit`.
 */
export async function requestCopy(context: Context, caller: Caller): Promise<ExportReply> {
  const { identityUuid, organisation } = caller;
  const now = context.sessionNow();
  const { isNew, reply } = await context.db.transaction().execute(async (trx) => {
    await lockOwnAccount(context, trx, caller);
    const inMaking = (await loadExports(trx, identityUuid)).find((row) => isInMaking(row, now));
    if (inMaking) return { isNew: false, reply: toReply(inMaking) };
    if ((await countExportsSince(trx, identityUuid, new Date(now.getTime() - DAY_MS))) >= MAX_DAILY_EXPORTS)
      return refuse('export-limit');
    const uuid = randomUUID();
    await insertExport(trx, { uuid, identity_uuid: identityUuid, organisation, asked_at: now });
    await context.jobs.queueBackgroundJob(trx, 'make-account-export', uuid);
    const reply: ExportReply = {
      exportUuid: uuid,
      state: 'MAKING',
      askedAt: now.toISOString(),
      expiresAt: null,
      size: null,
    };
    return { isNew: true, reply };
  });
  if (isNew) event(context, 'identity.data-requested', { identity: identityUuid, organisation });
  return reply;
}

/**
 * Returns the bytes of the caller's own copy. Another person's copy and an unfinished one are both `not-found`; one
 * whose time is over is `link-expired`.
 */
export async function openExport(
  context: Context,
  { identityUuid, organisation }: Caller,
  uuid: string,
): Promise<AsyncIterable<Uint8Array>> {
  const row = await findExport(context.db, uuid.toLowerCase());
  if (!row || row.identity_uuid !== identityUuid || row.file_ref === null) return refuse('not-found');
  if (isOver(row, context.sessionNow())) return refuse('link-expired');
  event(context, 'identity.data-downloaded', { identity: identityUuid, organisation });
  return context.vendors.files.stream(row.file_ref) as AsyncIterable<Uint8Array>;
}
