/** Signing of the closing documents, with the chain of evidence. */
export { endConsent } from './consent.ts';
export { findLastSignedVersions, loadDocumentsToSign, type DocumentToSign } from './package.ts';
export { loadSigningPeople } from './people.ts';
export { endProblem, saveProblemAnswer, loadProblemForStaff } from './problems.ts';
export { signing } from './routes.ts';
export { recordSignatures } from './sign-documents.ts';
export { loadSignatureEvidence } from './store.ts';
