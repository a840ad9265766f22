import { CHAT_TIMES, type ChatMode } from '@lintel/domain';
import { findOpenSessions, isSessionOpen } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type Caller, hashToken, newToken, refuse } from '../../kernel/http/index.ts';
import {
  findConversation,
  findConversationsByToken,
  findToken,
  insertNonce,
  insertToken,
  prolongToken,
  takeNonce,
  takeToken,
} from './store.ts';
import { findTwilioIdentity } from './twilio-store.ts';
import { createTwilioToken } from './twilio-token.ts';
import type { ConversationRow } from './types.ts';

type Parts = Pick<Context, 'sessionNow' | 'config'>;

/**
 * Returns when a token expires that is issued or used now. A token of the assistant lasts from question to question.
 */
const tokenExpiry = ({ sessionNow }: Pick<Context, 'sessionNow'>, mode: ChatMode): Date =>
  new Date(sessionNow().getTime() + (mode === 'chatbot' ? CHAT_TIMES.chatbotToken : CHAT_TIMES.token));

/**
 * Makes a token of a conversation, for a session or for a visitor: Twilio's if it runs there. Only its hash is stored.
 * Twilio can't revoke one, so it works for minutes there, and our calls replace it for as long as they accept it.
 */
export async function issueChatToken(
  parts: Parts,
  trx: Executor,
  { uuid, mode }: Pick<ConversationRow, 'uuid' | 'mode'>,
  sid: string | null,
): Promise<{ token: string; expiration: string }> {
  const expiresAt = tokenExpiry(parts, mode);
  const now = parts.sessionNow();
  const owner = await findTwilioIdentity(trx, uuid);
  const account = owner && parts.config.twilio[owner.organisation];
  const token = account
    ? await createTwilioToken(account, owner.customer_id, {
        now,
        expiresAt: new Date(now.getTime() + CHAT_TIMES.twilioToken),
      })
    : newToken();
  await insertToken(trx, { token_hash: hashToken(token), conversation_uuid: uuid, sid, expires_at: expiresAt });
  return { token, expiration: expiresAt.toISOString() };
}

/**
 * Returns the conversation that a token opens; undefined for an unknown one, an expired one and one whose login ended.
 */
export async function readChatToken(context: Context, token: string): Promise<string | undefined> {
  const row = await findToken(context.db, hashToken(token), context.sessionNow());
  return row && (await isLoginOpen(context, context.db, row.sid)) ? row.conversation_uuid : undefined;
}

/** Returns the conversations themselves that tokens open, by token. A token that opens none is missing. */
export async function findTokenConversations(
  context: Context,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, ConversationRow>> {
  if (tokens.length === 0) return new Map();
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]));
  const rows = await findConversationsByToken(context.db, [...byHash.keys()], context.sessionNow());
  const sids = rows.flatMap(({ sid }) => sid ?? []);
  const open = await findOpenSessions(context, context.db, sids);
  return new Map(
    rows.filter(({ sid }) => sid === null || open.has(sid)).map((row) => [byHash.get(row.token_hash)!, row]),
  );
}

/** Replaces a token; two requests with the same token can't both succeed. */
export const replaceChatToken = (context: Context, token: string) =>
  context.db.transaction().execute(async (trx) => {
    const row = await takeToken(trx, hashToken(token), context.sessionNow());
    if (!row || !(await isLoginOpen(context, trx, row.sid))) refuse('chat-token-invalid');
    const conversation = (await findConversation(trx, row.conversation_uuid)) ?? refuse('chat-token-invalid');
    return issueChatToken(context, trx, conversation, row.sid);
  });

/** Prolongs a token of a conversation with the assistant, because of a question. */
export const prolongChatToken = (context: Context, trx: Executor, token: string): Promise<void> =>
  prolongToken(trx, hashToken(token), tokenExpiry(context, 'chatbot'));

/** Makes another token of the same login for a conversation in its mode. */
export async function reissueChatToken(
  context: Context,
  trx: Executor,
  token: string,
  conversation: Pick<ConversationRow, 'uuid' | 'mode'>,
): Promise<{ token: string; expiration: string }> {
  const row = (await findToken(trx, hashToken(token), context.sessionNow())) ?? refuse('chat-token-invalid');
  return issueChatToken(context, trx, conversation, row.sid);
}

/** A visitor has no login that could end. */
const isLoginOpen = async (context: Context, trx: Executor, sid: string | null): Promise<boolean> =>
  sid === null || isSessionOpen(context, trx, sid);

type SessionOwner = Pick<Caller, 'sid' | 'identityUuid' | 'organisation'>;

/** Issues a nonce, which proves who the caller is to chat calls that take no login. */
export async function issueNonce(
  { sessionNow }: Pick<Context, 'sessionNow'>,
  trx: Executor,
  { sid, identityUuid, organisation }: SessionOwner,
): Promise<{ nonce: string }> {
  const nonce = newToken();
  await insertNonce(trx, {
    nonce_hash: hashToken(nonce),
    sid,
    identity_uuid: identityUuid,
    organisation,
    expires_at: new Date(sessionNow().getTime() + CHAT_TIMES.nonce),
  });
  return { nonce };
}

/** Replaces the caller's own nonce. */
export const replaceNonce = (context: Context, caller: Caller, nonce: string) =>
  context.db.transaction().execute(async (trx) => {
    const proved = await takeNonce(trx, hashToken(nonce), context.sessionNow());
    if (proved?.sid !== caller.sid) refuse('nonce-invalid');
    return issueNonce(context, trx, caller);
  });

/** Returns the person whom a nonce of this lender proves, and their open session. It works once. */
export async function spendNonce(
  context: Context,
  trx: Executor,
  organisation: string,
  nonce: string,
): Promise<Pick<Caller, 'sid' | 'identityUuid'>> {
  const proved = await takeNonce(trx, hashToken(nonce), context.sessionNow());
  if (proved?.organisation !== organisation || !(await isSessionOpen(context, trx, proved.sid)))
    refuse('nonce-invalid');
  return { sid: proved.sid, identityUuid: proved.identity_uuid };
}
