import { OTHER_RECORDS, type OtherRecord } from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { withoutMissingTables } from '../../kernel/db/index.ts';
import { dropOldExports } from '../../records/account-exports/index.ts';
import { abandonRefusedFiles, dropAbandoned } from '../../records/document-store/index.ts';
import { isHoldProtecting } from './plan.ts';

/** A table whose rows are erased by their age. */
interface AgedTable {
  readonly record: OtherRecord;
  readonly table: string;
  /** The start of the retention period. */
  readonly from: string;
  /** Condition on the rows; the others are erased with their file. */
  readonly where?: string;
  /** Condition on `h`, a legal hold whose file has the row. Absent where no file has rows of the table. */
  readonly heldBy?: string;
}

const OF_FILE = (table: string): string => `h.application_uuid = ${table}.application_uuid`;
const OF_ACCOUNT = (table: string): string =>
  `${table}.identity_uuid = (select identity_uuid from application where uuid = h.application_uuid)`;

/**
 * Tables whose rows are erased by age: the rows belong to no file, or are useless while their file is open. Each table
 * has an index on the date.
 */
export const AGED_TABLES: readonly AgedTable[] = [
  { record: 'SESSION', table: 'session', from: 'seen_at', heldBy: `${OF_FILE('session')} or ${OF_ACCOUNT('session')}` },
  {
    record: 'CODE',
    table: 'hand_off',
    from: 'expires_at',
    heldBy: 'h.application_uuid in (select application_uuid from identity_check where uuid = hand_off.check_uuid)',
  },
  { record: 'CODE', table: 'email_code', from: 'expires_at', heldBy: OF_ACCOUNT('email_code') },
  { record: 'CODE', table: 'contact_change', from: 'expires_at', heldBy: OF_ACCOUNT('contact_change') },
  { record: 'CODE', table: 'email_revert', from: 'expires_at', heldBy: OF_ACCOUNT('email_revert') },
  { record: 'CODE', table: 'external_login', from: 'expires_at' },
  { record: 'CODE', table: 'sign_in_challenge', from: 'expires_at' },
  { record: 'CODE', table: 'passkey_challenge', from: 'expires_at' },
  { record: 'CODE', table: 'step_up', from: 'expires_at' },
  {
    record: 'CODE',
    table: 'signer_login',
    from: 'expires_at',
    heldBy: 'h.application_uuid in (select application_uuid from signer where person = signer_login.person)',
  },
  { record: 'CODE', table: 'password_reset', from: 'expires_at', heldBy: OF_ACCOUNT('password_reset') },
  { record: 'MESSAGE', table: 'outbox', from: 'created_at', heldBy: OF_FILE('outbox') },
  { record: 'VENDOR_EVENT', table: 'vendor_event', from: 'done_at', heldBy: OF_FILE('vendor_event') },
  { record: 'WAIT_LIST', table: 'wait_list', from: 'created_at' },
  { record: 'REFERRAL', table: 'referral', from: 'expires_at' },
  { record: 'OFFER_CODE', table: 'offer_code', from: 'respond_by' },
  { record: 'CODE', table: 'prepop', from: 'expires_at' },
  { record: 'FEEDBACK', table: 'feedback', from: 'created_at', heldBy: OF_FILE('feedback') },
  {
    record: 'CHAT',
    table: 'chat_conversation',
    from: 'last_message_at',
    where: 'application_uuid is null',
    heldBy: OF_ACCOUNT('chat_conversation'),
  },
  {
    record: 'CODE',
    table: 'chat_file',
    from: 'created_at',
    where: 'seq is null',
    heldBy: 'h.application_uuid in (select application_uuid from chat_conversation where uuid = conversation_uuid)',
  },
  { record: 'CODE', table: 'chat_token', from: 'expires_at' },
  { record: 'CODE', table: 'chat_nonce', from: 'expires_at', heldBy: OF_ACCOUNT('chat_nonce') },
  { record: 'EXPERIMENT', table: 'experiment_assignment', from: 'assigned_at' },
  // The events of a visit go with it.
  { record: 'TELEMETRY', table: 'telemetry_session', from: 'started_at' },
  { record: 'TELEMETRY', table: 'telemetry_dropped', from: 'day' },
];

const isHeld = (heldBy: string, now: Date) =>
  sql<boolean>`exists (select from retention_hold h where ${isHoldProtecting(now)} and (${sql.raw(heldBy)}))`;

const isOld = ({ record, from, where = 'true', heldBy }: AgedTable, now: Date) => {
  const isOver = sql`${sql.raw(where)} and ${sql.ref(from)} < ${now}::timestamptz - ${OTHER_RECORDS[record]} * interval '1 day'`;
  return heldBy === undefined ? isOver : sql`${isOver} and not ${isHeld(heldBy, now)}`;
};

/** Removes rows past their age by the session clock. Runs periodically. Returns how many rows were removed. */
export async function removeAged(context: Pick<Context, 'db' | 'vendors' | 'sessionNow'>): Promise<number> {
  const now = context.sessionNow();
  let removed = 0;
  for (const aged of await withoutMissingTables(context.db, AGED_TABLES)) {
    const { numAffectedRows } = await sql`delete from ${sql.table(aged.table)} where ${isOld(aged, now)}`.execute(
      context.db,
    );
    removed += Number(numAffectedRows ?? 0);
  }
  return removed + (await dropRefusedUploads(context, now)) + (await dropOldExports(context, now));
}

/** Returns how many rows of each kind are past their age. */
export async function countAged(
  context: Pick<Context, 'db' | 'sessionNow'>,
): Promise<ReadonlyMap<OtherRecord, number>> {
  const counts = new Map<OtherRecord, number>();
  for (const aged of await withoutMissingTables(context.db, AGED_TABLES)) {
    const { rows } = await sql<{
      n: string | number;
    }>`select count(*) as n from ${sql.table(aged.table)} where ${isOld(aged, context.sessionNow())}`.execute(
      context.db,
    );
    counts.set(aged.record, (counts.get(aged.record) ?? 0) + Number(rows[0]?.n ?? 0));
  }
  return counts;
}

/** Deletes the bytes of refused uploads past their age. Their rows stay. */
async function dropRefusedUploads(context: Pick<Context, 'db' | 'vendors'>, now: Date): Promise<number> {
  const dropped = await context.db.transaction().execute(async (trx) => {
    const old = sql<boolean>`created_at < ${now}::timestamptz - ${OTHER_RECORDS.REFUSED_UPLOAD} * interval '1 day'`;
    return abandonRefusedFiles(trx, sql<boolean>`${old} and not ${isHeld(OF_FILE('document'), now)}`);
  });
  if (dropped > 0) await dropAbandoned(context);
  return dropped;
}
