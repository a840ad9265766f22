import {
  businessDayAfter,
  calendarDay,
  canOwnersConfirmLater,
  fundingIfSigned,
  isRescindable,
  isTitleSearchOpen,
  TITLE_SEARCH_DAYS,
  type ExpectedFunding,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type ApplicationRow, loanNow } from '../../loan-file/index.ts';
import { zoneOfHome } from '../home/index.ts';
import { findDisclosedOffer } from '../offer-sets/index.ts';
import { loadNotaryPlan, loadFirstNotaryDay } from './plan.ts';

/** When the money is expected if everyone signs on `signsOn`, the first possible day. */
export interface FundingIfSignedSoon extends ExpectedFunding {
  readonly signsOn: string;
  /** Whether `signsOn` is the day on which a title search usually ends. */
  readonly afterTitleSearch: boolean;
}

/**
 * Returns when the money is expected if the borrower finishes the other steps today and everyone signs on the first
 * possible day. Days are yyyy-MM-dd in the home's calendar.
 */
export async function fundingIfSignedSoon(
  context: Context,
  trx: Executor,
  row: Pick<ApplicationRow, 'uuid' | 'organisation' | 'projection'>,
): Promise<FundingIfSignedSoon> {
  const { uuid, projection: file } = row;
  const zone = await zoneOfHome(context, trx, uuid);
  const today = calendarDay((await loanNow(context, trx)).getTime(), zone);
  const titleSearched = isTitleSearchOpen(file) ? businessDayAfter(today, TITLE_SEARCH_DAYS) : undefined;
  const waits = [
    titleSearched,
    (await findDisclosedOffer(context, trx, uuid, file))?.earliest.on,
    (await loadFirstNotaryDay(context, { uuid, trx, file }))?.on,
    (await loadNotaryPlan(context, trx, row)).from?.on,
  ];
  const signsOn = waits.reduce<string>((latest, day) => (day !== undefined && day > latest ? day : latest), today);
  const expected = fundingIfSigned(signsOn, isRescindable(file), zone);
  return {
    signsOn,
    afterTitleSearch: signsOn === titleSearched,
    ...expected,
    soonerOn: canOwnersConfirmLater(file) ? expected.soonerOn : null,
  };
}
