import type { Document } from '@lintel/contract';

/** Added and not sent with a step yet. Papers that we made have a set, or a line that says what they are about; nobody sends those. */
export const isUnsent = ({
  set,
  plainLine,
  submittedAt,
  state,
}: Pick<Document, 'set' | 'plainLine' | 'submittedAt' | 'state'>): boolean =>
  !set && !plainLine && !submittedAt && state !== 'REFUSED';
