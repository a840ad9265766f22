/** What other features may do with the documents of an application: file their own, list them, say what became of one. */
export { changeDocument, documentsFor, insertDocument, insertMade, NOTHING_YET, removeUpload, type DocumentRow, type NewDocument, type Reader } from './store.ts';
