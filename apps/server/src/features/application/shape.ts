import type { HandlerReply, readHeloc } from '@lintel/contract';
import { calendarDay, getTimeZone, homeCondition, isUuid } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type ApplicationRow, loadStatus, loanNow } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { loadConsents } from '../../records/consents/index.ts';
import { readHomeValue, readParcel, readParcelNumber } from '../../records/home/index.ts';
import { loadSignerAccounts } from '../../records/named-signers/index.ts';
import { readConfirmedChoice, findLatestSet, promisedAutopay, promisedQuote } from '../../records/offer-sets/index.ts';
import { loadMessages } from '../../records/staff-acts/index.ts';
import { loadDisburseAccount } from '../bank/index.ts';
import { type ApplicationOriginator, loadApplicationOriginator } from '../originators/index.ts';
import { loadListedDates } from '../rescission/index.ts';
import { findRefundedFee } from '../valuation/index.ts';
import { isInquiryAt } from './inquiry.ts';

export type HelocReply = HandlerReply<typeof readHeloc>;

const CONSENTS = ['SOFT_CREDIT', 'HARD_CREDIT', 'ESIGN'] as const;

/**
 * Builds the reply about one application that the borrower's pages start from: status, home, chosen offer, referrer,
 * account for the money, consents, dates and messages from staff.
 */
export async function loadHeloc(context: Context, row: ApplicationRow): Promise<HelocReply> {
  const { db, vault } = context;
  const file = row.projection;
  const { applicant, home } = await readAnswers(vault, db, row.uuid);
  const parcel = await readParcel(context, db, row.uuid);
  const timeZone = getTimeZone(home.address.state, parcel?.county ?? null);
  const chosen = await readConfirmedChoice(context, db, row.uuid);
  const promised = await promisedQuote(vault, db, row.uuid);
  const set = await findLatestSet(vault, db, row.uuid);
  const homeValue = (await readHomeValue(context, db, row.uuid))?.amount ?? null;
  const originator = await loadApplicationOriginator(db, row.uuid);
  const refund = file.appraisalFee.refunded ? await findRefundedFee(db, row.uuid) : null;
  return {
    uuid: row.uuid,
    loanNumber: String(row.loan_number),
    active: row.active,
    activeForAppStart: row.active || row.status === 'COMPLETE',
    isInquiry: isInquiryAt(context, row.organisation, originator),
    isCrypto: file.created?.crypto ?? false,
    status: await loadStatus(context, row),
    property: {
      ...home.address,
      occupancyType: home.occupancyType,
      condition: homeCondition(file),
      parcelNumber: await readParcelNumber(context, db, row.uuid),
      estimate: homeValue,
    },
    adjustedHomeAmount: homeValue,
    rate: promised?.rate ?? null,
    autopay: promisedAutopay(set, promised),
    rateType: chosen ? 'FIXED' : null,
    amount: promised?.lineAmount ?? null,
    uwCalculatedDrawAmount: set?.data.priced.offers?.maxDraw ?? null,
    term: chosen?.selection.term ?? null,
    referrer: toReferrer(originator, applicant.visit['referrerId']),
    disburseAccount: await loadDisburseAccount(vault, db, row.uuid),
    auditFields: { createdDate: row.created_at.toISOString() },
    additionalSignerVersion: Object.keys(file.signers).length > 0 ? 1 : null,
    helocSigners: (await loadSignerAccounts(db, row)).map((identityUuid) => ({ identityUuid })),
    organizationCode: row.organisation,
    ownershipType: applicant.ownershipType,
    payOffPreference: chosen?.selection.choice.payOffPreference ?? null,
    paymentMethod: file.paymentMethod,
    consents: (await loadConsents(db, row.uuid)).flatMap((one) => {
      const type = CONSENTS.find((known) => known === one.type);
      return type ? [{ type, version: one.version, at: one.at.toISOString() }] : [];
    }),
    dates: {
      today: calendarDay((await loanNow(context, db)).getTime(), timeZone),
      timeZone,
      ...(file.submissions > 0 && (await loadListedDates(context, db, row))),
    },
    refund: refund && { ...refund, at: refund.at.toISOString() },
    messages: await loadMessages(context, db, row.uuid),
    version: row.version,
  };
}

/** Returns the saved loan officer or broker. An ID without a record is returned as the visitor brought it. */
function toReferrer(originator: ApplicationOriginator | undefined, referrerId: unknown): HelocReply['referrer'] {
  if (originator) return { referrerUuid: originator.uuid, wholesaleBrokerNmls: originator.brokerNmls };
  return typeof referrerId === 'string' && isUuid(referrerId)
    ? { referrerUuid: referrerId, wholesaleBrokerNmls: null }
    : null;
}
