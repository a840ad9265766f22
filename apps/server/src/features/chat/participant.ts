import { CHAT_CLOSE } from '@lintel/contract';
import { isPermitted } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { ownFiles } from '../../records/file-index/index.ts';
import { findConversation } from './store.ts';
import { readChatToken } from './tokens.ts';

/** Who is at the other end of a chat socket. */
export interface Participant {
  readonly organisation: string;
  /** The conversation; null for a staff member who watches the lists. */
  readonly conversation: string | null;
  /** The staff member; null for the borrower. */
  readonly caller: Caller | null;
}

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Returns who opens a channel with a token, or the code with which the socket closes. */
export async function findParticipant(
  context: Context,
  token: string,
  channelId: string | null,
): Promise<Participant | number> {
  if (JWT.test(token)) return findStaff(context, token, channelId);
  const conversation = await readChatToken(context, token);
  if (conversation === undefined) return CHAT_CLOSE.tokenRefused;
  if (conversation !== channelId) return CHAT_CLOSE.otherChannel;
  const row = await findConversation(context.db, conversation);
  return row ? { organisation: row.organisation, conversation, caller: null } : CHAT_CLOSE.tokenRefused;
}

/** Another lender's conversation and one about the caller's own file are closed like one that doesn't exist. */
async function findStaff(context: Context, token: string, channelId: string | null): Promise<Participant | number> {
  const session = await context.access.readSession(token, true);
  if (typeof session === 'string') return CHAT_CLOSE.tokenRefused;
  const { caller } = session;
  if (caller.typ !== 'staff' || !isPermitted(caller.permissions, ['chat'])) return CHAT_CLOSE.tokenRefused;
  const { organisation } = caller;
  if (channelId === null) return { organisation, conversation: null, caller };
  return (await mayRead(context, caller, channelId))
    ? { organisation, conversation: channelId, caller }
    : CHAT_CLOSE.otherChannel;
}

/** Whether a staff member may read a conversation: one of their lender, unless it is about a file of their own. */
export async function mayRead(context: Context, caller: Caller, uuid: string): Promise<boolean> {
  const row = await findConversation(context.db, uuid);
  if (row?.organisation !== caller.organisation) return false;
  return row.application_uuid === null || !(await ownFiles(context, caller)).includes(row.application_uuid);
}

/** Writes the audit entry of a staff member who opens a conversation, or the lists. Without it nothing is sent. */
export async function auditStaff(
  { audit }: Pick<Context, 'audit'>,
  { caller, conversation }: Participant,
): Promise<void> {
  if (!caller) return;
  await audit.write({
    event: conversation === null ? 'chat.watched' : 'chat.opened',
    actor: caller.identityUuid,
    organisation: caller.organisation,
    application: null,
    about: conversation === null ? {} : { conversation },
  });
}
