import type {
  ChatState,
  CONVERSATION_LISTS,
  HandlerReply,
  listConversations,
  takeConversation,
} from '@lintel/contract';
import { explain, getStatus } from '@lintel/domain';
import { loadOrganizationStaff, loadStaffNames, type StaffRow } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { loadGateWords, selectApplications } from '../../loan-file/index.ts';
import { notifyChatChange } from './fan-out.ts';
import { endConversation } from './messages.ts';
import { findReadable, type Interest, loadInterest } from './participant.ts';
import { changeConversation, findConversation, listRows, lockConversation, openVisitor } from './store.ts';
import { selectAtTwilio } from './twilio-store.ts';
import type { ConversationRow } from './types.ts';

type Conversation = HandlerReply<typeof takeConversation>;
type List = (typeof CONVERSATION_LISTS)[number];

const MOST = 100;
const STATES = { QUEUE: 'QUEUE', MINE: 'ACTIVE', ANSWERED: 'ACTIVE', CLOSED: 'ENDED' } as const satisfies Readonly<
  Record<List, ChatState>
>;

/** Lists a lender's conversations, without those about files in which the caller has an interest. */
export async function loadConversations(
  context: Context,
  caller: Caller,
  list: List,
  interest?: Interest,
): Promise<HandlerReply<typeof listConversations>> {
  const rows = await listRows(context.db, caller.organisation, {
    state: STATES[list],
    staffUuid: list === 'MINE' ? caller.identityUuid : undefined,
    without: interest ?? (await loadInterest(context, caller)),
    newestFirst: list === 'CLOSED',
    limit: MOST,
  });
  return { items: await toConversations(context, rows), now: context.sessionNow().toISOString() };
}

/** Lists the waiting conversations and the caller's own. */
export async function loadOpenConversations(
  context: Context,
  caller: Caller,
): Promise<Readonly<Record<'queue' | 'mine', readonly Conversation[]>>> {
  const interest = await loadInterest(context, caller);
  const queue = await loadConversations(context, caller, 'QUEUE', interest);
  const mine = await loadConversations(context, caller, 'MINE', interest);
  return { queue: queue.items, mine: mine.items };
}

/** Builds what staff see of conversations in lists: visitor, state, agent and application. */
export async function toConversations(context: Context, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const names = await loadStaffNames(
    context.db,
    rows.map((row) => row.staff_uuid),
  );
  const applications = await loadApplications(
    context,
    rows.flatMap((row) => row.application_uuid ?? []),
  );
  const atTwilio = await selectAtTwilio(
    context.db,
    rows.map((row) => row.uuid),
  );
  return rows.map((row) => {
    const { friendlyName, emailAddress, page } = openVisitor(context, row);
    return {
      conversationUuid: row.uuid,
      state: row.state,
      mode: row.mode,
      isLoggedIn: row.identity_uuid !== null,
      friendlyName,
      emailAddress,
      page,
      startedAt: row.created_at.toISOString(),
      lastMessageAt: row.last_message_at.toISOString(),
      carriesFiles: !atTwilio.has(row.uuid),
      isUnanswered: row.state !== 'ENDED' && row.last_author === 'APPLICANT',
      assignee: row.staff_uuid === null ? null : { staffUuid: row.staff_uuid, name: names.get(row.staff_uuid) ?? '' },
      application: applications.get(row.application_uuid ?? '') ?? null,
    };
  });
}

