/** A borrower's explanation of a late payment or of something else that staff review. */
export { readExplanation } from './explanation.ts';
export { explanationRoutes } from './routes.ts';
