import type { ChatFile, ChatMessage, ChatRefusal } from '@lintel/contract';
import { CHAT_PAGE, CHAT_TIMES, hasSecretNumber, isSendable, isTooLong } from '@lintel/domain';
import { type Selectable, sql } from 'kysely';
import type { Context, Trx } from '../../kernel/context.ts';
import { type Executor, sealContext } from '../../kernel/db/index.ts';
import { HOUR_MS } from '../../kernel/time.ts';
import { CHAT_CHANNEL, notifyChatChange } from './fan-out.ts';
import { loadFiles, sendFiles } from './file-store.ts';
import { toChatFile } from './files.ts';
import { changeConversation, endAbandoned, endAssisted, lockConversation } from './store.ts';
import type { ChatTables } from './tables.ts';
import type { ConversationRow } from './types.ts';

/** The most messages of one conversation, which ends with the last of them. */
const MOST_MESSAGES = 1000;

interface NewMessage {
  readonly conversation: string;
  readonly clientId: string;
  readonly text: string;
  /** Files that the writer uploaded for it. */
  readonly files?: readonly string[];
  /** The staff member who writes; null for the borrower and the assistant. */
  readonly staffUuid: string | null;
  /** Set for what the assistant writes. */
  readonly isAssistant?: true;
  /** Runs in the transaction that stores the message. */
  readonly alongside?: (trx: Trx) => Promise<void>;
}

/**
 * Stores a message and returns its number, or why it isn't stored. The same client ID is the same message, so a browser
 * that doesn't know whether it arrived sends it again.
 */
export async function appendMessage(
  context: Pick<Context, 'db' | 'vault' | 'sessionNow'>,
  { conversation: uuid, clientId, text, files = [], staffUuid, isAssistant, alongside }: NewMessage,
): Promise<number | ChatRefusal> {
  if (isTooLong(text)) return 'TOO_LONG';
  if (!isSendable(text, files.length)) return 'EMPTY';
  if (hasSecretNumber(text)) return 'SECRET_NUMBER';
  const author = isAssistant ? 'ASSISTANT' : staffUuid === null ? 'APPLICANT' : 'AGENT';
  const now = context.sessionNow();
  return context.db.transaction().execute(async (trx) => {
    const conversation = await lockConversation(trx, uuid);
    if (!conversation) return 'ENDED';
    const known = await trx
      .selectFrom('chat_message')
      .select('seq')
      .where('conversation_uuid', '=', uuid)
      .where('author', '=', author)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    if (known) return known.seq;
    if (conversation.state === 'ENDED') return 'ENDED';
    if (staffUuid !== null && conversation.staff_uuid !== staffUuid) return 'NOT_YOURS';
    // The borrower asked for a person since the question.
    if (isAssistant && conversation.state !== 'ASSISTANT') return 'NOT_YOURS';
    const seq = conversation.last_seq + 1;
    if (!(await sendFiles(trx, { conversation_uuid: uuid, author, staff_uuid: staffUuid, seq }, files))) return 'FILES';
    await trx
      .insertInto('chat_message')
      .values({
        conversation_uuid: uuid,
        seq,
        client_id: clientId,
        author,
        staff_uuid: staffUuid,
        files: files.length,
        created_at: now,
        ...context.vault.seal(sealContext('chat_message', uuid, seq), text.trim()),
      })
      .execute();
    const isFull = seq >= MOST_MESSAGES;
    await changeConversation(trx, uuid, {
      last_seq: seq,
      // An answer of the assistant leaves the borrower waiting if they ask for a person.
      ...(author === 'ASSISTANT' ? {} : { last_author: author }),
      last_message_at: now,
      ...(isFull ? { state: 'ENDED' } : {}),
    });
    await alongside?.(trx);
    await notifyChatChange(trx, { organisation: conversation.organisation, conversation: uuid });
    return seq;
  });
}

interface NextMessage extends Pick<NewMessage, 'conversation' | 'clientId' | 'text' | 'staffUuid'> {
  readonly seq: number;
  /** The process that passes the message to its own sockets itself. */
  readonly replica: string;
}

/**
 * Stores a message without files in one statement and returns it, if its number is the next one and nothing is in its
 * way. Returns undefined and stores nothing otherwise: `appendMessage` knows why, or stores it under another number.
 */
