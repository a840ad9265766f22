/** The credit report that a bureau returned. */
export { readHardFreeze, readHardReport, readSoftAnswer, findCreditReport } from './credit-report.ts';
