import type { TwilioAddress } from '@lintel/contract';
import { CHAT_MODES, isUuid, type ChatMode } from '@lintel/domain';
import { tokenClaims } from '@lintel/web';
import { session } from '../platform/session.ts';
import { localStore } from '../platform/storage.ts';

/** What lets this browser back into its conversation. No name, no email and no message. */
export interface ChatSession {
  readonly token: string;
  readonly channelId: string;
  readonly mode: ChatMode;
  /** When the token expires. */
  readonly expiration: string;
  /** Whose conversation it is: the login's person, undefined for a visitor. */
  readonly sub: unknown;
  /** Where the conversation is at Twilio; absent, it's on our own socket. */
  readonly twilio?: TwilioAddress | undefined;
}

const KEY = 'lintel-chat';

/** Returns the stored session if its token hasn't expired and no one else is logged in now. */
export function loadChatSession(now = Date.now()): ChatSession | undefined {
  const stored = parse(localStore.get(KEY));
  if (stored && stored.sub === currentPerson() && Date.parse(stored.expiration) > now) return stored;
  localStore.remove(KEY);
  return undefined;
}

export function saveChatSession(session: ChatSession | undefined): void {
  if (session) localStore.set(KEY, JSON.stringify(session));
  else localStore.remove(KEY);
}

export const currentPerson = (): unknown => tokenClaims(session.token()).sub;

function parse(text: string | undefined): ChatSession | undefined {
  try {
    const stored = JSON.parse(text ?? '') as Partial<ChatSession>;
    const { token, channelId, mode, expiration, sub, twilio } = stored;
    const isWhole =
      typeof token === 'string' &&
      typeof channelId === 'string' &&
      isUuid(channelId) &&
      CHAT_MODES.some((one) => one === mode) &&
      typeof expiration === 'string' &&
      (twilio === undefined || typeof twilio.conversationSid === 'string');
    return isWhole ? { token, channelId, mode: mode!, expiration, sub, ...(twilio && { twilio }) } : undefined;
  } catch {
    // Nothing is stored, or another version of this app stored it.
    return undefined;
  }
}
