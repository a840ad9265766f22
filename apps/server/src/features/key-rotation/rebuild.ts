import { accountIndex } from '../../identity/index.ts';
import type { HashIndex } from '../../kernel/db/index.ts';
import { fileTokenIndex } from '../../records/file-index/index.ts';
import { signerIndex } from '../../records/named-signers/index.ts';
import { offerCodeIndex } from '../offer-codes/index.ts';
import { matchIndex, subjectIndex } from '../sanctions/index.ts';
import { waitListIndex } from '../wait-list/index.ts';

/** Sorts before every ID. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Every index that is rebuilt when the index key rotates. */
export const INDEXES: readonly HashIndex[] = [
  accountIndex,
  fileTokenIndex,
  signerIndex,
  subjectIndex,
  matchIndex,
  waitListIndex,
  offerCodeIndex,
];
