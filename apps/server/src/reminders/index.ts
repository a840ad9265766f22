/** Emails and texts that tell people when it's their turn, once for each turn. */
export { explainApplication } from './message.ts';
export { turns } from './routes.ts';
export { loadTurns, type NotifiedTurn } from './turn-list.ts';
