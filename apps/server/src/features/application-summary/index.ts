/** The application summary that the borrower reviews. */
export { loadSummary } from './summary-facts.ts';
export { loadSummaryReply } from './summary.ts';
