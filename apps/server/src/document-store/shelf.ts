/** What other features may do with the documents of an application: file their own, list them, say what became of one, send what a step names. */
export { ownUploads, readyUploads, sendUploads } from './own-uploads.ts';
export {
  changeDocument,
  documentsFor,
  insertDocument,
  insertMade,
  NOTHING_YET,
  paperOfSet,
  type DocumentRow,
  type NewDocument,
  type Reader,
} from './documents.ts';
