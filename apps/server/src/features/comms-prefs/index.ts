/** Consents to text messages: the texts that are shown, and each person's answers. */
export { hasAgreedToTexts, recordTextReply } from './agreed-to-texts.ts';
export { loadMessageConsents } from './message-consents.ts';
export { SMS_PROMPTS } from './prompts.ts';
export { commsPrefs } from './routes.ts';
