/** The credit report that a bureau returned. */
export { readHardFreeze, readHardReport, readSoftAnswer, reportOf } from './credit-report.ts';
