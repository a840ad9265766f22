import type { DocumentType, DocumentSet } from '@lintel/domain';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor } from '../../kernel/db/index.ts';
import type { OpenedLoan } from '../../kernel/http/index.ts';
import type { DocumentTables } from './tables.ts';

/** A stored document of a loan: one that we made, or an upload. */
export type DocumentRow = Selectable<DocumentTables['document']>;
export type NewDocument = Insertable<DocumentTables['document']>;
type Change = Partial<
  Pick<
    Updateable<DocumentTables['document']>,
    | 'state'
    | 'title'
    | 'plain_line'
    | 'media_type'
    | 'pages'
    | 'size'
    | 'sha256'
    | 'file_ref'
    | 'text_ref'
    | 'submitted_at'
    | 'review_outcome'
    | 'review_reason'
    | 'reviewed_at'
    | 'signed_scan'
  >
>;

/** The person whose documents are requested (as `audience`), and their loan. */
export interface Reader {
  readonly uuid: string;
  readonly audience: string;
}

/** Column values of a new document, with which nothing has happened yet. */
export const NOTHING_YET = {
  plain_line: null,
  media_type: null,
  pages: null,
  size: null,
  sha256: null,
  file_ref: null,
  text_ref: null,
  served_at: null,
  viewed_to_end_at: null,
  viewed_how: null,
  acknowledged_at: null,
  paper: null,
  submitted_at: null,
  review_outcome: null,
  review_reason: null,
  reviewed_at: null,
  signed_scan: null,
  sealed: null,
  key_id: null,
} satisfies Partial<NewDocument>;

export async function insertDocument(trx: Executor, row: NewDocument): Promise<void> {
  await trx.insertInto('document').values(row).execute();
}

/**
 * Creates rows for documents to make. The same document of the same set and number is created once, however often it is
 * requested.
 */
