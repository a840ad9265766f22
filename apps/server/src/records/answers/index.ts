/** Applicants' answers at registration, with later corrections, and the area where the lenders lend. */
export { findGivenSsn, saveApplicant, saveHome, readAnswers, replaceHome, type Answers } from './answers.ts';
export { statesServed, zipIsServed, zipPrefixesNotServed } from './area.ts';
export { loadContact, storeContact, type Contact } from './contact-store.ts';
export { readCreditMatch, type CreditMatch } from './credit-match.ts';
export { areAnswered, hasAnswers, insertDetail, replaceRefs } from './details.ts';
export { toApplicant, toHome, toPerson, toPlace, type Applicant, type Home, type Place } from './given-answers.ts';
export { checkCreation, type Creation } from './check-creation.ts';
