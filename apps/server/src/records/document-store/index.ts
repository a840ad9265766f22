/** Documents and letters of an application: stored files, who may read them, what came of them. */
export { asFile } from './as-file.ts';
export { hasDocument, hasUnfinishedDocuments, isDocumentRejected, isDocumentSent } from './conditions.ts';
export { readContent, readPaperText } from './content.ts';
export { currentOf, disclosuresOf } from './current.ts';
export {
  NOTHING_YET,
  anyDocument,
  changeDocument,
  documentOf,
  documentsFor,
  documentsOfLoan,
  documentsOfSet,
  filedDocument,
  filedDocuments,
  finishDocument,
  insertDocument,
  insertMade,
  insertOnce,
  markAcknowledged,
  markServed,
  markViewed,
  paperOfSet,
  removeDocument,
  removeUpload,
  selectDocuments,
  type DocumentRow,
  type NewDocument,
  type Reader,
} from './documents.ts';
export {
  firstMailedWith,
  insertLetter,
  letterOf,
  lettersOfLoan,
  lettersReturned,
  lettersTo,
  lettersToMail,
  markMailed,
  markReturned,
  type LetterRow,
  type WaitingLetter,
} from './letters.ts';
export { ownUploads, readyUploads, sendUploads } from './own-uploads.ts';
export { isSetRead } from './read-set.ts';
export { readerOf } from './reader.ts';
export { documentShapes } from './shape.ts';
export { abandonDocumentFiles, abandonRefusedFiles, dropAbandoned, lastDocumentAt } from './stored-files.ts';
export { keepText, readText } from './text.ts';
export { countUnsent, measureUploads, unscannedUploads } from './upload-limits.ts';
