import {
  isAccountMissing,
  allSigned,
  calendarDay,
  canOwnersConfirm,
  dayEndingAt,
  firstPaymentAfter,
  fundingAfter,
  fundingIfSigned,
  isMarginOver,
  isRescindable,
  soonerIfConfirmed,
  type ExpectedFunding,
  type FactData,
  type FactType,
  type LoanFile,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loadFacts, loanToday, type ApplicationRow } from '../../loan-file/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';
import { findFundingDay } from '../funding/index.ts';
import { findLastRecording } from '../recording/index.ts';

/** The known dates of a loan, yyyy-MM-dd in the home's calendar. Null while a date is unknown. */
export interface LoanDates {
  readonly submittedAt: string | null;
  readonly signedAt: string | null;
  readonly signedOn: string | null;
  readonly rescissionEndsAt: string | null;
  readonly lastDay: string | null;
  readonly satisfiedOn: string | null;
  readonly recordedOn: string | null;
  readonly county: string | null;
  /** The day on which the bank booked the money; before that the planned or expected day. */
  readonly fundingOn: string | null;
  /**
   * The earlier day on which the money can be sent if every owner confirms that they didn't cancel. Null if that
   * changes nothing, or if an owner can't confirm on a screen.
   */
  readonly soonerOn: string | null;
  readonly sentOn: string | null;
  readonly paidOn: string | null;
  readonly firstPaymentOn: string | null;
}

interface DatedFact<T extends FactType> {
  readonly data: FactData[T];
  readonly at: Date;
}

/** Returns a loan's dates from its facts. Dates from a bank or a county are the days that they wrote. */
export async function loadLoanDates(
  context: Pick<Context, 'vault' | 'config'>,
  trx: Executor,
  { uuid, projection: file }: Pick<ApplicationRow, 'uuid' | 'projection'>,
): Promise<LoanDates> {
  const all = await loadFacts(trx, uuid);
  const zone = await zoneOfHome(context, trx, uuid);
  const last = <T extends FactType>(...types: readonly T[]): DatedFact<T> | undefined => {
    const row = all.findLast((fact) => types.some((type) => type === fact.type));
    return row && { data: JSON.parse(row.data) as FactData[T], at: row.at };
  };
  const on = (at: Date | undefined): string | null => (at ? calendarDay(at.getTime(), zone) : null);
  const signed = allSigned(file) ? last('NoteSigned', 'DeedSigned')?.at : undefined;
  const recorded = file.deedRecorded ? last('DeedRecorded') : undefined;
  const sentOn = file.fundsSent ? ((await findFundingDay(trx, uuid)) ?? on(last('FundsSent')?.at)) : null;
  const [lastDay, satisfiedOn] = [file.clocks.RESCISSION, file.clocks.SATISFIED].map((clock) =>
    clock ? dayEndingAt(clock.due, zone) : null,
  ) as [string | null, string | null];
  const expected = expectedFunding(file, {
    lastDay,
    signedOn: on(signed),
    zone,
    today: await loanToday(context, trx),
  });
  const planned = file.finalChecksPassed ? last('FinalChecksPassed')?.data.paymentOn : undefined;
  // While the borrower adds another account, no one knows the day.
  const isPlannable = file.ended === null && !(signed && isAccountMissing(file));
  const fundingOn = sentOn ?? (isPlannable ? (planned ?? expected?.fundingOn ?? null) : null);
  return {
    submittedAt: last('ApplicationSubmitted')?.at.toISOString() ?? null,
    signedAt: signed?.toISOString() ?? null,
    signedOn: on(signed),
    rescissionEndsAt: file.clocks.RESCISSION?.due ?? null,
    lastDay,
    satisfiedOn,
    recordedOn: recorded ? ((await findLastRecording(trx, uuid))?.recordedOn ?? on(recorded.at)) : null,
    county: recorded?.data.county ?? null,
    fundingOn,
    soonerOn: fundingOn !== null && fundingOn === expected?.fundingOn ? expected.soonerOn : null,
    sentOn,
    paidOn: file.creditorsPaid ? on(last('CreditorsPaid')?.at) : null,
    firstPaymentOn: fundingOn && firstPaymentAfter(fundingOn),
  };
}

/** Returns the dates that the current waits lead to. Undefined before the cancellation period begins. */
function expectedFunding(
  file: LoanFile,
  { lastDay, signedOn, zone, today }: { lastDay: string | null; signedOn: string | null; zone: string; today: string },
): ExpectedFunding | undefined {
  if (!isRescindable(file)) return signedOn === null ? undefined : fundingIfSigned(signedOn, false, zone);
  const { RESCISSION: period, SATISFIED: margin } = file.clocks;
  if (!period || !margin || lastDay === null) return undefined;
  const expected = fundingAfter({ satisfiedAt: margin.due, lastDay });
  const { fundingOn } = expected;
  // An earlier day that only a confirmation in the past would have brought is gone.
  const soonerOn = period.reached ? soonerIfConfirmed(fundingOn, today) : expected.soonerOn;
  const confirmed = isMarginOver(file) && !margin.reached;
  if (confirmed) return { ...expected, fundingOn: soonerOn ?? fundingOn, soonerOn: null };
  return { ...expected, soonerOn: margin.reached || !canOwnersConfirm(file) ? null : soonerOn };
}

/** Returns the few dates that lists of applications show. */
export async function loadListedDates(
  context: Pick<Context, 'vault' | 'config'>,
  trx: Executor,
  row: Pick<ApplicationRow, 'uuid' | 'projection'>,
) {
  const { submittedAt, signedAt, rescissionEndsAt, fundingOn, firstPaymentOn } = await loadLoanDates(context, trx, row);
  return { submittedAt, signedAt, rescissionEndsAt, fundingOn, firstPaymentOn };
}
