const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The time limits and intervals of chat, in milliseconds. */
export const CHAT_TIMES = {
  /** A chat token. */
  token: 6 * HOUR,
  /** A token of a chat with the assistant, from its last question. */
  chatbotToken: 10 * MINUTE,
  /** The time for which Twilio itself accepts a chat token. The browser replaces it before. */
  twilioToken: 15 * MINUTE,
  /** The nonce that proves to the chat who is logged in. */
  nonce: 5 * MINUTE,
  /** A socket; the browser opens another one then. */
  socket: 12 * HOUR,
  /** The longest wait for the provider's first reply. */
  provider: 6 * SECOND,
  /** Between two reads of an answer that isn't there yet. */
  answer: 2 * SECOND,
  /** Between two keepalive pings of the mode `nice`. */
  keepalive: 10 * SECOND,
  /** Between two previews of a message being typed. */
  preview: 2 * SECOND,
  /** Between two reads of hours and flags, and two nonces. */
  poll: MINUTE,
} as const;

/** Messages that a chat shows at first, and adds each time. */
export const CHAT_PAGE = 20;
