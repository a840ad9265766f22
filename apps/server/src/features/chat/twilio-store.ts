import { type Selectable, sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import { SECOND_MS } from '../../kernel/time.ts';
import type { ChatTables } from './tables.ts';

/** How long a lease lasts: longer than the calls to Twilio between two writes. Each write renews it. */
const LEASE_MS = 30 * SECOND_MS;

export type TwilioRow = Selectable<ChatTables['chat_twilio']>;

/** Thrown when another worker has the lease, so that this one writes nothing more. */
export class LeaseLost extends Error {
  constructor() {
    super('another worker has this chat at Twilio now');
  }
}

export async function insertTwilio(
  trx: Executor,
  { conversation, conversationSid, sid }: { conversation: string; conversationSid: string; sid: string | null },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('chat_twilio')
    .values({
      conversation_uuid: conversation,
      conversation_sid: conversationSid,
      posted_seq: 0,
      told: '',
      is_due: false,
      leased_until: null,
      looked_at: now,
      sid,
    })
    .execute();
}

/** Returns the lender and borrower ID of a conversation at Twilio; undefined for one that doesn't run there. */
export const findTwilioIdentity = (trx: Executor, conversation: string) =>
  trx
    .selectFrom('chat_twilio')
    .innerJoin('chat_conversation', 'chat_conversation.uuid', 'chat_twilio.conversation_uuid')
    .select(['chat_conversation.organisation', 'chat_conversation.customer_id'])
    .where('conversation_uuid', '=', conversation)
    .executeTakeFirst();

export const findTwilio = (trx: Executor, conversation: string): Promise<TwilioRow | undefined> =>
  trx.selectFrom('chat_twilio').selectAll().where('conversation_uuid', '=', conversation).executeTakeFirst();

/** Returns which of these conversations run at Twilio. */
export async function selectAtTwilio(trx: Executor, uuids: readonly string[]): Promise<ReadonlySet<string>> {
  if (uuids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('chat_twilio')
    .select('conversation_uuid')
    .where('conversation_uuid', 'in', [...uuids])
    .execute();
  return new Set(rows.map((row) => row.conversation_uuid));
}

/** Marks a conversation to be compared. Returns its ID; undefined for one that doesn't run at Twilio. */
export async function markDue(
  trx: Executor,
  key: { readonly uuid: string } | { readonly sid: string },
): Promise<string | undefined> {
  const [column, value] =
    'uuid' in key ? (['conversation_uuid', key.uuid] as const) : (['conversation_sid', key.sid] as const);
  const row = await trx
    .updateTable('chat_twilio')
    .set({ is_due: true })
    .where(column, '=', value)
    .returning('conversation_uuid')
    .executeTakeFirst();
  return row?.conversation_uuid;
}

/** Marks the conversations that began in one of some sessions and that no one was removed from. Returns their IDs. */
export async function markSessionsDue(trx: Executor, sids: readonly string[]): Promise<string[]> {
  if (sids.length === 0) return [];
  const rows = await trx
    .updateTable('chat_twilio')
    .set({ is_due: true })
    .where('sid', 'in', [...sids])
    .where('left_at', 'is', null)
    .returning('conversation_uuid')
    .execute();
  return rows.map((row) => row.conversation_uuid);
}

/** Leases a conversation whose sides differ, unless another process has it. The lease has the row's new `fence`. */
export const leaseDue = (trx: Executor, uuid: string, now: Date): Promise<TwilioRow | undefined> =>
  trx
    .updateTable('chat_twilio')
    .set({
      is_due: false,
      leased_until: new Date(now.getTime() + LEASE_MS),
      looked_at: now,
      fence: sql<number>`fence + 1`,
    })
    .where('conversation_uuid', '=', uuid)
    .where('is_due', '=', true)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();

type TwilioChange = Partial<
  Pick<
    TwilioRow,
    'posted_seq' | 'told' | 'is_due' | 'leased_until' | 'left_at' | 'closed_at' | 'last_index' | 'gap_since'
  >
>;

/** Changes a conversation under its lease. Throws if another worker has leased it since. */
export async function changeTwilio(
  trx: Executor,
  { conversation_uuid: uuid, fence }: Pick<TwilioRow, 'conversation_uuid' | 'fence'>,
  change: TwilioChange,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('chat_twilio')
    .set(change)
    .where('conversation_uuid', '=', uuid)
    .where('fence', '=', fence)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new LeaseLost();
}

/** Prolongs a lease before something is written at Twilio, which knows no fence. */
export const renewLease = (trx: Executor, row: TwilioRow, now: Date): Promise<void> =>
  changeTwilio(trx, row, { leased_until: new Date(now.getTime() + LEASE_MS) });

/**
 * Marks the conversations open at Twilio that were last compared before a time: a webhook may have been lost. Returns
 * all that are due.
 */
export async function listDue(trx: Executor, since: Date, limit: number): Promise<string[]> {
  await trx
    .updateTable('chat_twilio')
    .set({ is_due: true })
    .where('looked_at', '<', since)
    .where('closed_at', 'is', null)
    .execute();
  const rows = await trx
    .selectFrom('chat_twilio')
    .select('conversation_uuid')
    .where('is_due', '=', true)
    .orderBy('looked_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.conversation_uuid);
}

export type RemovalRow = Selectable<ChatTables['chat_twilio_removal']>;

/** Leases a conversation that is to be deleted at Twilio, with a new `fence`, until `until`. */
export const leaseRemoval = (trx: Executor, now: Date, until: Date): Promise<RemovalRow | undefined> =>
  trx
    .updateTable('chat_twilio_removal')
    .set({ due_at: until, tries: sql<number>`tries + 1`, fence: sql<number>`fence + 1` })
    .where('conversation_sid', '=', (query) =>
      query
        .selectFrom('chat_twilio_removal')
        .select('conversation_sid')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Changes a removal under its lease. Returns false if another worker has leased it since. */
export async function changeRemoval(
  trx: Executor,
  { conversation_sid: sid, fence }: RemovalRow,
  change: Partial<Pick<RemovalRow, 'due_at' | 'removed_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('chat_twilio_removal')
    .set(change)
    .where('conversation_sid', '=', sid)
    .where('fence', '=', fence)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
