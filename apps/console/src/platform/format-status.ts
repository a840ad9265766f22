import type { CanceledEnd, StoredStatus } from '@lintel/domain';
import { END_WORDS, STATUS_WORDS } from './status-words.en.ts';

/** A file's status for staff; a canceled one by how it ended. */
export const formatStatus = (status: StoredStatus, end: CanceledEnd | null | undefined): string =>
  end ? END_WORDS[end] : STATUS_WORDS[status];
