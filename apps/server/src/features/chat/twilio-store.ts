import type { Selectable } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import { SECOND_MS } from '../../kernel/time.ts';
import type { ChatTables } from './tables.ts';

/** Longer than the calls to Twilio of one comparison take. */
const LEASE_MS = 30 * SECOND_MS;

export type TwilioRow = Selectable<ChatTables['chat_twilio']>;

export async function insertTwilio(trx: Executor, conversation: string, sid: string, now: Date): Promise<void> {
  await trx
    .insertInto('chat_twilio')
    .values({
      conversation_uuid: conversation,
      conversation_sid: sid,
      posted_seq: 0,
      told: '',
      is_due: false,
      leased_until: null,
      looked_at: now,
    })
    .execute();
}

/** Returns whose token opens a conversation at Twilio; undefined for one that doesn't run there. */
export const findTwilioPlace = (trx: Executor, conversation: string) =>
  trx
    .selectFrom('chat_twilio')
    .innerJoin('chat_conversation', 'chat_conversation.uuid', 'chat_twilio.conversation_uuid')
    .select(['chat_conversation.organisation', 'chat_conversation.customer_id'])
    .where('conversation_uuid', '=', conversation)
    .executeTakeFirst();

/** Marks a conversation whose sides may differ. Returns its ID; undefined for one that doesn't run at Twilio. */
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

/** Takes a conversation whose sides differ, unless another process has it. */
export const takeDue = (trx: Executor, uuid: string, now: Date): Promise<TwilioRow | undefined> =>
  trx
    .updateTable('chat_twilio')
    .set({ is_due: false, leased_until: new Date(now.getTime() + LEASE_MS), looked_at: now })
    .where('conversation_uuid', '=', uuid)
    .where('is_due', '=', true)
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();

export async function changeTwilio(
  trx: Executor,
  uuid: string,
  change: Partial<Pick<TwilioRow, 'posted_seq' | 'told' | 'is_due' | 'leased_until'>>,
): Promise<void> {
  await trx.updateTable('chat_twilio').set(change).where('conversation_uuid', '=', uuid).execute();
}

/** Marks the open conversations that no one compared since then: a webhook may have been lost. Returns all that are due. */
export async function listDue(trx: Executor, since: Date, limit: number): Promise<string[]> {
  await trx
    .updateTable('chat_twilio')
    .set({ is_due: true })
    .where('looked_at', '<', since)
    .where('conversation_uuid', 'in', (query) =>
      query.selectFrom('chat_conversation').select('uuid').where('state', '<>', 'ENDED'),
    )
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
