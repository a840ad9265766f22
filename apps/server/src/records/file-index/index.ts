/** Finds applications by name, email or phone through keyed hashes, and keeps staff away from their own files. */
export { hashesOf } from './hashes.ts';
export { indexFile, indexFilesOf, indexMissing } from './index-file.ts';
export { ownFiles } from './own-files.ts';
export { fileTokenIndex } from './token-index.ts';
