/** Consents that people gave, with the text they agreed to. */
export { loanConsentText, loanConsentTexts } from './consent-texts.ts';
export { agreedVersion, loadConsents, insertConsents } from './consents.ts';
export { keepHardConsent, type ConsentOrigin } from './hard-consent.ts';
export { softConsentGiven } from './soft-consent.ts';
