import type { HashIndex } from '../db/hash-index.ts';
import { fileTokenIndex } from '../file-index/token-index.ts';
import { accountIndex } from '../identity/account-index.ts';
import { signerIndex } from '../named-signers/signer-index.ts';
import { matchIndex, subjectIndex } from '../sanctions/subject-index.ts';
import { waitListIndex } from '../wait-list/entry-index.ts';

/** Sorts before every id. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Everything that is made again when the index key rotates. */
export const INDEXES: readonly HashIndex[] = [
  accountIndex,
  fileTokenIndex,
  signerIndex,
  subjectIndex,
  matchIndex,
  waitListIndex,
];
