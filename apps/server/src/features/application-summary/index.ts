/** The application summary that the borrower reviews. */
export { summaryOf } from './summary-facts.ts';
export { summaryShape } from './summary.ts';
