/** The assistant of the chat: questions and their answers, which quote help pages and the borrower's own file. */
export { assistant } from './routes.ts';
