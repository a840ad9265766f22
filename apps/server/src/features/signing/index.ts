/** Signing of the closing documents, with the chain of evidence. */
export { endConsent } from './consent.ts';
export { lastVersions, papersFor, type PaperToSign } from './package.ts';
export { signingPeople } from './people.ts';
export { endProblem, saveProblemAnswer, problemForDesk } from './problems.ts';
export { signing } from './routes.ts';
export { recordSignatures } from './sign-papers.ts';
export { evidenceOfLoan } from './store.ts';
