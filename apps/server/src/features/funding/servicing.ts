import { firstPaymentAfter, lastFour, getStatus } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { sealContext, type Executor } from '../../kernel/db/index.ts';
import { readApplication, loanNow, type FollowUp } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { loadPayouts } from '../../records/funding-orders/index.ts';
import { findDisclosedOffer } from '../../records/offer-sets/index.ts';
import { findAutopayAccount } from '../bank/index.ts';
import { findLastRecording } from '../recording/index.ts';
import { getFundingDay } from './booked.ts';

const servicingSealContext = (uuid: string): string => sealContext('servicing_record', uuid);

/**
 * The data of an open line that a servicer needs to send the first statement. The lender's archive contains it.
 * Dollars, decimal fractions, yyyy-MM-dd; the last four digits of account numbers.
 */
export interface ServicingRecord {
  readonly version: 1;
  readonly uuid: string;
  readonly loanNumber: string;
  readonly organisation: string;
  readonly borrower: { readonly name: object; readonly email: string; readonly mailingAddress: object };
  readonly property: { readonly address: object; readonly occupancy: string };
  readonly line: {
    readonly amount: number;
    readonly draw: number;
    readonly rate: number;
    readonly termYears: number;
    readonly monthlyPayment: number;
    readonly originationFee: number;
  };
  readonly payments: { readonly method: string | null; readonly firstOn: string; readonly accountMask: string | null };
  readonly deed: {
    readonly instrumentNumber: string | null;
    readonly county: string | null;
    readonly recordedOn: string | null;
  };
  readonly paidOut: readonly {
    readonly payee: string;
    readonly name: string;
    readonly amount: number;
    readonly bookedOn: string | null;
    readonly paidOn: string | null;
  }[];
  readonly fundedOn: string;
}

/** Stores the servicer's record once, in the transaction of the fact that opens the line. Adds no fact. */
export const storeServicingRecord: FollowUp = async ({ uuid, organisation, file, trx }, context) => {
  if (!file.fundsSent || getStatus(file) !== 'COMPLETE') return [];
  const known = await trx
    .selectFrom('servicing_record')
    .select('made_at')
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  const servicingRecord = known ? null : await buildServicingRecord(context, trx, uuid);
  if (!servicingRecord) return [];
  const row = {
    application_uuid: uuid,
    organisation,
    made_at: await loanNow(context, trx),
    ...context.vault.seal(servicingSealContext(uuid), servicingRecord),
  };
  await trx
    .insertInto('servicing_record')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return [];
};

async function buildServicingRecord(context: Context, trx: Executor, uuid: string): Promise<ServicingRecord | null> {
  const { vault } = context;
  const row = await readApplication(trx, uuid);
  const disclosed = row && (await findDisclosedOffer(context, trx, uuid, row.projection));
  if (!row || !disclosed) return null;
  const { applicant, home } = await readAnswers(vault, trx, uuid);
  const paid = await loadPayouts(trx, uuid);
  const deed = await findLastRecording(trx, uuid);
  // A refused account is never handed over: the servicer asks the borrower for another.
  const autopay = await findAutopayAccount(context, trx, uuid);
  const account = autopay?.state === 'REFUSED' ? undefined : autopay;
  const on = getFundingDay(paid);
  if (on === null) return null;
  const { quote } = disclosed;
  return {
    version: 1,
    uuid,
    loanNumber: String(row.loan_number),
    organisation: row.organisation,
    borrower: {
      name: applicant.name,
      email: applicant.email,
      mailingAddress: applicant.mailingAddress ?? applicant.homeAddress,
    },
    property: { address: home.address, occupancy: home.occupancyType },
    line: {
      amount: quote.lineAmount,
      draw: quote.totalDraw,
      rate: quote.rate,
      termYears: Number(quote.offerId.split('-')[0]),
      monthlyPayment: quote.monthlyPayment,
      originationFee: quote.originationFeeAmount,
    },
    payments: {
      method: row.projection.paymentMethod,
      firstOn: firstPaymentAfter(on),
      accountMask: account ? lastFour(account.accountNumber) : null,
    },
    deed: {
      instrumentNumber: deed?.instrumentNumber ?? null,
      county: deed?.county ?? null,
      recordedOn: deed?.recordedOn ?? null,
    },
    paidOut: paid.map(({ payee, name, amountCents, bookedOn, paidOn }) => ({
      payee,
      name,
      amount: amountCents / 100,
      bookedOn,
      paidOn,
    })),
    fundedOn: on,
  };
}

/** Returns the servicer's record, or undefined before the line is open. */
export async function readServicing(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<ServicingRecord | undefined> {
  const row = await trx
    .selectFrom('servicing_record')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  return row && vault.open<ServicingRecord>(servicingSealContext(uuid), row);
}
