/** Creates applications, shows and changes their answers, saves contact details and records the submission. */
export { correctAnswers } from './correct-answers.ts';
export { loadCorrections, markCorrection } from './corrections.ts';
export { loadStartEligibility } from './may-start.ts';
export { application } from './routes.ts';
export { loadHeloc } from './shape.ts';
export { updateApplicantEmails } from './update-applicant-emails.ts';
