import type { Context } from '../../kernel/context.ts';
import { SECOND_MS } from '../../kernel/time.ts';
import { appendMessage } from './messages.ts';
import { readClientId, type Twilio, type TwilioMessage } from './twilio-rest.ts';
import { changeTwilio, renewLease, type TwilioRow } from './twilio-store.ts';

/** How long a missing message is waited for. After that it counts as deleted at Twilio. */
const GAP_WAIT_MS = 30 * SECOND_MS;

/**
 * Stores the messages that the borrower wrote at Twilio, in the order of Twilio's numbers, under the lease of the
 * conversation. A text with a secret number or one that is too long isn't stored, and is deleted at Twilio. Stops
 * before a number that follows a missing one, and returns true, until the missing one has arrived or the wait is over.
 */
export async function storeNewMessages(
  context: Context,
  twilio: Twilio,
  row: TwilioRow,
  identity: string,
  messages: readonly TwilioMessage[],
): Promise<boolean> {
  const now = context.sessionNow();
  const isWaitOver = row.gap_since !== null && now.getTime() - row.gap_since.getTime() >= GAP_WAIT_MS;
  let last = row.last_index;
  let isPassed = false;
  for (const message of messages) {
    if (message.index > last + 1) {
      if (!isWaitOver) {
        await flagGap(context, row, last);
        return true;
      }
      isPassed = true;
      context.metrics.countTwilio('gap-passed');
      context.log.warn({ conversation: row.conversation_sid, after: last }, 'a message is missing at Twilio');
    }
    if (message.author === identity) await storeMessage(context, twilio, row, message);
    last = message.index;
  }
  if (row.gap_since !== null && !isPassed) context.metrics.countTwilio('gap-filled');
  if (last !== row.last_index || row.gap_since !== null)
    await changeTwilio(context.db, row, { last_index: last, gap_since: null });
  return false;
}

async function flagGap(context: Context, row: TwilioRow, last: number): Promise<void> {
  if (row.gap_since === null) context.metrics.countTwilio('gap');
  await changeTwilio(context.db, row, { last_index: last, gap_since: row.gap_since ?? context.sessionNow() });
}

async function storeMessage(context: Context, twilio: Twilio, row: TwilioRow, message: TwilioMessage): Promise<void> {
  await renewLease(context.db, row, context.sessionNow());
  const result = await appendMessage(context, {
    conversation: row.conversation_uuid,
    clientId: readClientId(message),
    text: message.body ?? '',
    staffUuid: null,
    // In the same transaction, so that a worker that lost its lease stores nothing.
    alongside: (trx) => changeTwilio(trx, row, { last_index: message.index }),
  });
  if (result === 'SECRET_NUMBER' || result === 'TOO_LONG')
    await twilio.deleteMessage(row.conversation_sid, message.sid);
}
