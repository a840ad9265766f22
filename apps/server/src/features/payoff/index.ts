/** Payoff figures and letters of creditors. */
export { recordPayoffFigures } from './figures.ts';
export { isRequestingFigures, markLettersRead, savePayoffLetters } from './letters.ts';
export { payoff } from './routes.ts';
export { findFirstEntry, saveFirstEntry, loadLastAttempt, type FigureEntry } from './store.ts';
