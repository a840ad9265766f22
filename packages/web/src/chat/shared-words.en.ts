/** Sentences that the borrower's chat and the console's both show. "Connection lost" is the specification's. */
export const SHARED_CHAT = {
  team: 'Loan team',
  assistant: 'Assistant',
  lost: 'Connection lost. Attempting to reconnect.',
} as const;
