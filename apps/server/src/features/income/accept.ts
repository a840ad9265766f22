import type { Request, acceptIncome } from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuseWith } from '../../kernel/http/index.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { buildIncomeFact } from './evidence.ts';
import { loadIncomeTotals, markRecords } from './records.ts';

/**
 * Records that the borrower accepts the income that was found, as it was shown. Refuses with `quote-changed` when it
 * changed in between, so that they see the new figure first.
 */
export async function recordIncomeAcceptance(
  context: Context,
  loan: LockedLoan,
  { recordUuids, verifiedIncome }: Request<typeof acceptIncome>['body'],
): Promise<readonly Fact[]> {
  const { verified, counted, figure } = await loadIncomeTotals(context.vault, loan.trx, loan.uuid);
  const shown = new Set(recordUuids.map((uuid) => uuid.toLowerCase()));
  const same =
    figure === verifiedIncome && shown.size === verified.length && verified.every((record) => shown.has(record.uuid));
  const last = counted.at(-1);
  if (figure === null || !last || !same) return refuseWith('quote-changed', { verifiedIncome: figure });
  await markRecords(loan.trx, counted, 'ACCEPTED');
  return [
    await buildIncomeFact(context, loan, {
      figure,
      source: last.source,
      accepted: 'BORROWER',
      records: counted.map((record) => record.uuid),
    }),
  ];
}
