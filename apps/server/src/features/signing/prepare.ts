import { randomUUID } from 'node:crypto';
import {
  isRescindable,
  getRequiredDocuments,
  getDocumentReaders,
  toSignedKind,
  writeDocument,
  type DocumentData,
  type RequiredDocument,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, type ApplicationRow, loanNow, recordWork } from '../../loan-file/index.ts';
import { insertDocuments, NOTHING_YET, type NewDocument, storeText } from '../../records/document-store/index.ts';
import { readParcelNumber } from '../../records/home/index.ts';
import { findDisclosedOffer } from '../../records/offer-sets/index.ts';
import { beginFile } from '../../records/uploads/index.ts';
import {
  getLender,
  loadDocumentData,
  loadDocumentCriteria,
  loadClosingData,
  queueLetter,
  wantsPaper,
  renderPdf,
  type RenderedPdf,
  forgetFiles,
} from '../documents/index.ts';
import { readCommitment } from '../title/index.ts';
import { loadSigningPeople } from './people.ts';
import { insertFields, insertPackage } from './store.ts';

interface PreparedDocument {
  readonly row: NewDocument;
  readonly fields: RenderedPdf['fields'];
}

/**
 * Makes the documents to sign (the signing package), text and PDF, and records that they are ready: rows, signature
 * fields and fact in one transaction. If interrupted before it, nothing exists and the job makes them again; after it,
 * the file accepts no second answer for the set.
 */
export const makePackage: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active || application.projection.closingSet !== job.attempt) return;
  const documents = await preparePackage(context, application);
  const at = await loanNow(context, context.db);
  const delivered = await recordWork(context, job, async ({ trx, uuid, file }) => {
    await insertDocuments(
      trx,
      documents.map(({ row }) => row),
    );
    for (const { row, fields } of documents) await insertFields(trx, row.uuid, fields);
    await insertPackage(trx, uuid, job.attempt, at);
    for (const person of new Set(documents.map(({ row }) => row.audience))) {
      const reader = { uuid, audience: person };
      // The notices of the right to cancel go in separate letters, once the cancellation period is counted.
      const toRead = documents
        .filter(({ row }) => row.audience === person && row.paper !== 'right-to-cancel')
        .map(({ row }) => row);
      if (await wantsPaper(trx, file, reader)) await queueLetter(context, { trx, uuid }, reader, toRead);
    }
    return [
      { type: 'SigningPackageReady', data: { attempt: job.attempt, documents: documents.map(({ row }) => row.uuid) } },
    ];
  });
  if (!delivered)
    await forgetFiles(
      context,
      documents.map(({ row }) => row),
    );
};

async function preparePackage(context: Context, application: ApplicationRow): Promise<PreparedDocument[]> {
  const { projection: file } = application;
  const people = await loadSigningPeople(context, context.db, application);
  const about = await loadPackageData(context, application);
  const owed = getRequiredDocuments('PACKAGE', {
    ...(await loadDocumentCriteria(context, context.db, application)),
    rescindable: isRescindable(file),
  });
  const created = await loanNow(context, context.db);
  const documents: PreparedDocument[] = [];
  for (const [position, document] of owed.entries()) {
    const readers = getDocumentReaders(file, document.name).filter((person) =>
      people.some((one) => one.person === person),
    );
    // Note and deed are one document for all signers; each owner has their own notice.
    const isShared = toSignedKind(document.name) !== 'OTHER';
    for (const group of isShared ? [readers] : readers.map((reader) => [reader])) {
      const owner = people.find((one) => one.person === group[0])?.name ?? about.borrower;
      documents.push(
        ...(await prepareDocument(context, application, document, { ...about, signers: people, owner }, group, {
          position,
          created,
        })),
      );
    }
  }
  return documents;
}

/** Returns the data that the documents print: the accepted figures of the current closing documents, title, home. */
async function loadPackageData(context: Context, application: ApplicationRow): Promise<DocumentData> {
  const { uuid, projection: file } = application;
  const disclosed = await findDisclosedOffer(context, context.db, uuid, file);
  if (!disclosed) throw new Error('There is no final offer to prepare documents from.');
  const { quote, notary, earliest, fees } = disclosed;
  const closing = await loadClosingData(context, context.db, application);
  const title = await readCommitment(context, context.db, uuid);
  return {
    ...(await loadDocumentData(context, context.db, application)),
    closing: { ...closing, quote, notary, earliest, ...(fees ? { fees } : {}) },
    ...(title ? { vesting: title.vesting } : {}),
    parcel: await readParcelNumber(context, context.db, uuid),
  };
}

async function prepareDocument(
  context: Context,
  application: ApplicationRow,
  document: RequiredDocument,
  about: DocumentData,
  readers: readonly string[],
  when: { readonly position: number; readonly created: Date },
): Promise<PreparedDocument[]> {
  const text = writeDocument(document.name, about);
  const { bytes, pages, sha256, fields } = await renderPdf(
    text,
    when.created,
    getLender(application.organisation).legalName,
  );
  const text_ref = await storeText(context, text);
  const file_ref = await beginFile(context, randomUUID());
  const { size } = await context.vendors.files.put(file_ref, bytes);
  return readers.map((audience) => ({
    fields: fields.filter((field) => field.person === audience),
    row: {
      ...NOTHING_YET,
      uuid: randomUUID(),
      application_uuid: application.uuid,
      organisation: application.organisation,
      audience,
      type: document.type,
      title: text.title,
      plain_line: text.plainLine,
      origin: 'GENERATED',
      state: 'READY',
      set_name: 'PACKAGE',
      paper: document.name,
      attempt: application.projection.closingSet,
      position: when.position,
      media_type: 'application/pdf',
      pages,
      size,
      sha256,
      file_ref,
      text_ref,
      must_acknowledge: document.mustAcknowledge,
      created_at: when.created,
    },
  }));
}
