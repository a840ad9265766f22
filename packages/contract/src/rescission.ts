import { DESTINATIONS, MONEY_STAGES, NOTICE_WAYS, RECALL_OUTCOMES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { checked, date, dollars, instant, line, onLoan, text, uuid, version } from './shapes/base.ts';
import { write } from './shapes/status.ts';

/** A person with the right to cancel. `noticeAt` null: the notice is still on its way, as `noticeHow` says. */
const owner = z.strictObject({
  firstName: line,
  isYou: z.boolean(),
  noticeHow: z.nullish(z.enum(NOTICE_WAYS)),
  noticeAt: z.nullish(instant),
  confirmedAt: z.nullish(instant),
});

const typed = z.strictObject({ noticeVersion: line, typedName: checked(line, z.minLength(1)) });

/** Returns the right to cancel: its deadline, how that was counted, who has it and who got the notice. */
export const readRescission = call({
  id: 'AP-14 get',
  tag: 'rescission',
  method: 'GET',
  path: `${HELOC_API}/rescission`,
  auth: 'borrower-or-signer',
  params: onLoan,
  reply: z.strictObject({
    /** Whether this loan has the right at all: an owner's home secures it. */
    owed: z.boolean(),
    /** Whether canceling and confirming are possible right now, by the server's clock. */
    canCancel: z.boolean(),
    canConfirm: z.boolean(),
    endsAt: z.nullish(instant),
    satisfiedAt: z.nullish(instant),
    /**
     * The last day of the right and the day on which the margin for mailed letters ends, in the property's calendar.
     */
    lastDay: z.nullish(date),
    satisfiedOn: z.nullish(date),
    /** The property's time zone, as "Mountain Time". */
    zone: z.nullish(line),
    arithmetic: z.nullish(text),
    /** Null until the documents exist. */
    notice: z.nullish(z.strictObject({ version: line, text: z.array(z.string()), documentUuid: z.nullish(uuid) })),
    owners: z.array(owner),
    postalAddress: z.array(line),
    faxNumber: z.nullish(line),
    /** Money of a canceled loan that was on its way: where it is, and what that means for its owner. */
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
  params: onLoan,
  body: typed,
  reply: write({ receivedAt: instant }),
  errors: ['rescission-over', 'consent-outdated', 'signature-refused'],
  rules: { idempotency: 'required' },
});

/** Returns what happened since the signing and what comes next, each with its date where known. */
export const readTimeline = call({
  id: 'AP-15',
  tag: 'rescission',
  method: 'GET',
  path: `${HELOC_API}/timeline`,
  auth: 'borrower',
  params: onLoan,
  reply: z.array(
    z.strictObject({
      label: line,
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
 * Returns where the draw goes and when: the account by its last four digits, the creditors that are paid off, the first
 * payment. Empty while there are no documents.
 */
export const readPayout = call({
  id: 'AP-15 payout',
  tag: 'rescission',
  method: 'GET',
  path: `${HELOC_API}/payout`,
  auth: 'borrower',
  params: onLoan,
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
  params: onLoan,
  body: typed,
  reply: write({ receivedAt: instant }),
  errors: ['rescission-open', 'consent-outdated', 'signature-refused', 'consent-missing'],
  rules: { idempotency: 'required', stepUp: true, openAt: ['RESCISSION', 'RECORDING', 'FUNDABLE'] },
});
