/** Errors of a chat message that can't be sent. */
export const CHAT_MESSAGE_ERRORS = {
  secretNumber: 'This looks like a Social Security or account number. Remove it before you send your message.',
} as const;
