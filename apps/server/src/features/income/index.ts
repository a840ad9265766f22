/** Proof of income: links to payroll or a bank, documents that staff read, and employers who confirm the job. */
export { isAddressVerified, readContact } from './employer.ts';
export { loadEvidencedIncome } from './evidence.ts';
export { canDecideHolder, settleRecord } from './holders.ts';
export { incomeRequests } from './methods.ts';
export { loadIncomeRecords } from './records.ts';
export { income } from './routes.ts';
export { recordEmployerCall, recordStaffReading, returnDocuments } from './staff.ts';
