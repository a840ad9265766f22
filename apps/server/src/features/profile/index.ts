/** The logged-in person's name, contact details and consents. */
export { normalizeName } from './normalize-name.ts';
export { profileConsentTexts } from './consent-texts.ts';
export type { ChangeApplicantName } from './context.ts';
export { profile } from './routes.ts';
export { loadProfile } from './service.ts';
