/** A borrower's explanation of something we found, and its review. */
export { readExplanation } from './explanation.ts';
export { explanationRoutes } from './routes.ts';
