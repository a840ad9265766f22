import { CHAT_CLOSE } from '@lintel/contract';
import { isPermitted } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { selectApplications } from '../../loan-file/index.ts';
import { ownFiles } from '../../records/file-index/index.ts';
import { findConversation } from './store.ts';
import { readChatToken } from './tokens.ts';
import type { ConversationRow } from './types.ts';

/** Who is at the other end of a chat socket. */
export interface Participant {
  readonly organisation: string;
  /** The conversation; null for a staff member who watches the lists. */
  readonly conversation: string | null;
  /** The application that the conversation is about. */
  readonly application: string | null;
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
  if (!row) return CHAT_CLOSE.tokenRefused;
  // The assistant answers by calls. What came over the socket would have no answer.
  if (row.state === 'ASSISTANT') return CHAT_CLOSE.otherChannel;
  return { organisation: row.organisation, conversation, application: row.application_uuid, caller: null };
}

/** Another lender's conversation and one about the caller's own file are closed like one that doesn't exist. */
async function findStaff(context: Context, token: string, channelId: string | null): Promise<Participant | number> {
  const session = await context.access.readSession(token, true);
  if (typeof session === 'string') return CHAT_CLOSE.tokenRefused;
  const { caller } = session;
  if (caller.typ !== 'staff' || !isPermitted(caller.permissions, ['chat'])) return CHAT_CLOSE.tokenRefused;
  const { organisation } = caller;
  if (channelId === null) return { organisation, conversation: null, application: null, caller };
  const row = await findReadable(context, caller, channelId);
  return row
    ? { organisation, conversation: channelId, application: row.application_uuid, caller }
    : CHAT_CLOSE.otherChannel;
}

/**
 * Returns a conversation that a staff member may read: one of their lender, in which they have no interest. One with the
 * assistant is handed over first, which changes its mode.
 */
export async function findReadable(
  context: Context,
  caller: Caller,
  uuid: string,
): Promise<ConversationRow | undefined> {
  const row = await findConversation(context.db, uuid);
  if (row?.organisation !== caller.organisation || row.mode === 'chatbot') return undefined;
  const { applications, people } = await loadInterest(context, caller);
  const isOwn =
    (row.application_uuid !== null && applications.includes(row.application_uuid)) ||
    (row.identity_uuid !== null && people.includes(row.identity_uuid));
  return isOwn ? undefined : row;
}

/** What a staff member has an interest in: applications, and the people whose they are, whatever else those chat about. */
export interface Interest {
  readonly applications: readonly string[];
  readonly people: readonly string[];
}

export async function loadInterest(context: Context, caller: Caller): Promise<Interest> {
  const applications = await ownFiles(context, caller);
  if (applications.length === 0) return { applications, people: [] };
  const rows = await selectApplications(context.db)
    .select('identity_uuid')
    .distinct()
    .where('uuid', 'in', [...applications])
    .execute();
  return { applications, people: rows.map((row) => row.identity_uuid) };
}

/** Writes the audit entry of a staff member who opens a conversation, or the lists. Without it nothing is sent. */
export async function auditStaff(
  { audit }: Pick<Context, 'audit'>,
  { caller, conversation, application }: Participant,
): Promise<void> {
  if (!caller) return;
  await audit.write({
    event: conversation === null ? 'chat.watched' : 'chat.opened',
    actor: caller.identityUuid,
    organisation: caller.organisation,
    application,
    about: conversation === null ? {} : { conversation },
  });
}
