/** Documents and letters of an application: their files, who may read them, and whether they were read or mailed. */
export { hasDocument, hasUnfinishedDocuments, isDocumentRejected, isDocumentSent } from './predicates.ts';
export { setDocumentDownload, storeText, readContent, loadDocumentText, readText } from './content.ts';
export { filterCurrentDocuments, filterDisclosures, isSetRead } from './current.ts';
export {
  NOTHING_YET,
  anyDocument,
  changeDocument,
  findDocument,
  documentsFor,
  documentsOfLoan,
  documentsOfSet,
  filedDocument,
  filedDocuments,
  finishDocument,
  insertDocument,
  insertDocuments,
  insertOnce,
  markAcknowledged,
  markServed,
  markViewed,
  findDocumentOfSet,
  toReader,
  removeDocument,
  removeUpload,
  selectDocuments,
  type DocumentRow,
  type NewDocument,
  type Reader,
} from './documents.ts';
export {
  findFirstMailed,
  insertLetter,
  findLetter,
  loadLetters,
  loadReturnedLetters,
  loadLettersTo,
  loadLettersToMail,
  markMailed,
  markReturned,
  type LetterRow,
  type WaitingLetter,
} from './letters.ts';
export { ownUploads, readyUploads, sendUploads } from './own-uploads.ts';
export { documentShapes } from './shape.ts';
export { abandonDocumentFiles, abandonRefusedFiles, dropAbandoned, lastDocumentAt } from './stored-files.ts';
export { countUnsent, measureUploads, unscannedUploads } from './upload-limits.ts';
