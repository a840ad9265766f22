import { accountIndex } from '../../identity/index.ts';
import type { HashIndex } from '../../kernel/db/index.ts';
import { fileTokenIndex } from '../../records/file-index/index.ts';
import { signerIndex } from '../../records/named-signers/index.ts';
import { offerCodeIndex } from '../offer-codes/index.ts';
import { matchIndex, subjectIndex } from '../sanctions/index.ts';
import { waitListIndex } from '../wait-list/index.ts';

/** Sorts before every ID, so a rebuild starts with it. */
export const BEFORE_FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Every index of keyed hashes in the database, such as those that find an account by email. A rotation of the index key
 * rebuilds each of them.
 */
export const HASH_INDEXES: readonly HashIndex[] = [
  accountIndex,
  fileTokenIndex,
  signerIndex,
  subjectIndex,
  matchIndex,
  waitListIndex,
  offerCodeIndex,
];
