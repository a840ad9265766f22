import { BORROWER } from '@lintel/domain';
import type { ApplicationRow } from '../loan-file/applications.ts';
import type { Reader } from './store.ts';

/** Whose papers a caller sees: on their own loan the borrower's. `applicationOf` has let nobody else through. */
export function readerOf(loan: Pick<ApplicationRow, 'uuid'>): Reader {
  return { uuid: loan.uuid, audience: BORROWER };
}
