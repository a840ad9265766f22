import { addDocument, type HandlerReply } from '@lintel/contract';
import { documentLabel, MAX_FILES, LOAN_LIMITS, type DocumentType } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { toHashUuid } from '../../kernel/hash-uuid.ts';
import { type CallContext, refuse } from '../../kernel/http/index.ts';
import { lockApplication, type ApplicationRow, loanNow } from '../../loan-file/index.ts';
import { append } from '../../records/audit/index.ts';
import {
  findDocument,
  insertDocument,
  NOTHING_YET,
  removeUpload,
  type DocumentRow,
  type NewDocument,
  type Reader,
  toReader,
  documentShapes,
  countUnsent,
  measureUploads,
} from '../../records/document-store/index.ts';
import { dropFile, releaseFile, receiveFile, type ReceivedFile } from '../../records/uploads/index.ts';

type DocumentReply = HandlerReply<typeof addDocument>;

/** The metadata of an upload: its owner, type and idempotency key. */
export interface NewUpload {
  readonly reader: Reader;
  readonly organisation: string;
  readonly type: DocumentType;
  readonly note: string | null;
  /** The same key is the same document, whatever was interrupted. */
  readonly press: string;
}

/** Receives one file of the caller, which a later step submits. */
export async function uploadDocument(callContext: CallContext<typeof addDocument>): Promise<DocumentReply> {
  const { context, loan, idempotencyKey, requestId, caller } = callContext;
  const reader = toReader(loan);
  return receiveFile(addDocument, callContext, async (file, { type, pagesNote }) => {
    const upload: NewUpload = {
      reader,
      organisation: loan.organisation,
      type,
      note: pagesNote ?? null,
      press: idempotencyKey ?? '',
    };
    const row = await context.db.transaction().execute(async (trx) => {
      await lockApplication(trx, loan.uuid);
      const known = await findUpload(trx, upload);
      if (known) return known;
      if ((await countUnsent(trx, reader, type)) >= MAX_FILES) return refuse('too-many-files', { n: MAX_FILES });
      await refuseWhenFull(trx, reader, file);
      const document = await insertUpload(context, trx, upload, file);
      await append(trx, [
        {
          event: 'document.uploaded',
          actor: caller.identityUuid,
          organisation: loan.organisation,
          application: loan.uuid,
          requestId,
          about: { document: document.uuid, type },
        },
      ]);
      return document;
    });
    return toUploadReply(callContext, row, file);
  });
}

/** Builds the reply to an upload: the document, and advice about its quality. */
export function toUploadReply(
  { loan }: { readonly loan: Pick<ApplicationRow, 'projection'> },
  row: DocumentRow,
  { advice }: Pick<ReceivedFile, 'advice'>,
): DocumentReply {
  const [shape] = documentShapes(loan.projection, [row]);
  return { ...(shape ?? refuse('not-found')), advice: [...advice] };
}

/** Returns the document that this idempotency key already created. */
export const findUpload = (trx: Executor, upload: NewUpload): Promise<DocumentRow | undefined> =>
  findDocument(trx, upload.reader, toUploadUuid(upload));

/** Inserts a file's row in the caller's transaction. A file that no scanner has checked waits for one. */
export async function insertUpload(
  context: Context,
  trx: Trx,
  upload: NewUpload,
  file: ReceivedFile,
): Promise<DocumentRow> {
  const uuid = toUploadUuid(upload);
  const { reader, organisation, type, note } = upload;
  const row: NewDocument = {
    ...NOTHING_YET,
    uuid,
    application_uuid: reader.uuid,
    organisation,
    audience: reader.audience,
    type,
    title: documentLabel(type),
    origin: 'UPLOADED',
    state: file.state,
    set_name: null,
    attempt: 1,
    position: 0,
    media_type: file.mediaType,
    pages: file.pages,
    size: file.size,
    sha256: file.sha256,
    file_ref: file.ref,
    must_acknowledge: false,
    created_at: await loanNow(context, trx),
    ...context.vault.seal(documentSealContext(uuid), { name: file.name, note }),
  };
  await insertDocument(trx, row);
  await file.keep(trx);
  if (file.state === 'SCANNING' && context.vendors.scan.provider !== 'none')
    await context.jobs.queueBackgroundJob(trx, 'scan-document', uuid);
  return (await findDocument(trx, reader, uuid)) ?? refuse('not-found');
}

const documentSealContext = (uuid: string): string => sealContext('document', uuid);

/** Derives a document's ID, so that a repeat with the same idempotency key is the same document. */
const toUploadUuid = ({ reader, press }: NewUpload): string =>
  toHashUuid(['upload', reader.uuid, reader.audience, press]);

/**
 * Refuses a file when the people of a loan have sent as much as may be stored. The error states the number of stored
 * files.
 */
export async function refuseWhenFull(trx: Executor, { uuid }: Reader, file: Pick<ReceivedFile, 'size'>): Promise<void> {
  const { files, bytes } = await measureUploads(trx, uuid);
  if (files >= LOAN_LIMITS.files || bytes + file.size > LOAN_LIMITS.bytes) refuse('too-many-files', { n: files });
}

/**
 * Removes own files that weren't submitted yet, in the caller's transaction. Returns the removed rows, whose files the
 * caller then deletes with `dropFile`; until then they are recorded for the sweep. A file without a row belongs to no
 * one, and a row without a file would promise one.
 */
export async function dropUnsubmittedUploads(
  trx: Executor,
  reader: Reader,
  documents: readonly string[],
): Promise<{ readonly uuid: string; readonly ref: string | null }[]> {
  const removedFiles: { uuid: string; ref: string | null }[] = [];
  for (const uuid of documents) {
    const removed = await removeUpload(trx, reader, uuid);
    if (!removed) continue;
    const { file_ref: ref } = removed;
    if (ref) await releaseFile(trx, ref);
    removedFiles.push({ uuid, ref });
  }
  return removedFiles;
}

/** Removes a file of the reader that wasn't submitted yet. */
export async function removeOwnUpload(context: Context, reader: Reader, documentUuid: string): Promise<void> {
  const [removedFiles] = await context.db
    .transaction()
    .execute((trx) => dropUnsubmittedUploads(trx, reader, [documentUuid]));
  if (!removedFiles) return refuse('not-found');
  if (removedFiles.ref) await dropFile(context, removedFiles.ref);
}
