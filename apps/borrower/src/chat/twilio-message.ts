import type { ChatMessage, ChatProgress } from '@lintel/contract';
import type { Conversation, Message } from '@twilio/conversations';

/**
 * Converts a Twilio message to a chat message. One written through another Twilio product has no client ID, so its SID
 * is used.
 */
export const toChatMessage = (
  { index, sid, author, body, attributes, dateCreated }: Message,
  identity: string,
): ChatMessage => ({
  seq: index + 1,
  clientId: readText(attributes, 'clientId') ?? sid,
  author: author === identity ? 'APPLICANT' : 'AGENT',
  text: body ?? '',
  files: [],
  at: (dateCreated ?? new Date()).toISOString(),
});

/** Returns whether a conversation is queued, active or ended, and its agent, whose name our server writes at Twilio. */
export function readProgress({ state, attributes }: Conversation): ChatProgress {
  const agent = readText(attributes, 'agent') ?? null;
  if (state?.current === 'closed') return { state: 'ENDED', agent };
  return { state: agent === null ? 'QUEUE' : 'ACTIVE', agent };
}

function readText(attributes: unknown, name: string): string | undefined {
  const value = typeof attributes === 'object' && attributes !== null && Reflect.get(attributes, name);
  return typeof value === 'string' ? value : undefined;
}

/** Returns whether Twilio refused a message, rather than being busy or out of reach. */
export function isRefusal(error: unknown): boolean {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}
