/** Proof of income: linked payroll or bank, documents, employers who are called. */
export { isAddressVerified, readContact } from './employer.ts';
export { loadEvidencedIncome } from './evidence.ts';
export { settleRecord } from './holders.ts';
export { incomeRequests } from './methods.ts';
export { loadIncomeRecords } from './records.ts';
export { income } from './routes.ts';
export { employmentByStaff, evidenceByStaff, returnDocuments } from './staff.ts';
