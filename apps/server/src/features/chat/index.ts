/** Chats between borrowers and the lender's people: conversations, messages, the socket. */
export { chat } from './routes.ts';
