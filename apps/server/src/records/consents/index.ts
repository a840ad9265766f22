/** Consents that people gave, with the text they agreed to. */
export { loanConsentText, loanConsentTexts } from './consent-texts.ts';
export { agreedVersion, consentsOf, insertConsents } from './consents.ts';
export { keepHardConsent, type From } from './hard-consent.ts';
export { softConsentGiven } from './soft-consent.ts';
