import { writeAdverseActionNotice, type DocumentText } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler } from '../../kernel/jobs/index.ts';
import { readApplication, type ApplicationRow, loanNow, workKey } from '../../loan-file/index.ts';
import { loadNoticeAbout } from './about.ts';
import { cancelOpenWork } from './cancelled.ts';
import { loadDeclineDecision, loadProposedDecline, type Decision } from './decision.ts';
import { sendNotice } from './send.ts';
import { ADVERSE_ACTION_MAIL } from './words.ts';

/** The attempt number of every adverse action notice: a file is declined once, so it has one such notice. */
export const ADVERSE_ACTION_ATTEMPT = 1;

/**
 * Ends a declined file: the notice with the reasons is sent with the decision, and everything else queued for the file
 * is dropped.
 */
export const endDeclined: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (application?.projection.ended?.status !== 'DECLINED') return;
  await sendAdverseAction(context, application);
  await cancelOpenWork(context, job.uuid);
};

/** Sends the adverse action notice of a declined file (12 CFR 1002.9(a)), once however often it is called. */
export async function sendAdverseAction(context: Context, application: ApplicationRow): Promise<void> {
  await sendNotice(context, application, {
    name: 'adverse-action',
    attempt: ADVERSE_ACTION_ATTEMPT,
    mail: () => ADVERSE_ACTION_MAIL,
    key: workKey(application.uuid, 'declined', ADVERSE_ACTION_ATTEMPT),
    async write(madeAt) {
      const decision = await loadDeclineDecision(context, context.db, application);
      if (!decision) throw new Error('A declined file has no decline fact.');
      return noticeText(context, application, decision, madeAt);
    },
  });
}

/**
 * Returns the notice that a decline for these reasons would bring, as it would be written now. Nothing is stored or
 * sent.
 */
export async function previewAdverseAction(
  context: Context,
  application: ApplicationRow,
  reasons: readonly string[],
): Promise<DocumentText> {
  const now = await loanNow(context, context.db);
  return noticeText(
    context,
    application,
    await loadProposedDecline(context, context.db, application, reasons, now),
    now,
  );
}

async function noticeText(
  context: Context,
  application: ApplicationRow,
  { decidedOn, printed, report, counterOffer }: Decision,
  madeAt: Date,
): Promise<DocumentText> {
  return writeAdverseActionNotice({
    about: await loadNoticeAbout(context, application, madeAt),
    decidedOn,
    reasons: printed,
    report,
    counterOffer,
  });
}
