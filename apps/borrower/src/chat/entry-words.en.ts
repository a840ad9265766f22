export const CHAT_ENTRY = { open: 'Chat with us' } as const;
