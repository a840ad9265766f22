/** The signed-in person's name and contact details. */
export { checkedName } from './checked-name.ts';
export { profileConsentTexts } from './consent-texts.ts';
export type { ChangeApplicantName } from './context.ts';
export { profile } from './routes.ts';
export { loadProfile } from './service.ts';
