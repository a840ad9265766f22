import type { HandlerReply, superviseChats } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import type { Caller } from '../../kernel/http/index.ts';
import { loadChatColleagues, toConversations } from './conversations.ts';
import { loadInterest } from './participant.ts';
import { listRows } from './store.ts';
import { loadWaits } from './transcript-store.ts';

/** The most chats of one state. */
const MOST = 200;

/** Returns a lender's open chats and each agent's count, for a supervisor, without chats about their own files. */
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
    // A borrower who was handed over after the assistant's answer waits since then.
    const since = isUnanswered ? (waits.get(uuid) ?? lastMessages.get(uuid)) : undefined;
    return { conversation, waitingSince: since?.toISOString() ?? null };
  });
  const agents = (await loadChatColleagues(context, caller)).map((agent) => {
    const own = chats.filter(({ conversation }) => conversation.assignee?.staffUuid === agent.staffUuid);
    return { agent, open: own.length, unanswered: own.filter(({ waitingSince }) => waitingSince !== null).length };
  });
  return { chats, agents, now: context.sessionNow().toISOString() };
}
