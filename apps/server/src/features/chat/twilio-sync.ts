import { isSessionOpen } from '../../identity/index.ts';
import type { Context, Trx } from '../../kernel/context.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { MINUTE_MS, SECOND_MS } from '../../kernel/time.ts';
import { loadAgentName } from './conversations.ts';
import { endConversation, loadMessageRows, openMessage } from './messages.ts';
import { findConversation } from './store.ts';
import { storeNewMessages } from './twilio-messages.ts';
import { isGone, isTemporary, openTwilio, readClientId, type Twilio } from './twilio-rest.ts';
import {
  changeTwilio,
  findTwilio,
  leaseDue,
  LeaseLost,
  listDue,
  markDue,
  markSessionsDue,
  renewLease,
  type TwilioRow,
} from './twilio-store.ts';
import type { ConversationRow } from './types.ts';

/** How long a conversation waits after Twilio failed, or while its messages from Twilio have a gap. */
const RETRY_MS = 10 * SECOND_MS;
/** Conversations that one sweep compares. */
const MOST_AT_ONCE = 50;

/**
 * Compares a chat with its conversation at Twilio until nothing is due: stores the borrower's messages from there,
 * posts staff's messages there, and passes on the agent's name and the end. Ends a chat whose borrower isn't in the
 * conversation anymore, or whose conversation was deleted. Webhooks and changes of ours only start a comparison.
 */
export async function syncWithTwilio(context: Context, uuid: string): Promise<void> {
  for (let row = await lease(context, uuid); row; row = await lease(context, uuid)) {
    try {
      const hasGap = await compare(context, row);
      await changeTwilio(
        context.db,
        row,
        hasGap ? { is_due: true, leased_until: retryAt(context) } : { leased_until: null },
      );
    } catch (error) {
      return giveBack(context, row, error);
    }
  }
}

const retryAt = ({ sessionNow }: Context): Date => new Date(sessionNow().getTime() + RETRY_MS);

/** Releases a conversation for a later try, unless another worker has leased it since. */
async function giveBack(context: Context, row: TwilioRow, error: unknown): Promise<void> {
  if (!(error instanceof LeaseLost)) {
    context.metrics.countTwilio('compare-failed');
    context.log.warn({ err: error }, 'a chat could not be compared with Twilio');
    try {
      return await changeTwilio(context.db, row, { is_due: true, leased_until: retryAt(context) });
    } catch (second) {
      if (!(second instanceof LeaseLost)) throw second;
    }
  }
  context.metrics.countTwilio('lease-lost');
}

const lease = (context: Context, uuid: string): Promise<TwilioRow | undefined> =>
  leaseDue(context.db, uuid, context.sessionNow());

/** Compares chats that changed while this server was away or whose webhook was lost. Runs periodically. */
export async function sweepTwilio(context: Context): Promise<void> {
  if (Object.keys(context.config.twilio).length === 0) return;
  const since = new Date(context.sessionNow().getTime() - MINUTE_MS);
  for (const uuid of await listDue(context.db, since, MOST_AT_ONCE)) await syncWithTwilio(context, uuid);
}

/**
 * Queues the removal of people from their chats at Twilio when their sessions end, because a token of Twilio outlives
 * our session. `sids` are the IDs of our sessions. The sweep finds sessions that expire.
 */
export async function leaveTwilio(context: Context, trx: Trx, sids: readonly string[]): Promise<void> {
  if (Object.keys(context.config.twilio).length === 0) return;
  for (const uuid of await markSessionsDue(trx, sids)) await context.jobs.queueBackgroundJob(trx, 'leave-twilio', uuid);
}

/** Background job that removes a person from a chat at Twilio. It fails, and so runs again, until they are gone. */
export const leaveConversation: BackgroundJob = async (uuid, context) => {
  if (!(await isLeaving(context, await findTwilio(context.db, uuid)))) return;
  await markDue(context.db, { uuid });
  await syncWithTwilio(context, uuid);
  if (await isLeaving(context, await findTwilio(context.db, uuid)))
    throw new Error('A person whose login ended is still in a chat at Twilio');
};

/** Returns whether a person whose login here has ended must still leave the chat at Twilio. */
const isLeaving = async (context: Context, row: TwilioRow | undefined): Promise<boolean> =>
  row !== undefined && row.sid !== null && row.left_at === null && !(await isSessionOpen(context, context.db, row.sid));

