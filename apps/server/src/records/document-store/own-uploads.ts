import type { DocumentType } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow } from '../../loan-file/index.ts';
import { changeDocument, documentsFor, type DocumentRow, type Reader } from './documents.ts';

/** How many uploads a step needs at least, and of which types; any type when absent. */
export interface UploadRule {
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

/** Returns those of a person's uploads that are inspected and clean. Others, and removed ones, are left out. */
export const readyUploads = async (trx: Executor, reader: Reader, ids: readonly string[]): Promise<DocumentRow[]> =>
  (await loadUploads(trx, reader, ids)).filter((row) => row.state === 'READY');

/**
 * Returns the uploads that a step names: the person's own on this loan, inspected and clean. Any other ID, including
 * another person's upload or one that is still being inspected, counts as a missing document.
 */
export async function ownUploads(
  trx: Executor,
  reader: Reader,
  ids: readonly string[],
  { types, least = 0 }: UploadRule = {},
): Promise<DocumentRow[]> {
  const theirs = await loadUploads(trx, reader, ids, types);
  if (theirs.some((row) => row.state === 'REFUSED')) refuse('document-refused');
  const ready = theirs.filter((row) => row.state === 'READY');
  const wanted = Math.max(least, new Set(ids.map((id) => id.toLowerCase())).size);
  if (ready.length < wanted) refuse('documents-missing', { n: wanted - ready.length });
  return ready;
}

/**
 * Submits uploads with their step: from now on the lender may read them and their owner can't remove them. Returns
 * their IDs.
 */
export async function sendUploads(context: Context, trx: Trx, rows: readonly DocumentRow[]): Promise<string[]> {
  const at = await loanNow(context, trx);
  for (const row of rows) if (row.submitted_at === null) await changeDocument(trx, row.uuid, { submitted_at: at });
  return rows.map((row) => row.uuid);
}
