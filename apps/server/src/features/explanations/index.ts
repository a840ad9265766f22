/** A borrower's explanation of something we found, and its review. */
export { explanationRoutes } from './routes.ts';
export { readExplanation } from './explanation.ts';
