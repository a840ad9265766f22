import type { OpenedLoan } from '../../kernel/http/index.ts';
import type { Reader } from './documents.ts';

/** Whose papers a caller sees: on their own loan the borrower's, a signer their own. `applicationOf` has let nobody else through. */
export function readerOf({ uuid, audience }: Pick<OpenedLoan, 'uuid' | 'audience'>): Reader {
  return { uuid, audience };
}
