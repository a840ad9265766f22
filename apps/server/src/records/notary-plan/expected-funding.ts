import { calendarDay, fundingIfSigned, isRescindable, type ExpectedFunding } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type ApplicationRow, loanNow } from '../../loan-file/index.ts';
import { zoneOfHome } from '../home/index.ts';
import { findDisclosedOffer } from '../offer-sets/index.ts';
import { loadNotaryPlan, loadFirstNotaryDay } from './plan.ts';

/**
 * Returns when the money is expected if everyone signs on the first possible day. Days are yyyy-MM-dd in the home's
 * calendar.
 */
export async function fundingIfSignedSoon(
  context: Context,
  trx: Executor,
  row: Pick<ApplicationRow, 'uuid' | 'organisation' | 'projection'>,
): Promise<ExpectedFunding & { readonly signsOn: string }> {
  const { uuid, projection: file } = row;
  const zone = await zoneOfHome(context, trx, uuid);
  const today = calendarDay((await loanNow(context, trx)).getTime(), zone);
  const waits = [
    (await findDisclosedOffer(context, trx, uuid, file))?.earliest.on,
    (await loadFirstNotaryDay(context, { uuid, trx, file }))?.on,
    (await loadNotaryPlan(context, trx, row)).from?.on,
  ];
  const signsOn = waits.reduce<string>((latest, day) => (day !== undefined && day > latest ? day : latest), today);
  return { signsOn, ...fundingIfSigned(signsOn, isRescindable(file), zone) };
}
