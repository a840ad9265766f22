/** Creates applications, shows and changes their answers, takes the information step and the submission. */
export { changeFilesEmail } from './change-files-email.ts';
export { correctAnswers } from './correct-answers.ts';
export { loadCorrections, markCorrection } from './corrections.ts';
export { mayStart } from './may-start.ts';
export { application } from './routes.ts';
export { loadHeloc } from './shape.ts';
