import type { ChatAuthor } from '@lintel/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import type { ChatTables } from './tables.ts';

export type FileRow = Selectable<ChatTables['chat_file']>;

export async function insertFile(trx: Executor, row: Insertable<ChatTables['chat_file']>): Promise<void> {
  await trx.insertInto('chat_file').values(row).execute();
}

export const findFile = (trx: Executor, uuid: string): Promise<FileRow | undefined> =>
  trx.selectFrom('chat_file').selectAll().where('uuid', '=', uuid).executeTakeFirst();

export async function changeFile(
  trx: Executor,
  uuid: string,
  change: Partial<Pick<FileRow, 'state' | 'file_ref'>>,
): Promise<void> {
  await trx.updateTable('chat_file').set(change).where('uuid', '=', uuid).execute();
}

/** Returns the number of a conversation's files and their bytes. */
export async function measureFiles(trx: Executor, conversation: string): Promise<{ files: number; bytes: number }> {
  const row = await trx
    .selectFrom('chat_file')
    .select((of) => [of.fn.countAll<string>().as('files'), of.fn.sum<string | null>('size').as('bytes')])
    .where('conversation_uuid', '=', conversation)
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes ?? 0) };
}

/** Returns the number and the bytes of the files that a person uploaded since a time, in all conversations. */
export async function measurePerson(
  trx: Executor,
  identityUuid: string,
  since: Date,
): Promise<{ files: number; bytes: number }> {
  const row = await trx
    .selectFrom('chat_file')
    .innerJoin('chat_conversation', 'chat_conversation.uuid', 'chat_file.conversation_uuid')
    .select((of) => [of.fn.countAll<string>().as('files'), of.fn.sum<string | null>('size').as('bytes')])
    .where('chat_conversation.identity_uuid', '=', identityUuid)
    .where('chat_file.author', '=', 'APPLICANT')
    .where('chat_file.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes ?? 0) };
}

/** Returns the bytes of all files in a lender's chats. */
export async function measureOrganization(trx: Executor, organisation: string): Promise<number> {
  const row = await trx
    .selectFrom('chat_file')
    .innerJoin('chat_conversation', 'chat_conversation.uuid', 'chat_file.conversation_uuid')
    .select((of) => of.fn.sum<string | null>('size').as('bytes'))
    .where('chat_conversation.organisation', '=', organisation)
    .executeTakeFirstOrThrow();
  return Number(row.bytes ?? 0);
}

/** Returns the sent and scanned files in a person's conversations with a lender. */
export const loadOwnFiles = (
  trx: Executor,
  { identityUuid, organisation }: { readonly identityUuid: string; readonly organisation: string },
): Promise<FileRow[]> =>
  trx
    .selectFrom('chat_file')
    .selectAll('chat_file')
    .innerJoin('chat_conversation', 'chat_conversation.uuid', 'chat_file.conversation_uuid')
    .where('chat_conversation.identity_uuid', '=', identityUuid)
    .where('chat_conversation.organisation', '=', organisation)
    .where('chat_file.state', '=', 'READY')
    .where('chat_file.seq', 'is not', null)
    .orderBy('chat_file.created_at')
    .orderBy('chat_file.uuid')
    .execute();

/** Returns the files of messages, in the order in which they were added. */
export const loadFiles = (trx: Executor, conversation: string, seqs: readonly number[]): Promise<FileRow[]> =>
  trx
    .selectFrom('chat_file')
    .selectAll()
    .where('conversation_uuid', '=', conversation)
    .where('seq', 'in', [...seqs])
    .orderBy('seq')
    .orderBy('place')
    .execute();

type FileMessage = Pick<FileRow, 'conversation_uuid' | 'staff_uuid' | 'seq'> & { readonly author: ChatAuthor };

/**
 * Gives files their message, in a transaction that locks the conversation. Returns false, and changes nothing, unless
 * all of them are the writer's own and weren't sent before.
 */
export async function sendFiles(
  trx: Executor,
  { seq, ...writer }: FileMessage,
  files: readonly string[],
): Promise<boolean> {
  if (files.length === 0) return true;
  const own = sql<boolean>`conversation_uuid = ${writer.conversation_uuid}::uuid and author = ${writer.author} and staff_uuid is not distinct from ${writer.staff_uuid}::uuid and seq is null and state <> 'REFUSED'`;
  const rows = await trx
    .selectFrom('chat_file')
    .select('uuid')
    .where('uuid', 'in', [...files])
    .where(own)
    .execute();
  if (rows.length !== files.length) return false;
  for (const [place, uuid] of files.entries())
    await trx.updateTable('chat_file').set({ seq, place }).where('uuid', '=', uuid).execute();
  return true;
}
