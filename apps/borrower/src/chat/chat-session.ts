import type { TwilioAddress } from '@lintel/contract';
import { CHAT_MODES, isUuid, type ChatMode } from '@lintel/domain';
import { tokenClaims } from '@lintel/web';
import { session } from '../platform/session.ts';
import { localStore } from '../platform/storage.ts';

/** The chat session in this browser's storage, which continues its conversation. Has no name, email or message. */
export interface ChatSession {
  readonly token: string;
  readonly channelId: string;
  readonly mode: ChatMode;
  /** The time at which the token expires. */
  readonly expiration: string;
  /** The person who was logged in when it started (the token's `sub`); undefined for a visitor. */
  readonly sub: unknown;
  /** The conversation's address at Twilio; absent if it uses our socket. */
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
