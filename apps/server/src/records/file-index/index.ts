/** Finds applications by name, email or phone through keyed hashes, and keeps staff away from their own files. */
export { hashTokens } from './hashes.ts';
export { indexFile, indexAccountFiles, indexMissing } from './index-file.ts';
export { findOwnFileIds } from './own-files.ts';
export { fileTokenIndex } from './token-index.ts';
