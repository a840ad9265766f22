import type { DocumentType } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow } from '../../loan-file/index.ts';
import { changeDocument, documentsFor, type DocumentRow, type Reader } from './documents.ts';

/** How many there must be at least, and of which types; of any where none is said. */
export interface Wanted {
  readonly types?: readonly DocumentType[];
  readonly least?: number;
}

const loadUploads = async (
  trx: Executor,
  reader: Reader,
  ids: readonly string[],
  types?: readonly DocumentType[],
): Promise<DocumentRow[]> => {
  const named = new Set(ids.map((id) => id.toLowerCase()));
  return named.size === 0
    ? []
    : (await documentsFor(trx, reader, types)).filter((row) => row.origin === 'UPLOADED' && named.has(row.uuid));
};

/** Those of a person's uploads that are looked at and clean; what is not, or is gone, is left out. */
export const readyUploads = async (trx: Executor, reader: Reader, ids: readonly string[]): Promise<DocumentRow[]> =>
  (await loadUploads(trx, reader, ids)).filter((row) => row.state === 'READY');

/**
 * The uploads that a step names: own ones of this loan, looked at and clean. An id that is none of theirs, somebody else's included, or still being
 * looked at, is a document that is missing.
 */
export async function ownUploads(
  trx: Executor,
  reader: Reader,
  ids: readonly string[],
  { types, least = 0 }: Wanted = {},
): Promise<DocumentRow[]> {
  const theirs = await loadUploads(trx, reader, ids, types);
  if (theirs.some((row) => row.state === 'REFUSED')) refuse('document-refused');
  const ready = theirs.filter((row) => row.state === 'READY');
  const wanted = Math.max(least, new Set(ids.map((id) => id.toLowerCase())).size);
  if (ready.length < wanted) refuse('documents-missing', { n: wanted - ready.length });
  return ready;
}

/** They go with their step: from now on they are the lender's to read, and their owner cannot take them back. Answers their ids. */
export async function sendUploads(context: Context, trx: Trx, rows: readonly DocumentRow[]): Promise<string[]> {
  const at = await loanNow(context, trx);
  for (const row of rows) if (row.submitted_at === null) await changeDocument(trx, row.uuid, { submitted_at: at });
  return rows.map((row) => row.uuid);
}
