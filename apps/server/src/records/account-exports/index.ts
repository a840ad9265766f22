/** Copies of an account's data that borrowers request: the requests, and the ZIP files made for them. */
export {
  claimReadyExport,
  countExportsSince,
  dropOldExports,
  abandonExportFiles,
  findExport,
  insertExport,
  isInMaking,
  loadExports,
  type AccountExport,
} from './store.ts';
