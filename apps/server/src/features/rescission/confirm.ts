import type { confirmNonRescission, Request } from '@lintel/contract';
import { dayEndingAt, hasUnfundedLoan, isCurrentClosingSet } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, refuse, refuseWith, type RecordMeta } from '../../kernel/http/index.ts';
import { loanNow, record, type RecordResult } from '../../loan-file/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import { checkTypedStatement, type ClientInfo } from './cancel.ts';
import { saveStatement } from './store.ts';

/**
 * Records an owner's written confirmation that they didn't cancel: NonRescissionConfirmed. A repeat changes nothing.
 * Returns its time.
 */
export async function recordNonRescission(
  context: Context,
  loan: OpenedLoan,
  body: Request<typeof confirmNonRescission>['body'],
  from: ClientInfo,
  by: RecordMeta,
): Promise<RecordResult<Date>> {
  const typed = await checkTypedStatement(context, loan, body);
  const person = loan.audience;
  return record(
    context,
    loan.uuid,
    async ({ file, trx, uuid }) => {
      const receivedAt = await loanNow(context, trx);
      const period = file.clocks.RESCISSION;
      if (!hasUnfundedLoan(file) || period === undefined)
        return refuseWith('not-at-this-step', { because: 'there is nothing to confirm' });
      if (!period.reached)
        return refuse('rescission-open', {
          on: dayEndingAt(period.due, await zoneOfHome(context, trx, uuid)),
        });
      if (file.esignConsents[person]?.given !== true) return refuse('consent-missing');
      if (isCurrentClosingSet(file, file.nonRescissionSets[person])) return { facts: [], result: receivedAt };
      const statement = {
        application_uuid: uuid,
        person,
        papers: file.closingSet,
        kind: 'CONFIRMED',
        how: 'ONLINE',
        sent_at: receivedAt,
        received_at: receivedAt,
        due_on: null,
        document_uuid: null,
      } as const;
      await saveStatement(context.vault, trx, statement, { ...typed, ...from });
      return {
        facts: [{ type: 'NonRescissionConfirmed', data: { papers: file.closingSet, person } }],
        result: receivedAt,
      };
    },
    by,
  );
}
