/** Signing of the closing documents, with the chain of evidence. */
export { endConsent } from './consent.ts';
export { lastVersions, loadDocumentsToSign, type DocumentToSign } from './package.ts';
export { signingPeople } from './people.ts';
export { endProblem, saveProblemAnswer, problemForStaff } from './problems.ts';
export { signing } from './routes.ts';
export { recordSignatures } from './sign-documents.ts';
export { evidenceOfLoan } from './store.ts';
