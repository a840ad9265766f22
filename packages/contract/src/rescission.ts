import { DESTINATIONS, MONEY_STAGES, NOTICE_WAYS, RECALL_OUTCOMES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { checked, date, dollars, instant, line, loanParams, text, uuid, version } from './shapes/base.ts';
import { writeReply } from './shapes/status.ts';

// The borrower's calls from the last signature to the payment: the right to cancel, the timeline and the disbursement.
// The console's calls are in `console-api/rescissions.ts`.

/** An owner who has the right to cancel. `noticeAt` null: the notice is still on its way. */
const rightHolder = z.strictObject({
  firstName: line,
  isYou: z.boolean(),
  noticeHow: z.nullish(z.enum(NOTICE_WAYS)),
  noticeAt: z.nullish(instant),
  confirmedAt: z.nullish(instant),
});

/** What the owner signs to cancel, or to confirm that they didn't cancel: their typed name under one notice. */
const signedStatement = z.strictObject({ noticeVersion: line, typedName: checked(line, z.minLength(1)) });

/** Returns the right to cancel: its deadline and how it was counted, the owners who have it, and their notices. */
export const readRescission = call({
  id: 'AP-14 get',
  tag: 'rescission',
  method: 'GET',
  path: `${HELOC_API}/rescission`,
  auth: 'borrower-or-signer',
  params: loanParams,
  reply: z.strictObject({
    /** True: this loan has a right to cancel, because it is secured by the home in which an owner lives. */
    owed: z.boolean(),
    /** Whether `rescind` is possible right now, by the server's clock. */
    canCancel: z.boolean(),
    /** Whether `confirmNonRescission` is possible right now: every owner can confirm on a screen. */
    canConfirm: z.boolean(),
    endsAt: z.nullish(instant),
    satisfiedAt: z.nullish(instant),
    /**
     * The last day of the right and the day on which the margin for mailed letters ends, in the property's calendar.
     */
    lastDay: z.nullish(date),
    satisfiedOn: z.nullish(date),
    /**
     * While `canConfirm`: the expected day of the money, and the earlier one once every owner confirms. Null if
     * confirming changes nothing.
     */
    fundingOn: z.nullish(date),
    soonerOn: z.nullish(date),
    /** The property's time zone, as "Mountain Time". */
    zone: z.nullish(line),
    arithmetic: z.nullish(text),
    /** Null until the documents exist. */
    notice: z.nullish(z.strictObject({ version: line, text: z.array(z.string()), documentUuid: z.nullish(uuid) })),
    owners: z.array(rightHolder),
    postalAddress: z.array(line),
    faxNumber: z.nullish(line),
    /** Money of a canceled loan that was already on its way: where it is now, and what the borrower must do. */
    moneyOut: z.nullish(
      z.strictObject({
        amount: dollars,
        state: z.enum(['WITH_BANK', 'SENT', ...RECALL_OUTCOMES]),
        on: z.nullish(date),
        text: z.array(text),
      }),
    ),
    version,
  }),
  errors: [],
});

/**
 * Cancels the loan, for all owners. Records Rescinded ONLINE, preceded by FeeRefunded when an appraisal fee must be
 * refunded.
 */
export const rescind = call({
  id: 'AP-14 post',
  tag: 'rescission',
  method: 'POST',
  path: `${HELOC_API}/rescission`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: signedStatement,
  reply: writeReply({ receivedAt: instant }),
  errors: ['rescission-over', 'consent-outdated', 'signature-refused'],
  rules: { idempotency: 'required' },
});

/** Returns the steps from the signing to the first payment, done and still to come, with their dates where known. */
export const readTimeline = call({
  id: 'AP-15',
  tag: 'rescission',
  method: 'GET',
  path: `${HELOC_API}/timeline`,
  auth: 'borrower',
  params: loanParams,
  reply: z.array(
    z.strictObject({
      label: line,
      /** Who acts at this step. */
      owner: z.enum(['YOU', 'US', 'OTHER']),
      /** yyyy-MM-dd in the property's calendar; null where it can't be known. */
      on: z.nullish(date),
      state: z.enum(['DONE', 'NOW', 'LATER']),
      note: z.nullish(text),
    }),
  ),
  errors: [],
  client: { retry: 5 },
});

/**
 * Returns how the draw is paid out: the account by its last four digits, the creditors that are paid off, the days of
 * the payment and of the first repayment. Empty while there are no documents.
 */
export const readDisbursement = call({
  id: 'AP-15 payout',
  tag: 'rescission',
  method: 'GET',
  path: `${HELOC_API}/payout`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    to: z.enum(DESTINATIONS),
    account: z.nullish(z.strictObject({ bankName: z.nullish(line), mask: line })),
    draw: dollars,
    toBorrower: dollars,
    payoffs: z.array(
      z.strictObject({ creditorName: line, mask: z.nullish(line), amount: dollars, paidOn: z.nullish(date) }),
    ),
    /** The day the money left, once that day has come; until then `fundingOn` is the planned or expected day. */
    sentOn: z.nullish(date),
    /** Starting with ORDERED the bank has the order, and `fundingOn` is its day. */
    stage: z.enum(MONEY_STAGES),
    fundingOn: z.nullish(date),
    firstPaymentOn: z.nullish(date),
    /** The first payment while its day is ahead; null afterward, because later ones are the servicer's. */
    nextPaymentOn: z.nullish(date),
    monthlyPayment: dollars,
    version,
  }),
  mayBeEmpty: true,
  errors: [],
});

/**
 * Confirms in writing, after the period, that the owner has not canceled. Once every owner confirms, the days kept for
 * mailed letters end. Records NonRescissionConfirmed.
 */
export const confirmNonRescission = call({
  id: 'AP-16',
  tag: 'rescission',
  method: 'POST',
  path: `${HELOC_API}/rescission/non-rescission`,
  auth: 'borrower-or-signer',
  params: loanParams,
  body: signedStatement,
  reply: writeReply({ receivedAt: instant }),
  errors: ['rescission-open', 'consent-outdated', 'signature-refused', 'consent-missing'],
  rules: { idempotency: 'required', stepUp: true, openAt: ['RESCISSION', 'RECORDING', 'FUNDABLE'] },
});
