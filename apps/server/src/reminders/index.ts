/** Emails and texts that tell people when it's their turn, once for each turn. */
export { explainApplication } from './letter.ts';
export { turns } from './routes.ts';
export { loadTurns, type ToldTurn } from './told.ts';
