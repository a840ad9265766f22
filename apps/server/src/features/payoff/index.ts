/** Payoff figures and letters of creditors. */
export { figuresReceived } from './figures.ts';
export { asksForFigures, lettersRead, lettersSent } from './letters.ts';
export { payoff } from './routes.ts';
export { firstEntry, keepFirstEntry, lastRound, type FigureEntry } from './store.ts';
