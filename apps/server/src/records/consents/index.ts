/** Consents that people gave, with the text they agreed to. */
export { loanConsentText, loanConsentTexts } from './consent-texts.ts';
export { agreedVersion, loadConsents, insertConsents } from './consents.ts';
export { saveHardConsent, type ConsentOrigin } from './hard-consent.ts';
export { recordSoftConsent } from './soft-consent.ts';
