/** Chats between borrowers and the lender's people: conversations, messages, the socket. */
export { askForPerson, findAssisted, type AssistedChat } from './assisted.ts';
export { appendMessage, loadMessageRows, openMessage } from './messages.ts';
export { loadOwnChatFiles, loadOwnChats } from './own.ts';
export { chat } from './routes.ts';
export { findConversation, openVisitor } from './store.ts';
export { leaveTwilio } from './twilio-sync.ts';
export { prolongChatToken, spendNonce } from './tokens.ts';
