/** HMDA answers, in a table that underwriting can't read (12 CFR 1003.4). Only the application's information step uses this folder. */
export { saveDemographics } from './answers.ts';