/** Returns the status texts of applications for staff: the same that their borrowers read. */
async function loadApplications(
  context: Context,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, Conversation['application']>> {
  if (uuids.length === 0) return new Map();
  const rows = await selectApplications(context.db)
    .selectAll()
    .where('uuid', 'in', [...uuids])
    .execute();
  return new Map(
    await Promise.all(
      rows.map(async (row) => {
        const { text, ask, next } = explain(row.projection, await loadGateWords(context, row));
        const status = getStatus(row.projection);
        return [
          row.uuid,
          { uuid: row.uuid, loanNumber: String(row.loan_number), status, explanation: text, ask, next },
        ] as const;
      }),
    ),
  );
}

export async function loadConversation(context: Context, uuid: string): Promise<Conversation> {
  const row = (await findConversation(context.db, uuid)) ?? refuse('not-found');
  const [conversation] = await toConversations(context, [row]);
  return conversation ?? refuse('not-found');
}

/** Returns the name of the agent who answers, as the borrower sees it; null while no one does. */
export async function loadAgentName(
  { db }: Pick<Context, 'db'>,
  { staff_uuid: staffUuid }: Pick<ConversationRow, 'staff_uuid'>,
): Promise<string | null> {
  const names = await loadStaffNames(db, [staffUuid]);
  return names.get(staffUuid ?? '') ?? null;
}

/** Assigns a waiting conversation to the caller. Taking it again changes nothing. */
export async function take(context: Context, caller: Caller, uuid: string): Promise<Conversation> {
  await requireReadable(context, caller, uuid);
  await context.db.transaction().execute(async (trx) => {
    const conversation = (await lockConversation(trx, uuid)) ?? refuse('not-found');
    if (conversation.state === 'ENDED') refuse('conversation-over');
    if (conversation.staff_uuid === caller.identityUuid) return;
    if (conversation.state !== 'QUEUE') refuse('taken-by-another');
    await changeConversation(trx, uuid, { state: 'ACTIVE', staff_uuid: caller.identityUuid });
    await notifyChatChange(trx, { organisation: caller.organisation, conversation: uuid });
  });
  return loadConversation(context, uuid);
}

/** Hands the caller's conversation to a colleague who can answer chats, or back to the queue. */
export const handOver = (
  context: Context,
  caller: Caller,
  uuid: string,
  staffUuid: string | null,
): Promise<Conversation> =>
  assign(context, caller, { uuid, staffUuid }, (conversation) => {
    if (conversation.staff_uuid !== caller.identityUuid) refuse('taken-by-another');
  });

/** Assigns an open conversation to an agent, or to the queue, unless the check refuses it. */
export async function assign(
  context: Context,
  caller: Caller,
  { uuid, staffUuid }: { readonly uuid: string; readonly staffUuid: string | null },
  check: (conversation: ConversationRow) => void = () => {},
): Promise<Conversation> {
  await requireReadable(context, caller, uuid);
  if (staffUuid !== null && !(await loadChatColleagues(context, caller)).some((one) => one.staffUuid === staffUuid))
    refuse('choice-unknown');
  await context.db.transaction().execute(async (trx) => {
    const conversation = (await lockConversation(trx, uuid)) ?? refuse('not-found');
    if (conversation.state === 'ENDED') refuse('conversation-over');
    check(conversation);
    if (conversation.staff_uuid === staffUuid) return;
    await changeConversation(trx, uuid, { state: staffUuid === null ? 'QUEUE' : 'ACTIVE', staff_uuid: staffUuid });
    await notifyChatChange(trx, { organisation: caller.organisation, conversation: uuid });
  });
  return loadConversation(context, uuid);
}

/** Ends a conversation: the caller's own, or one that no one has taken. */
export async function close(context: Context, caller: Caller, uuid: string): Promise<Conversation> {
  await requireReadable(context, caller, uuid);
  await endConversation(context, uuid, ({ staff_uuid: staffUuid }) => {
    if (staffUuid !== null && staffUuid !== caller.identityUuid) refuse('taken-by-another');
  });
  return loadConversation(context, uuid);
}

async function requireReadable(context: Context, caller: Caller, uuid: string): Promise<void> {
  if (!(await findReadable(context, caller, uuid))) refuse('not-found');
}

/** Returns the colleagues who can answer chats, by name. */
export async function loadChatColleagues(context: Context, { organisation }: Caller) {
  const staff = await loadOrganizationStaff(context, context.db, organisation);
  return staff
    .filter(canChat)
    .map(({ identity_uuid: staffUuid, name }) => ({ staffUuid, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

const canChat = ({ permissions, disabled, ready }: StaffRow): boolean =>
  permissions.includes('chat') && !disabled && ready;
