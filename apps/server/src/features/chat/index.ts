/** Chats between borrowers and the lender's people: conversations, messages, the socket. */
export { loadOwnChats } from './own.ts';
export { chat } from './routes.ts';
