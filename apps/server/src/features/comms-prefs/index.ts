/** How a borrower wants to be contacted. */
export { agreedToTexts, answeredByText } from './agreed-to-texts.ts';
export { loadMessageConsents } from './message-consents.ts';
export { PROMPTS } from './prompts.ts';
export { commsPrefs } from './routes.ts';
