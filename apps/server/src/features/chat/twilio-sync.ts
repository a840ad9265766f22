import { staffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { MINUTE_MS, SECOND_MS } from '../../kernel/time.ts';
import { appendMessage, endConversation, loadMessageRows, openMessage } from './messages.ts';
import { findConversation } from './store.ts';
import { openTwilio, type TwilioMessage } from './twilio-rest.ts';
import { changeTwilio, listDue, takeDue, type TwilioRow } from './twilio-store.ts';
import type { ConversationRow } from './types.ts';

/** How long a conversation waits after Twilio failed. */
const AFTER_FAILURE_MS = 10 * SECOND_MS;
/** Conversations that one sweep compares. */
const MOST_AT_ONCE = 50;

type Twilio = ReturnType<typeof openTwilio>;

/**
 * Compares a chat with its conversation at Twilio until nothing is due: stores what the borrower wrote there, posts what
 * staff wrote here, passes on who answers and the end. Webhooks and changes of ours are only reasons to compare.
 */
export async function syncWithTwilio(context: Context, uuid: string): Promise<void> {
  for (let row = await take(context, uuid); row; row = await take(context, uuid)) {
    try {
      await compare(context, row);
      await changeTwilio(context.db, uuid, { leased_until: null });
    } catch (error) {
      context.log.warn({ err: error }, 'a chat could not be compared with Twilio');
      const again = new Date(context.sessionNow().getTime() + AFTER_FAILURE_MS);
      return changeTwilio(context.db, uuid, { is_due: true, leased_until: again });
    }
  }
}

const take = (context: Context, uuid: string): Promise<TwilioRow | undefined> =>
  takeDue(context.db, uuid, context.sessionNow());

/** Compares what changed while this server was away, and what a lost webhook didn't say. Runs periodically. */
export async function sweepTwilio(context: Context): Promise<void> {
  if (Object.keys(context.config.twilio).length === 0) return;
  const since = new Date(context.sessionNow().getTime() - MINUTE_MS);
  for (const uuid of await listDue(context.db, since, MOST_AT_ONCE)) await syncWithTwilio(context, uuid);
}

async function compare(context: Context, row: TwilioRow): Promise<void> {
  const conversation = await findConversation(context.db, row.conversation_uuid);
  const account = conversation && context.config.twilio[conversation.organisation];
  if (!account) return;
  const twilio = openTwilio(account);
  const messages = await twilio.listMessages(row.conversation_sid);
  await store(
    context,
    twilio,
    row,
    messages.filter(({ author }) => author === conversation.customer_id),
  );
  await post(context, twilio, row, new Set(messages.map((message) => readClientId(message))));
  if (conversation.state !== 'ENDED' && !(await twilio.hasParticipant(row.conversation_sid, conversation.customer_id)))
    await endConversation(context, conversation.uuid);
  await tellProgress(context, twilio, row);
}

/** Stores what the borrower wrote. What looks secret is deleted at Twilio, and is nowhere then. */
async function store(
  context: Context,
  twilio: Twilio,
  row: TwilioRow,
  messages: readonly TwilioMessage[],
): Promise<void> {
  for (const message of messages) {
    const result = await appendMessage(context, {
      conversation: row.conversation_uuid,
      clientId: readClientId(message),
      text: message.body ?? '',
      staffUuid: null,
    });
    if (result === 'SECRET_NUMBER') await twilio.deleteMessage(row.conversation_sid, message.sid);
  }
}

/** Posts what staff wrote since the last time, each message once, whatever became of an earlier try. */
async function post(context: Context, twilio: Twilio, row: TwilioRow, known: ReadonlySet<string>): Promise<void> {
  for (const message of await loadMessageRows(context.db, row.conversation_uuid, { after: row.posted_seq })) {
    if (message.author === 'AGENT' && !known.has(message.client_id))
      await twilio.postMessage(row.conversation_sid, openMessage(context, message), { clientId: message.client_id });
    await changeTwilio(context.db, row.conversation_uuid, { posted_seq: message.seq });
  }
}

async function tellProgress(context: Context, twilio: Twilio, row: TwilioRow): Promise<void> {
  const conversation = await findConversation(context.db, row.conversation_uuid);
  if (!conversation) return;
  const isEnded = conversation.state === 'ENDED';
  const told = JSON.stringify({ agent: await readAgent(context, conversation), isEnded });
  if (told === row.told) return;
  await twilio.changeConversation(row.conversation_sid, JSON.parse(told) as Record<string, unknown>, isEnded);
  await changeTwilio(context.db, row.conversation_uuid, { told });
}

async function readAgent({ db }: Context, { staff_uuid: staffUuid }: ConversationRow): Promise<string | null> {
  const names = await staffNames(db, [staffUuid]);
  return names.get(staffUuid ?? '') ?? null;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const SID = /^IM([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/;

/** The ID that our client gave a message; for one of another client Twilio's own, in the same form. */
function readClientId({ sid, attributes }: TwilioMessage): string {
  try {
    const { clientId } = JSON.parse(attributes) as { clientId?: unknown };
    if (typeof clientId === 'string' && UUID.test(clientId)) return clientId;
  } catch {
    // Attributes are whatever a client sent.
  }
  return sid.replace(SID, '$1-$2-$3-$4-$5');
}
