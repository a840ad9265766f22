import type { HandlerReply, reassignConversation, superviseChats } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { loadChatColleagues, loadConversation, toConversations } from './conversations.ts';
import { notifyChatChange } from './fan-out.ts';
import { findReadable, loadInterest } from './participant.ts';
import { changeConversation, listRows, lockConversation } from './store.ts';
import { loadWaits } from './transcript-store.ts';

/** Chats of one state. */
const MOST = 200;

/** Returns the open chats of a lender and who has how many, without chats about files in which the caller has an interest. */
export async function loadSupervision(context: Context, caller: Caller): Promise<HandlerReply<typeof superviseChats>> {
  const { db } = context;
  const without = await loadInterest(context, caller);
  const list = (state: 'QUEUE' | 'ACTIVE') =>
    listRows(db, caller.organisation, { state, without, newestFirst: false, limit: MOST });
  const rows = [...(await list('QUEUE')), ...(await list('ACTIVE'))];
  const waits = await loadWaits(
    db,
    rows.filter(({ last_author: author }) => author === 'APPLICANT').map(({ uuid }) => uuid),
  );
  const lastMessages = new Map(rows.map((row) => [row.uuid, row.last_message_at]));
  const chats = (await toConversations(context, rows)).map((conversation) => {
    const { conversationUuid: uuid, isUnanswered } = conversation;
    // Handed over after the assistant's answer, they wait since then.
    const since = isUnanswered ? (waits.get(uuid) ?? lastMessages.get(uuid)) : undefined;
    return { conversation, waitingSince: since?.toISOString() ?? null };
  });
  const agents = (await loadChatColleagues(context, caller)).map((agent) => {
    const own = chats.filter(({ conversation }) => conversation.assignee?.staffUuid === agent.staffUuid);
    return { agent, open: own.length, unanswered: own.filter(({ waitingSince }) => waitingSince !== null).length };
  });
  return { chats, agents, now: context.sessionNow().toISOString() };
}

/** Gives an open chat to someone who can answer chats, or back to the queue. A chat with the assistant is no one's. */
export async function reassign(
  context: Context,
  caller: Caller,
  uuid: string,
  staffUuid: string | null,
): Promise<HandlerReply<typeof reassignConversation>> {
  if (!(await findReadable(context, caller, uuid))) refuse('not-found');
  if (staffUuid !== null && !(await loadChatColleagues(context, caller)).some((one) => one.staffUuid === staffUuid))
    refuse('choice-unknown');
  await context.db.transaction().execute(async (trx) => {
    const conversation = (await lockConversation(trx, uuid)) ?? refuse('not-found');
    if (conversation.state === 'ASSISTANT') refuse('not-found');
    if (conversation.state === 'ENDED') refuse('conversation-over');
    if (conversation.staff_uuid === staffUuid) return;
    await changeConversation(trx, uuid, { state: staffUuid === null ? 'QUEUE' : 'ACTIVE', staff_uuid: staffUuid });
    await notifyChatChange(trx, { organisation: caller.organisation, conversation: uuid });
  });
  return loadConversation(context, uuid);
}
