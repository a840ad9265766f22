import type { CanceledEnd, StoredStatus } from '@lintel/domain';
import { END_WORDS, STATUS_WORDS } from './status-words.en.ts';

/** Puts a file's status into words for staff; a canceled one by how it ended. */
export const formatStatus = (status: StoredStatus, end: CanceledEnd | null | undefined): string =>
  end ? END_WORDS[end] : STATUS_WORDS[status];
