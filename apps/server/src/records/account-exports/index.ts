/** Copies of their data that borrowers requested: what was asked, and the file. */
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
