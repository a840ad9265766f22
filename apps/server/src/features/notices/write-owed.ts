import {
  BORROWER,
  getRequiredDocuments,
  writeScoreNotice,
  writeValuationCopy,
  type CopyName,
  type DocumentText,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { readApplication, type ApplicationRow, record } from '../../loan-file/index.ts';
import { findCreditReport } from '../../records/credit-report/index.ts';
import { anyDocument, finishDocument, type DocumentRow, storeText } from '../../records/document-store/index.ts';
import { loadDocumentCriteria, queueLetter, forgetFiles, renderDocument } from '../documents/index.ts';
import { loadCopiedValue } from '../valuation/index.ts';
import { loadNoticeAbout } from './about.ts';
import { readsOnScreen, announceNotice } from './send.ts';
import { SCORE_MAIL, VALUATION_COPY_MAIL } from './words.ts';

const COPIES: readonly string[] = ['copy-automated', 'copy-valuation', 'copy-appraisal'] satisfies CopyName[];
const isCopy = (name: string | null): name is CopyName => name !== null && COPIES.includes(name);

/**
 * Writes a required document, mails it where there is no consent to screens, and announces it: each once, however often
 * it runs.
 */
export const writeOwedNotice: BackgroundJob = async (documentUuid, context) => {
  const row = await anyDocument(context.db, documentUuid);
  const application = row && (await readApplication(context.db, row.application_uuid));
  if (!application) return;
  if (row.state === 'MAKING') await write(context, application, row);
  await announceNotice(context, application, {
    mail: () => (row.paper === 'score' ? SCORE_MAIL : VALUATION_COPY_MAIL),
    key: `notice:${row.uuid}`,
  });
};

async function write(context: Context, application: ApplicationRow, row: DocumentRow): Promise<void> {
  const text = await buildNoticeDocument(context, application, row);
  const text_ref = await storeText(context, text);
  const rendered = await renderDocument(context, { ...row, text_ref });
  let isOurs = false;
  await record(
    context,
    application.uuid,
    async ({ trx, uuid, file }) => {
      const change = { ...rendered, text_ref, title: text.title, plain_line: text.plainLine };
      isOurs = await finishDocument(trx, row.uuid, change);
      if (isOurs && !readsOnScreen(file))
        await queueLetter(context, { trx, uuid }, { uuid, audience: BORROWER }, [row]);
      return [];
    },
    { actor: { kind: 'worker', id: 'write-notice' }, requestId: `notice:${row.uuid}` },
  );
  // Another run has written it first.
  if (!isOurs) await forgetFiles(context, [{ ...rendered, text_ref }]);
}

async function buildNoticeDocument(
  context: Context,
  application: ApplicationRow,
  { paper: name, attempt, created_at: at }: DocumentRow,
): Promise<DocumentText> {
  const about = await loadNoticeAbout(context, application, at);
  if (isCopy(name)) {
    const owed = getRequiredDocuments('NOTICES', await loadDocumentCriteria(context, context.db, application));
    const firstLien = owed.some(({ name }) => name === 'copy-automated');
    const how = readsOnScreen(application.projection) ? 'ELECTRONIC' : 'MAIL';
    return writeValuationCopy({
      about,
      name,
      firstLien,
      how,
      ...(await loadCopiedValue(context, application.uuid, name, attempt, at)),
    });
  }
  const creditReport = await findCreditReport(context, context.db, application.uuid);
  if (!creditReport) throw new Error('A used score has no report.');
  return writeScoreNotice({ about, report: creditReport.report });
}
