/** ID and selfie checks of borrowers and signers. */
export { identityVerification } from './routes.ts';
