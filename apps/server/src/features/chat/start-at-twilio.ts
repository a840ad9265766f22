import type { TwilioAddress } from '@lintel/contract';
import type { TwilioAccount } from '../../kernel/config/index.ts';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import type { StartedChat } from './start-chat.ts';
import { replaceChatToken } from './tokens.ts';
import { openTwilio } from './twilio-rest.ts';
import { insertTwilio } from './twilio-store.ts';

/** Moves a chat that just began to Twilio: its conversation, its borrower, and a token that Twilio verifies. */
export async function startAtTwilio(
  context: Context,
  account: TwilioAccount,
  started: StartedChat,
): Promise<StartedChat & { readonly twilio: TwilioAddress }> {
  const conversationSid = await createConversation(context, account, started);
  const { uuid: conversation, sid } = started;
  await insertTwilio(context.db, { conversation, conversationSid, sid }, context.sessionNow());
  const { socketUrl, apiUrl, syncUrl } = account;
  return {
    ...started,
    ...(await replaceChatToken(context, started.token)),
    twilio: { conversationSid, socketUrl, apiUrl, syncUrl },
  };
}

async function createConversation(
  { log }: Context,
  account: TwilioAccount,
  { uuid, customerId }: StartedChat,
): Promise<string> {
  const twilio = openTwilio(account);
  try {
    const sid = await twilio.createConversation(uuid);
    await twilio.addParticipant(sid, customerId);
    return sid;
  } catch (error) {
    log.warn({ err: error }, 'a chat could not start at Twilio');
    return refuse('not-available');
  }
}