export async function insertDocuments(trx: Executor, rows: readonly NewDocument[]): Promise<void> {
  if (rows.length > 0)
    await trx
      .insertInto('document')
      .values([...rows])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Stores a document to make. Returns false when the same document of the same set and number exists. */
export async function insertOnce(trx: Executor, row: NewDocument): Promise<boolean> {
  const inserted = await trx
    .insertInto('document')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Starts a query at the documents, to which features join their own tables. */
export const selectDocuments = (trx: Executor) => trx.selectFrom('document');

/** Returns one document by its ID, for any owner and in any state. */
export function anyDocument(trx: Executor, documentUuid: string): Promise<DocumentRow | undefined> {
  return trx.selectFrom('document').selectAll().where('uuid', '=', documentUuid).executeTakeFirst();
}

const ofLoan = (trx: Executor, uuid: string) =>
  trx
    .selectFrom('document')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .orderBy('created_at')
    .orderBy('position')
    .orderBy('uuid');

/** Returns every document of a loan in any state, oldest first. */
export const documentsOfLoan = (trx: Executor, uuid: string): Promise<DocumentRow[]> => ofLoan(trx, uuid).execute();

const filed = (trx: Executor, uuid: string) =>
  ofLoan(trx, uuid)
    .where('state', '!=', 'MAKING')
    .where((set) => set.or([set('origin', '=', 'GENERATED'), set('submitted_at', 'is not', null)]));

/**
 * Returns documents of everyone on a loan, oldest first: ours once they are made, uploads once they were submitted with
 * their step.
 */
export const filedDocuments = (trx: Executor, uuid: string): Promise<DocumentRow[]> => filed(trx, uuid).execute();

/** Returns one filed document of a loan. */
export const filedDocument = (trx: Executor, uuid: string, documentUuid: string): Promise<DocumentRow | undefined> =>
  filed(trx, uuid).where('uuid', '=', documentUuid).executeTakeFirst();

/** Returns all of a person's documents on a loan that may be shown, oldest first, each set in its order. */
export function documentsFor(
  trx: Executor,
  { uuid, audience }: Reader,
  types: readonly DocumentType[] = [],
): Promise<DocumentRow[]> {
  let query = trx
    .selectFrom('document')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('audience', '=', audience)
    .where('state', '!=', 'MAKING');
  if (types.length > 0) query = query.where('type', 'in', [...types]);
  return query.orderBy('created_at').orderBy('position').orderBy('uuid').execute();
}

const ofSet = (trx: Executor, { uuid, audience }: Reader, set: DocumentSet, attempt: number) =>
  trx
    .selectFrom('document')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .where('audience', '=', audience)
    .where('set_name', '=', set)
    .where('attempt', '=', attempt);

/** Returns the documents of a set with this number, in order, including those being made. */
export function documentsOfSet(
  trx: Executor,
  reader: Reader,
  set: DocumentSet,
  attempt: number,
): Promise<DocumentRow[]> {
  return ofSet(trx, reader, set, attempt).orderBy('position').execute();
}

/** Returns one document of a set as we made it for a person, in any state, or undefined. */
export function findDocumentOfSet(
  trx: Executor,
  reader: Reader,
  set: DocumentSet,
  name: NonNullable<DocumentRow['paper']>,
  attempt: number,
): Promise<DocumentRow | undefined> {
  return ofSet(trx, reader, set, attempt).where('paper', '=', name).executeTakeFirst();
}

/** Returns one document if it belongs to this person and may be shown. */
export function findDocument(
  trx: Executor,
  { uuid, audience }: Reader,
  documentUuid: string,
): Promise<DocumentRow | undefined> {
  return trx
    .selectFrom('document')
    .selectAll()
    .where('uuid', '=', documentUuid)
    .where('application_uuid', '=', uuid)
    .where('audience', '=', audience)
    .where('state', '!=', 'MAKING')
    .executeTakeFirst();
}

export async function changeDocument(trx: Executor, documentUuid: string, change: Change): Promise<void> {
  await trx.updateTable('document').set(change).where('uuid', '=', documentUuid).execute();
}

/** Changes a document that is still being made. Returns false when it is already made. */
export async function finishDocument(trx: Executor, documentUuid: string, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('document')
    .set(change)
    .where('uuid', '=', documentUuid)
    .where('state', '=', 'MAKING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the row of a document that no one has seen. */
export async function removeDocument(trx: Executor, documentUuid: string): Promise<void> {
  await trx.deleteFrom('document').where('uuid', '=', documentUuid).execute();
}

export async function markServed(trx: Executor, documentUuid: string, at: Date): Promise<void> {
  await trx
    .updateTable('document')
    .set({ served_at: at })
    .where('uuid', '=', documentUuid)
    .where('served_at', 'is', null)
    .execute();
}

/**
 * Records the first complete reading. A later one changes nothing, and neither does one of a document that was never
 * served.
 */
export async function markViewed(
  trx: Executor,
  documentUuid: string,
  how: NonNullable<DocumentRow['viewed_how']>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('document')
    .set({ viewed_to_end_at: at, viewed_how: how })
    .where('uuid', '=', documentUuid)
    .where('viewed_to_end_at', 'is', null)
    .where('served_at', 'is not', null)
    .execute();
}

export async function markAcknowledged(trx: Executor, documentUuid: string, at: Date): Promise<void> {
  await trx
    .updateTable('document')
    .set({ acknowledged_at: at })
    .where('uuid', '=', documentUuid)
    .where('acknowledged_at', 'is', null)
    .execute();
}

/** Removes an upload that wasn't submitted yet. Returns the references of its files in the store. */
export async function removeUpload(
  trx: Executor,
  { uuid, audience }: Reader,
  documentUuid: string,
): Promise<Pick<DocumentRow, 'file_ref' | 'text_ref'> | undefined> {
  return trx
    .deleteFrom('document')
    .where('uuid', '=', documentUuid)
    .where('application_uuid', '=', uuid)
    .where('audience', '=', audience)
    .where('origin', '=', 'UPLOADED')
    .where('submitted_at', 'is', null)
    .returning(['file_ref', 'text_ref'])
    .executeTakeFirst();
}

/**
 * Returns the reader that a caller is: the borrower, or a signer who sees their own documents. Access control has
 * refused everyone else already.
 */
export function toReader({ uuid, audience }: Pick<OpenedLoan, 'uuid' | 'audience'>): Reader {
  return { uuid, audience };
}
