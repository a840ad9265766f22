import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import { withoutInterest } from './store.ts';
import type { ConversationRow } from './types.ts';

/** The chat after which a list continues. */
export interface TranscriptPosition {
  readonly at: Date;
  readonly uuid: string;
}

interface TranscriptFilter {
  readonly staffUuid: string | undefined;
  readonly from: Date | undefined;
  readonly before: Date | undefined;
  readonly after: TranscriptPosition | undefined;
  readonly without: Readonly<Record<'applications' | 'people', readonly string[]>>;
  readonly limit: number;
}

/**
 * Lists a lender's chats, newest first. One with the assistant that was never handed to a person has the mode `chatbot`
 * and belongs to its borrower only.
 */
export function listTranscripts(
  trx: Executor,
  organisation: string,
  { staffUuid, from, before, after, without, limit }: TranscriptFilter,
): Promise<ConversationRow[]> {
  let query = trx
    .selectFrom('chat_conversation')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('mode', '<>', 'chatbot')
    .where('state', '<>', 'ASSISTANT')
    .where('last_author', 'is not', null)
    .where(withoutInterest(without));
  if (from) query = query.where('last_message_at', '>=', from);
  if (before) query = query.where('last_message_at', '<', before);
  if (after)
    query = query.where(
      sql<boolean>`(last_message_at, uuid) < (${after.at.toISOString()}::timestamptz, ${after.uuid}::uuid)`,
    );
  if (staffUuid !== undefined)
    query = query.where((row) =>
      row.or([
        row('staff_uuid', '=', staffUuid),
        row.exists(
          row
            .selectFrom('chat_message')
            .select('chat_message.seq')
            .whereRef('chat_message.conversation_uuid', '=', 'chat_conversation.uuid')
            .where('chat_message.staff_uuid', '=', staffUuid),
        ),
      ]),
    );
  return query.orderBy('last_message_at', 'desc').orderBy('uuid', 'desc').limit(limit).execute();
}

/**
 * Returns since when the borrowers of chats wait: the first message of theirs after the last answer, an agent's or the
 * assistant's. A chat without one isn't in the map.
 */
export async function loadWaits(trx: Executor, uuids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (uuids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('chat_message as message')
    .select((of) => ['message.conversation_uuid', of.fn.min('message.created_at').as('since')])
    .where('message.conversation_uuid', 'in', [...uuids])
    .where('message.author', '=', 'APPLICANT')
    .where(
      sql<boolean>`message.seq > coalesce((select max(answer.seq) from chat_message answer where answer.conversation_uuid = message.conversation_uuid and answer.author <> 'APPLICANT'), 0)`,
    )
    .groupBy('message.conversation_uuid')
    .execute();
  return new Map(rows.map((row) => [row.conversation_uuid, row.since]));
}
