import type { acknowledgeValuationNotice, orderValuation, Request } from '@lintel/contract';
import {
  dollarsToCents,
  valuationKind,
  valuationNotice,
  type Fact,
  type LoanFile,
  type ValuationNotice,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { saveOrder } from './orders.ts';

/** Returns the notice that an owner of this home must read first, or null. */
export const getValuationNotice = (file: LoanFile): ValuationNotice | null =>
  file.regime === 'TX_50A6' ? valuationNotice('TX') : null;

/** Returns when a notice was acknowledged, or null. */
export async function findAcknowledgmentTime(
  trx: Executor,
  application: string,
  version: string,
): Promise<Date | null> {
  const row = await trx
    .selectFrom('valuation_acknowledgement')
    .select('at')
    .where('application_uuid', '=', application)
    .where('notice_version', '=', version)
    .executeTakeFirst();
  return row?.at ?? null;
}

/**
 * Saves the valuation that the borrower orders at the displayed fee, and returns ValuationOrdered. Refuses if the fee
 * changed or the Texas notice isn't acknowledged.
 */
export async function placeValuationOrder(
  context: Context,
  { uuid, organisation, file, trx }: LockedLoan,
  { kind, fee, accessContact }: Request<typeof orderValuation>['body'],
): Promise<readonly Fact[]> {
  if (kind !== valuationKind(file)) refuse('not-at-this-step');
  const { valuationFee } = context.getPolicy(organisation);
  if (fee !== valuationFee) refuse('fee-changed', { fee: valuationFee });
  const notice = getValuationNotice(file);
  if (notice && !(await findAcknowledgmentTime(trx, uuid, notice.version))) refuse('consent-missing');
  const { attempt } = file.valuation;
  await saveOrder(context.vault, trx, {
    application: uuid,
    kind,
    attempt,
    feeCents: dollarsToCents(valuationFee),
    at: await loanNow(context, trx),
    contact: accessContact ?? null,
  });
  return [{ type: 'ValuationOrdered', data: { attempt, feeAccepted: valuationFee } }];
}

/** Records that the borrower read the Texas notice. A repeat changes nothing. */
export async function saveNoticeAcknowledgment(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  { noticeVersion }: Request<typeof acknowledgeValuationNotice>['body'],
): Promise<readonly Fact[]> {
  if (getValuationNotice(file)?.version !== noticeVersion) refuse('consent-outdated');
  await trx
    .insertInto('valuation_acknowledgement')
    .values({ application_uuid: uuid, notice_version: noticeVersion, at: await loanNow(context, trx) })
    .onConflict((conflict) => conflict.columns(['application_uuid', 'notice_version']).doNothing())
    .execute();
  return [];
}
