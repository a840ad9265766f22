/** Payoff figures and letters of creditors. */
export { recordPayoffFigures } from './figures.ts';
export { asksForFigures, markLettersRead, savePayoffLetters } from './letters.ts';
export { payoff } from './routes.ts';
export { firstEntry, saveFirstEntry, loadLastAttempt, type FigureEntry } from './store.ts';
