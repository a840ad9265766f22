import { randomUUID } from 'node:crypto';
import { BORROWER, getRequiredDocuments, writeDocument, type ClosingData, type DocumentSet } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type ApplicationRow, loanNow } from '../../loan-file/index.ts';
import {
  NOTHING_YET,
  type DocumentRow,
  type NewDocument,
  storeText,
  readText,
} from '../../records/document-store/index.ts';
import { beginFile, dropFile } from '../../records/uploads/index.ts';
import { getLender, loadDocumentData, loadDocumentCriteria } from './document-data.ts';
import { renderPdf } from './pdf.ts';

/**
 * Writes the documents of a set that the loan needs, stores their texts, and returns rows that aren't in the table yet.
 *
 * @param closing the data of the closing documents; null for every other set
 */
export async function prepareDocuments(
  context: Context,
  application: ApplicationRow,
  set: DocumentSet,
  attempt: number,
  closing: ClosingData | null = null,
): Promise<NewDocument[]> {
  const required = getRequiredDocuments(set, await loadDocumentCriteria(context, context.db, application));
  const about = { ...(await loadDocumentData(context, context.db, application)), closing };
  const created = await loanNow(context, context.db);
  return Promise.all(
    required.map(async (document, position): Promise<NewDocument> => {
      const text = writeDocument(document.name, about);
      return {
        ...NOTHING_YET,
        uuid: randomUUID(),
        application_uuid: application.uuid,
        organisation: application.organisation,
        audience: BORROWER,
        type: document.type,
        title: text.title,
        plain_line: text.plainLine,
        origin: 'GENERATED',
        state: 'MAKING',
        set_name: set,
        paper: document.name,
        attempt,
        position,
        text_ref: await storeText(context, text),
        must_acknowledge: document.mustAcknowledge,
        created_at: created,
      };
    }),
  );
}

/** Makes a document's PDF from its stored text and returns the changes to its row. */
export async function renderDocument(
  context: Context,
  row: Pick<DocumentRow, 'text_ref' | 'created_at' | 'organisation'>,
) {
  const text = await readText(context, row.text_ref);
  const { bytes, pages, sha256 } = await renderPdf(text, row.created_at, getLender(row.organisation).legalName);
  const file_ref = await beginFile(context, randomUUID());
  const { size } = await context.vendors.files.put(file_ref, bytes);
  return { state: 'READY', media_type: 'application/pdf', pages, sha256, size, file_ref } as const;
}

/** Deletes the stored files of rows that were never inserted. */
export async function forgetFiles(
  context: Context,
  rows: readonly { readonly file_ref?: string | null; readonly text_ref?: string | null }[],
): Promise<void> {
  for (const ref of rows.flatMap((row) => [row.file_ref, row.text_ref])) if (ref) await dropFile(context, ref);
}
