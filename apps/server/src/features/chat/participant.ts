import { CHAT_CLOSE } from '@lintel/contract';
import { isPermitted } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { SECOND_MS } from '../../kernel/time.ts';
import { selectApplications } from '../../loan-file/index.ts';
import { ownFiles } from '../../records/file-index/index.ts';
import { findConversation } from './store.ts';
import { findTokenConversation } from './tokens.ts';
import type { ConversationRow } from './types.ts';

/** The borrower, visitor or staff member at the other end of a chat socket. */
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

/** Returns the participant of a token in a channel, or the code with which the socket closes. */
export async function findParticipant(
  context: Context,
  token: string,
  channelId: string | null,
  readAgent: ReadAgent = (agentToken) => findAgent(context, agentToken),
): Promise<Participant | number> {
  if (JWT.test(token)) return findStaff(context, await readAgent(token), channelId);
  const row = await findTokenConversation(context, token);
  if (!row) return CHAT_CLOSE.tokenRefused;
  // The assistant answers by calls. What came over the socket would have no answer.
  if (row.uuid !== channelId || row.state === 'ASSISTANT') return CHAT_CLOSE.otherChannel;
  return { organisation: row.organisation, conversation: row.uuid, application: row.application_uuid, caller: null };
}

/** A staff member who may chat, and the files in which they have an interest. */
interface Agent {
  readonly caller: Caller;
  readonly interest: Interest;
}

/** Returns the agent of a token; undefined for a token that opens no chat. */
export type ReadAgent = (token: string) => Promise<Agent | undefined>;

async function findAgent(context: Context, token: string): Promise<Agent | undefined> {
  const session = await context.access.readSession(token, true);
  if (typeof session === 'string') return undefined;
  const { caller } = session;
  if (caller.typ !== 'staff' || !isPermitted(caller.permissions, ['chat'])) return undefined;
  return { caller, interest: await loadInterest(context, caller) };
}

/** How long the sockets of one token share what was read about its agent. */
export const SHARED_READ_MS = SECOND_MS / 2;

/** Reads a token once for those of its sockets that are checked together: an agent has a socket for each chat. */
export function shareAgentReads(context: Context): ReadAgent {
  const reads = new Map<string, { readonly at: number; readonly agent: Promise<Agent | undefined> }>();
  return (token) => {
    const known = reads.get(token);
    if (known && Date.now() - known.at < SHARED_READ_MS) return known.agent;
    const read = { at: Date.now(), agent: findAgent(context, token) };
    reads.set(token, read);
    const forget = (): void => {
      if (reads.get(token) === read) reads.delete(token);
    };
    read.agent.catch(forget);
    setTimeout(forget, SHARED_READ_MS).unref();
    return read.agent;
  };
}

/** Refuses another lender's conversation and one about the agent's own file like one that doesn't exist. */
async function findStaff(
  context: Context,
  agent: Agent | undefined,
  channelId: string | null,
): Promise<Participant | number> {
  if (!agent) return CHAT_CLOSE.tokenRefused;
  const { caller, interest } = agent;
  const { organisation } = caller;
  if (channelId === null) return { organisation, conversation: null, application: null, caller };
  const row = await findConversation(context.db, channelId);
  return row && isReadable(row, caller, interest)
    ? { organisation, conversation: channelId, application: row.application_uuid, caller }
    : CHAT_CLOSE.otherChannel;
}

/**
 * Returns a conversation that a staff member may read: one of their lender, in which they have no interest. One with
 * the assistant is handed over first, which changes its mode.
 */
export async function findReadable(
  context: Context,
  caller: Caller,
  uuid: string,
): Promise<ConversationRow | undefined> {
  const row = await findConversation(context.db, uuid);
  return row && isReadable(row, caller, await loadInterest(context, caller)) ? row : undefined;
}

function isReadable(row: ConversationRow, caller: Caller, { applications, people }: Interest): boolean {
  if (row.organisation !== caller.organisation || row.mode === 'chatbot') return false;
  const isOwn =
    (row.application_uuid !== null && applications.includes(row.application_uuid)) ||
    (row.identity_uuid !== null && people.includes(row.identity_uuid));
  return !isOwn;
}

/** The applications in which a staff member has an interest, and their borrowers, about whatever those chat. */
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
