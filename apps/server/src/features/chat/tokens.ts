import { CHAT_TIMES } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type Caller, hashToken, newToken, refuse } from '../../kernel/http/index.ts';
import { findTokensConversation, insertNonce, insertToken, takeNonce, takeToken } from './store.ts';

type Clock = Pick<Context, 'sessionNow'>;

/** Makes a token of a conversation. Only its hash is stored. */
export async function issueChatToken(
  { sessionNow }: Clock,
  trx: Executor,
  conversation: string,
): Promise<{ token: string; expiration: string }> {
  const token = newToken();
  const expiresAt = new Date(sessionNow().getTime() + CHAT_TIMES.token);
  await insertToken(trx, { token_hash: hashToken(token), conversation_uuid: conversation, expires_at: expiresAt });
  return { token, expiration: expiresAt.toISOString() };
}

/** Returns the conversation that a token opens; undefined for an unknown and an expired one. */
export const readChatToken = ({ db, sessionNow }: Pick<Context, 'db'> & Clock, token: string) =>
  findTokensConversation(db, hashToken(token), sessionNow());

/** Replaces a token; two requests with the same token can't both succeed. */
export const replaceChatToken = (context: Context, token: string) =>
  context.db.transaction().execute(async (trx) => {
    const conversation = await takeToken(trx, hashToken(token), context.sessionNow());
    return issueChatToken(context, trx, conversation ?? refuse('chat-token-invalid'));
  });

type Proved = Pick<Caller, 'sid' | 'identityUuid' | 'organisation'>;

/** Makes what proves to the chat who the caller is. */
export async function issueNonce(
  { sessionNow }: Clock,
  trx: Executor,
  { sid, identityUuid, organisation }: Proved,
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

/** Returns the person whom a nonce of this lender proves. It works once. */
export async function spendNonce(
  { sessionNow }: Clock,
  trx: Executor,
  organisation: string,
  nonce: string,
): Promise<string> {
  const proved = await takeNonce(trx, hashToken(nonce), sessionNow());
  return proved?.organisation === organisation ? proved.identity_uuid : refuse('nonce-invalid');
}
