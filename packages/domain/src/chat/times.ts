const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds that chat waits, keeps something or repeats something. */
export const CHAT_TIMES = {
  /** A chat token (CHAT-035). */
  token: 6 * HOUR,
  /** What proves to the chat who is logged in. */
  nonce: 5 * MINUTE,
  /** A socket; the browser opens another one then (CHAT-021). */
  socket: 12 * HOUR,
  /** The longest wait for the provider's first reply (CHAT-039). */
  provider: 6 * SECOND,
  /** Between two keepalive pings of the mode `nice` (CHAT-020). */
  keepalive: 10 * SECOND,
  /** Between two previews of a message being typed (CHAT-038). */
  preview: 2 * SECOND,
  /** Between two reads of hours and flags, and two nonces (CHAT-017, CHAT-018, CHAT-019). */
  poll: MINUTE,
} as const;

/** Messages that a chat shows at first, and adds each time (CHAT-037). */
export const CHAT_PAGE = 20;