/** Compares once. Returns whether Twilio's messages have a gap, so that the next comparison should come soon. */
async function compare(context: Context, row: TwilioRow): Promise<boolean> {
  const conversation = await findConversation(context.db, row.conversation_uuid);
  const account = conversation && context.config.twilio[conversation.organisation];
  if (!account) return false;
  const twilio = openTwilio(account);
  try {
    const hasLeft = row.left_at !== null || (await leaveIfLoggedOut(context, twilio, row, conversation));
    const messages = await twilio.listMessagesAfter(row.conversation_sid, row.last_index);
    const posted = await skipPosted(context, row, new Set(messages.map((message) => readClientId(message))));
    const hasGap = await storeNewMessages(context, twilio, row, conversation.customer_id, messages);
    await postStaffMessages(context, twilio, row, posted);
    const isOpen = conversation.state !== 'ENDED' && !hasLeft;
    if (isOpen && !(await twilio.hasParticipant(row.conversation_sid, conversation.customer_id)))
      await endConversation(context, conversation.uuid);
    await postProgress(context, twilio, row);
    return hasGap;
  } catch (error) {
    if (!isGone(error)) throw error;
    // Deleted at Twilio, so no one can write there.
    await endConversation(context, conversation.uuid);
    await changeTwilio(context.db, row, { left_at: context.sessionNow(), closed_at: context.sessionNow() });
    return false;
  }
}

/** Removes a person whose login ended. Returns whether their login had ended. */
async function leaveIfLoggedOut(
  context: Context,
  twilio: Twilio,
  row: TwilioRow,
  { customer_id: identity }: ConversationRow,
): Promise<boolean> {
  if (!(await isLeaving(context, row))) return false;
  await renewLease(context.db, row, context.sessionNow());
  await twilio.removeParticipant(row.conversation_sid, identity).catch((error: unknown) => {
    // A closed conversation may not be changed. No one can write there, and the token ends within minutes.
    if (row.closed_at === null || isTemporary(error)) throw error;
  });
  await changeTwilio(context.db, row, { left_at: context.sessionNow() });
  return true;
}

/**
 * Skips staff's messages that Twilio has: an earlier try posted them and got no reply. Returns the number of the last
 * message that doesn't need to be posted.
 */
async function skipPosted(context: Context, row: TwilioRow, known: ReadonlySet<string>): Promise<number> {
  let posted = row.posted_seq;
  for (const { author, client_id: clientId, seq } of await loadMessageRows(context.db, row.conversation_uuid, {
    after: posted,
  })) {
    if (author === 'AGENT' && !known.has(clientId)) break;
    posted = seq;
  }
  if (posted > row.posted_seq) await changeTwilio(context.db, row, { posted_seq: posted });
  return posted;
}

/** Posts staff's new messages, each once, whatever became of an earlier try. */
async function postStaffMessages(context: Context, twilio: Twilio, row: TwilioRow, posted: number): Promise<void> {
  for (const message of await loadMessageRows(context.db, row.conversation_uuid, { after: posted })) {
    if (message.author === 'AGENT') {
      await renewLease(context.db, row, context.sessionNow());
      await twilio.postMessage(row.conversation_sid, openMessage(context, message), { clientId: message.client_id });
    }
    await changeTwilio(context.db, row, { posted_seq: message.seq });
  }
}

/** Passes on the agent's name and the end, which closes the conversation at Twilio. */
async function postProgress(context: Context, twilio: Twilio, row: TwilioRow): Promise<void> {
  const conversation = await findConversation(context.db, row.conversation_uuid);
  if (!conversation) return;
  const isEnded = conversation.state === 'ENDED';
  const progress = { agent: await loadAgentName(context, conversation), isEnded };
  const sentProgress = JSON.stringify(progress);
  if (sentProgress === row.told && isEnded === (row.closed_at !== null)) return;
  await renewLease(context.db, row, context.sessionNow());
  await twilio.changeConversation(row.conversation_sid, progress, isEnded);
  await changeTwilio(context.db, row, { told: sentProgress, ...(isEnded && { closed_at: context.sessionNow() }) });
}
