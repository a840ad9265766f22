import type { decideIncome, Request } from '@lintel/contract';
import { gateOf, INCOME_RETURN_REASONS, isOpen, type IncomeReturnReason } from '@lintel/domain';
import type { Seen } from '../context.ts';
import { refuse } from '../http/errors.ts';
import { evidenceByStaff, returnDocuments } from '../income/staff.ts';
import { act, type Acting } from './act.ts';
import { clearedOf } from './conditions.ts';
import { documentOfFile } from './documents.ts';

type Decision = Request<typeof decideIncome>['body'];

/** Reads the income documents (calls ST-23). Answers the income of a month in dollars; null when they went back. */
export async function decideIncomeDocuments(acting: Acting, body: Decision): Promise<number | null> {
  const { context, caller } = acting;
  if (body.outcome === 'RETURNED') {
    const { reason, commentsToBorrower } = body;
    if (!isReason(reason)) return refuse('reason-missing');
    await act(acting, ['income'], { act: 'income', outcome: 'RETURNED', reason }, (seen) => {
      refuseUnlessWaiting(seen);
      const comments = [INCOME_RETURN_REASONS[reason], commentsToBorrower ?? ''].join(' ').trim();
      return returnDocuments(context, seen, { reason, commentsToBorrower: comments });
    });
    return null;
  }
  let month = 0;
  await act(acting, ['income'], { act: 'income', outcome: 'EVIDENCED', source: body.source, document: body.documentUuid }, async (seen) => {
    refuseUnlessWaiting(seen);
    const document = await documentOfFile(seen.trx, seen.uuid, body.documentUuid);
    if (document.state !== 'READY') return refuse('document-refused');
    const { source, employer, amount, period, documentUuid } = body;
    const { facts, monthlyIncome } = await evidenceByStaff(context, seen, { source, employer, amount, period, documentUuid });
    month = monthlyIncome;
    return [...facts, ...clearedOf(seen.file, 'HELOC_MANUAL_PAYSTUB_UPLOAD', caller.identityUuid)];
  });
  return month;
}

const isReason = (reason: string | null | undefined): reason is IncomeReturnReason => reason != null && Object.hasOwn(INCOME_RETURN_REASONS, reason);

function refuseUnlessWaiting({ file }: Seen): void {
  if (!file.income.submitted || !isOpen(gateOf('income-review'), file)) refuse('outcome-not-possible');
}
