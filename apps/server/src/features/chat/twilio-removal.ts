import type { Context } from '../../kernel/context.ts';
import { HOUR_MS, MINUTE_MS } from '../../kernel/time.ts';
import { openTwilio } from './twilio-rest.ts';
import { changeRemoval, leaseRemoval, type RemovalRow } from './twilio-store.ts';

/** The most conversations that one sweep deletes. */
const MOST_AT_ONCE = 50;
/** Pauses between two tries, in milliseconds, growing from the first to the last. */
const PAUSES = { first: MINUTE_MS, last: 6 * HOUR_MS };

/**
 * Deletes at Twilio the conversations whose chats were erased here, with their messages. One that Twilio doesn't
 * confirm is tried again until it does. Runs periodically.
 */
export async function removeTranscripts(context: Context): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const now = context.sessionNow();
    const row = await leaseRemoval(context.db, now, new Date(now.getTime() + PAUSES.first));
    if (!row) return;
    await removeTranscript(context, row);
  }
}

async function removeTranscript(context: Context, row: RemovalRow): Promise<void> {
  const account = context.config.twilio[row.organisation];
  try {
    if (!account) throw new Error('The lender of a chat at Twilio has no account there any more');
    await openTwilio(account).deleteConversation(row.conversation_sid);
  } catch (error) {
    context.metrics.countTwilio('removal-failed');
    context.log.warn({ err: error, tries: row.tries }, 'a transcript is still at Twilio');
    const pause = Math.min(PAUSES.first * 2 ** (row.tries - 1), PAUSES.last);
    await changeRemoval(context.db, row, { due_at: new Date(context.sessionNow().getTime() + pause) });
    return;
  }
  if (!(await changeRemoval(context.db, row, { due_at: null, removed_at: context.sessionNow() }))) return;
  context.metrics.countTwilio('removed');
  await context.audit.write({
    event: 'chat.transcript-removed',
    actor: 'retention',
    organisation: row.organisation,
    application: null,
    about: { conversation: row.conversation_sid },
  });
}
