/** Messages to the lender's chief executive, answers of the survey before a logout, and feedback about the assistant. */
export { formatFeedbackCsv } from './csv.ts';
export { loadOwnFeedback } from './own.ts';
export { listFeedbackPage } from './received.ts';
export { feedback } from './routes.ts';
export { saveAnswerFeedback } from './service.ts';
