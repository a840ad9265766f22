/** Disclosures, closing documents and letters: prepared, delivered, acknowledged, mailed. */
export { getLender, loadDocumentData, loadDocumentCriteria } from './document-data.ts';
export { recordPaperAcknowledgment } from './acknowledge.ts';
export { loadClosingData } from './closing-data.ts';
export { renderCoverSheet } from './cover.ts';
export { recordReturnedLetter } from './returned-letter.ts';
export { loadDocumentsToMail, loadLetters, queueLetter, wantsPaper } from './letters.ts';
export { renderPdf, type SignatureMark, type RenderedPdf } from './pdf.ts';
export { recordMailedLetter } from './post-letter.ts';
export { forgetFiles, renderDocument } from './prepare.ts';
export { documents } from './routes.ts';
export { queueScans } from './scan-later.ts';
export {
  insertUpload,
  refuseWhenFull,
  removeOwnUpload,
  toUploadReply,
  dropUnsubmittedUploads,
  findUpload,
  type NewUpload,
} from './upload.ts';
