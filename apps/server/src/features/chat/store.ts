import { sql, type ExpressionBuilder } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { type Database, type Executor, sealContext } from '../../kernel/db/index.ts';
import type { ChatTables } from './tables.ts';
import type { ConversationRow, ChatVisitor } from './types.ts';

type Parts = Pick<Context, 'vault'>;

export const findConversation = (trx: Executor, uuid: string): Promise<ConversationRow | undefined> =>
  trx.selectFrom('chat_conversation').selectAll().where('uuid', '=', uuid).executeTakeFirst();

export const findConversations = async (trx: Executor, uuids: readonly string[]): Promise<ConversationRow[]> =>
  uuids.length === 0
    ? []
    : trx
        .selectFrom('chat_conversation')
        .selectAll()
        .where('uuid', 'in', [...uuids])
        .execute();

/** Finds and locks a conversation until the end of the transaction: two writers of one wait for each other. */
export const lockConversation = (trx: Executor, uuid: string): Promise<ConversationRow | undefined> =>
  trx.selectFrom('chat_conversation').selectAll().where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export async function insertConversation(
  { vault }: Parts,
  trx: Executor,
  row: Omit<ConversationRow, 'sealed' | 'key_id'>,
  visitor: ChatVisitor,
): Promise<void> {
  await trx
    .insertInto('chat_conversation')
    .values({ ...row, ...vault.seal(sealContext('chat_conversation', row.uuid), visitor) })
    .execute();
}

export const openVisitor = ({ vault }: Parts, row: ConversationRow): ChatVisitor =>
  vault.open<ChatVisitor>(sealContext('chat_conversation', row.uuid), row);

export async function changeConversation(
  trx: Executor,
  uuid: string,
  change: Partial<
    Pick<ConversationRow, 'state' | 'mode' | 'staff_uuid' | 'last_seq' | 'last_author' | 'last_message_at'>
  >,
): Promise<void> {
  await trx.updateTable('chat_conversation').set(change).where('uuid', '=', uuid).execute();
}

/** Builds the condition that leaves out conversations about these applications and of these people. */
export const withoutInterest =
  ({ applications, people }: Readonly<Record<'applications' | 'people', readonly string[]>>) =>
  (row: ExpressionBuilder<Database, 'chat_conversation'>) =>
    row.and(
      (
        [
          ['application_uuid', applications],
          ['identity_uuid', people],
        ] as const
      )
        .filter(([, values]) => values.length > 0)
        .map(([column, values]) => row.or([row(column, 'is', null), row(column, 'not in', [...values])])),
    );

interface ConversationFilter {
  readonly state: ConversationRow['state'];
  readonly staffUuid?: string | undefined;
  /** The applications and the people whose conversations are left out. */
  readonly without: Readonly<Record<'applications' | 'people', readonly string[]>>;
  readonly newestFirst: boolean;
  readonly limit: number;
}

export function listRows(
  trx: Executor,
  organisation: string,
  { state, staffUuid, without, newestFirst, limit }: ConversationFilter,
): Promise<ConversationRow[]> {
  let query = trx
    .selectFrom('chat_conversation')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('state', '=', state)
    // No one else reads what a person asked only the assistant, not even after its end.
    .where('mode', '<>', 'chatbot')
    // A chat that was opened and not used is no work for anyone.
    .where('last_author', 'is not', null)
    .where(withoutInterest(without));
  if (staffUuid !== undefined) query = query.where('staff_uuid', '=', staffUuid);
  // Any number of visitors aren't logged in. They must not hide the people whom the lender knows.
  if (!newestFirst) query = query.orderBy(sql`identity_uuid is null`);
  return query
    .orderBy('last_message_at', newestFirst ? 'desc' : 'asc')
    .orderBy('uuid')
    .limit(limit)
    .execute();
}

/** Returns a person's conversations with a lender, oldest first. One about their application is always their own. */
export const loadOwnConversations = (
  trx: Executor,
  { identityUuid, organisation }: { readonly identityUuid: string; readonly organisation: string },
): Promise<ConversationRow[]> =>
  trx
    .selectFrom('chat_conversation')
    .selectAll()
    .where('organisation', '=', organisation)
    .where('identity_uuid', '=', identityUuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();

/** Ends the waiting conversations of visitors without a login in which no one wrote since then. */
export const endAbandoned = (trx: Executor, since: Date): Promise<Pick<ConversationRow, 'uuid' | 'organisation'>[]> =>
  trx
    .updateTable('chat_conversation')
    .set({ state: 'ENDED' })
    .where('state', '=', 'QUEUE')
    .where('identity_uuid', 'is', null)
    .where('last_message_at', '<', since)
    .returning(['uuid', 'organisation'])
    .execute();

/** Ends the conversations with the assistant in which no one wrote since then. */
export const endAssisted = (trx: Executor, since: Date): Promise<Pick<ConversationRow, 'uuid' | 'organisation'>[]> =>
  trx
    .updateTable('chat_conversation')
    .set({ state: 'ENDED' })
    .where('state', '=', 'ASSISTANT')
    .where('last_message_at', '<', since)
    .returning(['uuid', 'organisation'])
    .execute();

export async function insertToken(trx: Executor, row: ChatTables['chat_token']): Promise<void> {
  await trx.insertInto('chat_token').values(row).execute();
}

type TokenRow = Pick<ChatTables['chat_token'], 'conversation_uuid' | 'sid'>;

/** Returns a token that hasn't expired. */
export const findToken = (trx: Executor, hash: string, now: Date): Promise<TokenRow | undefined> =>
  trx
    .selectFrom('chat_token')
    .select(['conversation_uuid', 'sid'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Returns the conversations of tokens that haven't expired, with each token's hash and the session that it is for. */
export const findConversationsByToken = (
  trx: Executor,
  hashes: readonly string[],
  now: Date,
): Promise<(ConversationRow & Pick<ChatTables['chat_token'], 'token_hash' | 'sid'>)[]> =>
  trx
    .selectFrom('chat_token')
    .innerJoin('chat_conversation', 'chat_conversation.uuid', 'chat_token.conversation_uuid')
    .selectAll('chat_conversation')
    .select(['chat_token.token_hash', 'chat_token.sid'])
    .where('token_hash', 'in', [...hashes])
    .where('expires_at', '>', now)
    .execute();

/** Removes a token and returns it, if it hasn't expired. */
export const takeToken = (trx: Executor, hash: string, now: Date): Promise<TokenRow | undefined> =>
  trx
    .deleteFrom('chat_token')
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['conversation_uuid', 'sid'])
    .executeTakeFirst();

/** Lets a token last longer. */
export async function prolongToken(trx: Executor, hash: string, until: Date): Promise<void> {
  await trx.updateTable('chat_token').set({ expires_at: until }).where('token_hash', '=', hash).execute();
}

export async function insertNonce(trx: Executor, row: ChatTables['chat_nonce']): Promise<void> {
  await trx.insertInto('chat_nonce').values(row).execute();
}

/** Removes a nonce and returns the session and person that it proves, if it hasn't expired. */
export const takeNonce = (
  trx: Executor,
  hash: string,
  now: Date,
): Promise<Pick<ChatTables['chat_nonce'], 'sid' | 'identity_uuid' | 'organisation'> | undefined> =>
  trx
    .deleteFrom('chat_nonce')
    .where('nonce_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['sid', 'identity_uuid', 'organisation'])
    .executeTakeFirst();
