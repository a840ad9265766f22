import {
  acknowledgeDocument,
  addDocument,
  requestPaperCopies,
  listDisclosures,
  listDocuments,
  listLetters,
  readDocument,
  readDocumentText,
  removeDocument,
  viewDocument,
} from '@lintel/contract';
import type { Executor } from '../../kernel/db/index.ts';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount } from '../../kernel/http/index.ts';
import { loanNow, record } from '../../loan-file/index.ts';
import {
  setDocumentDownload,
  readContent,
  loadDocumentText,
  filterDisclosures,
  findDocument,
  documentsFor,
  markServed,
  markViewed,
  type DocumentRow,
  type Reader,
  toReader,
  documentShapes,
} from '../../records/document-store/index.ts';
import { uploadRoutes } from '../../records/uploads/index.ts';
import { recordAcknowledgment } from './acknowledge.ts';
import { makeClosing } from './closing.ts';
import { renderDocuments, requestDocuments } from './jobs.ts';
import { requestLetter, loadLetters } from './letters.ts';
import { recordMailedEvent, postLetter, recordReturnedEvent } from './post-letter.ts';
import { scanDocument } from './scan-later.ts';
import { staffTasks } from './staff-tasks.ts';
import { removeOwnUpload, uploadDocument } from './upload.ts';

async function requireOwnDocument(trx: Executor, reader: Reader, documentUuid: string): Promise<DocumentRow> {
  return (await findDocument(trx, reader, documentUuid)) ?? refuse('not-found');
}

/** The calls that list, serve and acknowledge documents and receive uploads, and the jobs that make and mail them. */
export const documents: Feature = {
  staffTasks,
  work: {
    'documents.request': requestDocuments,
    'documents.render': renderDocuments,
    'documents.closing': makeClosing,
  },
  backgroundJobs: { 'post-letter': postLetter, 'scan-document': scanDocument },
  webhooks: { post: { posted: recordMailedEvent, returned: recordReturnedEvent } },
  async routes(app, context) {
    const { db } = context;
    await uploadRoutes(app, (forms) => mount(forms)(addDocument)((asked) => uploadDocument(asked)));
    mount(app)(removeDocument)(({ loan, params }) => removeOwnUpload(context, toReader(loan), params.documentUuid));
    mount(app)(listDocuments)(async ({ loan, query }) => {
      const all = await documentsFor(db, toReader(loan));
      const types = query.type ?? [];
      return documentShapes(
        loan.projection,
        types.length > 0 ? all.filter((row) => types.includes(row.type)) : all,
        all,
      );
    });
    mount(app)(listDisclosures)(async ({ loan }) => {
      const all = await documentsFor(db, toReader(loan));
      return documentShapes(loan.projection, filterDisclosures(loan.projection, all), all);
    });
    mount(app)(listLetters)(({ loan }) => loadLetters(context, toReader(loan)));
    mount(app)(requestPaperCopies)(async ({ loan, body, by }) => {
      const reply = await requestLetter(context, loan, toReader(loan), body.documentUuids, by());
      return { ...reply, letters: await loadLetters(context, toReader(loan)) };
    });
    mount(app)(readDocument)(async ({ loan, params, reply }) => {
      const row = await requireOwnDocument(db, toReader(loan), params.documentUuid);
      const content = await readContent(context, row);
      if (!row.served_at) await markServed(db, row.uuid, await loanNow(context, db));
      setDocumentDownload(reply, row);
      return content;
    });
    mount(app)(readDocumentText)(async ({ loan, params }) => {
      const row = await requireOwnDocument(db, toReader(loan), params.documentUuid);
      const { title, plainLine, blocks } = await loadDocumentText(context, row);
      if (!row.served_at) await markServed(db, row.uuid, await loanNow(context, db));
      return { title, plainLine, blocks, sha256: row.sha256 ?? refuse('document-refused') };
    });
    mount(app)(viewDocument)(async ({ loan, params, body }) => {
      const reader = toReader(loan);
      const row = await requireOwnDocument(db, reader, params.documentUuid);
      if (row.state !== 'READY') refuse('document-refused');
      if (row.sha256 !== body.sha256) refuse('document-altered');
      if (body.reachedEnd) await markViewed(db, row.uuid, body.how ?? 'END', await loanNow(context, db));
      return {
        viewedToEndAt: (await requireOwnDocument(db, reader, row.uuid)).viewed_to_end_at?.toISOString() ?? null,
      };
    });
    mount(app)(acknowledgeDocument)(async ({ loan, params, body, by }) => {
      const reader = toReader(loan);
      const row = await requireOwnDocument(db, reader, params.documentUuid);
      await readContent(context, row);
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => recordAcknowledgment(context, lockedLoan, reader.audience, row.uuid, body.sha256),
        by(),
      );
      return reply;
    });
  },
};
