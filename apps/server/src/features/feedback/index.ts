/** Messages to the lender's chief executive and answers of the survey before a logout. */
export { formatFeedbackCsv } from './csv.ts';
export { loadOwnFeedback } from './own.ts';
export { listReceived } from './received.ts';
export { feedback } from './routes.ts';
