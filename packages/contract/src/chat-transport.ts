import type { ChatChannel } from './chat-channel.ts';

/** What the chat of a page needs of a channel, whichever way it reaches the lender's people. */
export type ChatTransport = Pick<
  ChatChannel,
  'view' | 'send' | 'discard' | 'tellTyping' | 'loadEarlier' | 'changeToken' | 'end' | 'close'
>;
