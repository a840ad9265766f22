/** How a borrower wants to be contacted. */
export { agreedToTexts, answeredByText } from './agreed-to-texts.ts';
export { PROMPTS } from './prompts.ts';
export { commsPrefs } from './routes.ts';