export async function appendNextMessage(
  { store, vault, sessionNow }: Pick<Context, 'store' | 'vault' | 'sessionNow'>,
  { conversation: uuid, clientId, text, staffUuid, seq, replica }: NextMessage,
): Promise<ChatMessage | undefined> {
  if (isTooLong(text) || !isSendable(text, 0) || hasSecretNumber(text) || seq >= MOST_MESSAGES) return undefined;
  const author = staffUuid === null ? 'APPLICANT' : 'AGENT';
  const now = sessionNow();
  const trimmed = text.trim();
  const { sealed, key_id: keyId } = vault.seal(sealContext('chat_message', uuid, seq), trimmed);
  // The update locks the conversation. Of two writers who expect the same number, the second one changes nothing.
  const statement = sql`
    with changed as (
      update chat_conversation
      set last_seq = ${seq}, last_author = ${author}, last_message_at = ${now}
      where uuid = ${uuid} and last_seq = ${seq - 1} and state in ('QUEUE', 'ACTIVE')
        and (${staffUuid}::uuid is null or staff_uuid = ${staffUuid}::uuid)
        and not exists (
          select from chat_message
          where conversation_uuid = ${uuid} and author = ${author} and client_id = ${clientId}
        )
      returning organisation
    ), stored as (
      insert into chat_message (conversation_uuid, seq, client_id, author, staff_uuid, sealed, key_id, created_at)
      select ${uuid}::uuid, ${seq}::integer, ${clientId}::uuid, ${author}, ${staffUuid}::uuid, ${sealed}::bytea,
        ${keyId}, ${now}::timestamptz
      from changed
    )
    select pg_notify(
      ${CHAT_CHANNEL},
      json_build_object(
        'organisation', organisation, 'conversation', ${uuid}::text, 'replica', ${replica}::text
      )::text
    )
    from changed`.compile(store.db);
  // Prepared, because planning the statement takes longer than running it.
  const stored = await store.prepared('append-next-message', statement.sql, statement.parameters);
  if (stored.length === 0) return undefined;
  return { seq, clientId, author, text: trimmed, files: [], at: now.toISOString() };
}

/** The most messages that are read in one page for a browser that was away. */
export const REPLAY_PAGE = 100;

/** Returns the first page of the messages after a number, in order. */
export const messagesAfter = (context: Pick<Context, 'vault'>, trx: Executor, uuid: string, seq: number) =>
  loadMessages(context, trx, uuid, { after: seq, most: REPLAY_PAGE });

/** Returns the page of messages before a number, in order. Numbers have no gaps. */
export const messagesBefore = (context: Pick<Context, 'vault'>, trx: Executor, uuid: string, seq: number) =>
  loadMessages(context, trx, uuid, { after: seq - 1 - CHAT_PAGE, before: seq, most: CHAT_PAGE });

/** The largest integer of a column. A browser can send a larger one. */
const LARGEST = 2 ** 31 - 1;

type MessageRow = Selectable<ChatTables['chat_message']>;

export function loadMessageRows(
  trx: Executor,
  uuid: string,
  { after, before, most }: { after: number; before?: number; most?: number },
): Promise<MessageRow[]> {
  let query = trx
    .selectFrom('chat_message')
    .selectAll()
    .where('conversation_uuid', '=', uuid)
    .where('seq', '>', Math.min(after, LARGEST));
  if (before !== undefined) query = query.where('seq', '<', Math.min(before, LARGEST));
  if (most !== undefined) query = query.limit(most);
  return query.orderBy('seq').execute();
}

export const openMessage = ({ vault }: Pick<Context, 'vault'>, row: MessageRow): string =>
  vault.open<string>(sealContext('chat_message', row.conversation_uuid, row.seq), row);

async function loadMessages(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
  range: { after: number; before?: number; most: number },
): Promise<ChatMessage[]> {
  const rows = await loadMessageRows(trx, uuid, range);
  const files = await loadMessageFiles(context, trx, uuid, rows);
  return rows.map((row) => ({
    seq: row.seq,
    clientId: row.client_id,
    author: row.author,
    text: openMessage(context, row),
    files: files.get(row.seq) ?? [],
    at: row.created_at.toISOString(),
  }));
}

/** Returns the files of messages, by the messages' numbers. */
export async function loadMessageFiles(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
  messages: readonly MessageRow[],
): Promise<ReadonlyMap<number | null, ChatFile[]>> {
  const seqs = messages.filter(({ files }) => files > 0).map(({ seq }) => seq);
  const rows = seqs.length === 0 ? [] : await loadFiles(trx, uuid, seqs);
  return new Map(
    [...Map.groupBy(rows, ({ seq }) => seq)].map(([seq, own]) => [seq, own.map((row) => toChatFile(context, row))]),
  );
}

/** How long a visitor without a login can wait, and write nothing, before the conversation ends. */
const ABANDONED_AFTER = 24 * HOUR_MS;

/** Ends the conversations that their visitors left, and those with the assistant. Runs periodically. */
export const endAbandonedConversations = (context: Pick<Context, 'db' | 'sessionNow'>): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const now = context.sessionNow().getTime();
    const ended = [
      ...(await endAbandoned(trx, new Date(now - ABANDONED_AFTER))),
      ...(await endAssisted(trx, new Date(now - CHAT_TIMES.chatbotToken))),
    ];
    for (const { uuid, organisation } of ended) await notifyChatChange(trx, { organisation, conversation: uuid });
  });

/** Ends a conversation. Ending it again changes nothing. */
export const endConversation = (
  context: Pick<Context, 'db'>,
  uuid: string,
  check: (conversation: ConversationRow) => void = () => {},
): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const conversation = await lockConversation(trx, uuid);
    if (!conversation || conversation.state === 'ENDED') return;
    check(conversation);
    await changeConversation(trx, uuid, { state: 'ENDED' });
    await notifyChatChange(trx, { organisation: conversation.organisation, conversation: uuid });
  });
