import type { LoanFile, PaperSet } from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { disclosuresOf } from './current.ts';
import { documentsFor, type Reader } from './documents.ts';

/** Whether a person has said of every present paper of a set that it was read. */
export async function isSetRead(trx: Executor, file: LoanFile, reader: Reader, set: PaperSet): Promise<boolean> {
  const papers = disclosuresOf(file, await documentsFor(trx, reader)).filter((row) => row.set_name === set);
  return papers.length > 0 && papers.every((row) => row.acknowledged_at !== null);
}
