import { CHAT_CLOSE } from '@lintel/contract';
import { isPermitted } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { selectApplications } from '../../loan-file/index.ts';
import { findOwnFileIds } from '../../records/file-index/index.ts';
import { findConversation, findConversations } from './store.ts';
import { findTokenConversations } from './tokens.ts';
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

/** The token with which a socket opens a channel; null for the lists. */
export interface TokenUse {
  readonly token: string;
  readonly channelId: string | null;
}

/** Returns the participant of a token in a channel, or the code with which the socket closes. */
export async function findParticipant(context: Context, use: TokenUse): Promise<Participant | number> {
  const [participant] = await findParticipants(context, [use]);
  return participant!;
}

/**
 * Returns the participants of several sockets, in order. Those of borrowers and visitors take as many queries as one;
 * those of staff are read once for each token.
 */
export async function findParticipants(context: Context, uses: readonly TokenUse[]): Promise<(Participant | number)[]> {
  const [ofStaff, ofOthers] = [uses.filter(hasStaffToken), uses.filter((use) => !hasStaffToken(use))];
  const byToken = await findTokenConversations(
    context,
    ofOthers.map(({ token }) => token),
  );
  const agents = new Map<string, Agent | undefined>();
  for (const token of new Set(ofStaff.map((use) => use.token))) agents.set(token, await findAgent(context, token));
  const channels = await findConversations(
    context.db,
    ofStaff.flatMap(({ channelId }) => channelId ?? []),
  );
  const byUuid = new Map(channels.map((row) => [row.uuid, row]));
  return uses.map((use) =>
    hasStaffToken(use)
      ? toStaff(agents.get(use.token), use.channelId, byUuid)
      : toBorrower(byToken.get(use.token), use.channelId),
  );
}

export const hasStaffToken = ({ token }: TokenUse): boolean => JWT.test(token);

function toBorrower(row: ConversationRow | undefined, channelId: string | null): Participant | number {
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
async function findAgent(context: Context, token: string): Promise<Agent | undefined> {
  const session = await context.access.readSession(token, true);
  if (typeof session === 'string') return undefined;
  const { caller } = session;
  if (caller.typ !== 'staff' || !isPermitted(caller.permissions, ['chat'])) return undefined;
  return { caller, interest: await loadInterest(context, caller) };
}

/** Refuses another lender's conversation and one about the agent's own file like one that doesn't exist. */
function toStaff(
  agent: Agent | undefined,
  channelId: string | null,
  conversations: ReadonlyMap<string, ConversationRow>,
): Participant | number {
  if (!agent) return CHAT_CLOSE.tokenRefused;
  const { caller, interest } = agent;
  const { organisation } = caller;
  if (channelId === null) return { organisation, conversation: null, application: null, caller };
  const row = conversations.get(channelId);
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
  const applications = await findOwnFileIds(context, caller);
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
