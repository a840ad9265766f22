import type { ChatChannel } from './chat-channel.ts';

/**
 * The part of a chat channel that a page uses. Our own socket (`ChatChannel`) and the borrower's Twilio client have it,
 * so the page doesn't know which one carries the chat.
 */
export type ChatTransport = Pick<
  ChatChannel,
  'view' | 'send' | 'discard' | 'tellTyping' | 'loadEarlier' | 'changeToken' | 'end' | 'close'
>;
