/** The audit trail: one chain of hashes for each lender. */
export { append, openAudit, type AuditEntry } from './audit.ts';
export { requestExport, readExport, writeExport } from './export.ts';
export { loadAuditPage, loadDecisions } from './page.ts';
export { verifyTrail } from './verify.ts';
