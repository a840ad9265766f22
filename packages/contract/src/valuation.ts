import { BPO_STATUSES, PAYMENT_STATES, VALUATION_KINDS, accessContactFields } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { BORROWER_API } from './paths.ts';
import { checked, date, dollars, dollarsIn, instant, line, loanParams, text, uuid, version } from './shapes/base.ts';
import { link } from './shapes/link.ts';
import { refund, writeReply } from './shapes/status.ts';
import { UPLOAD_REFERENCE_ERRORS } from './shapes/upload.ts';

const ORDER_STATUSES = ['NAV_BPO_ORDER', 'NAV_RESI_EVAL_ORDER'] as const;

const slot = z.strictObject({ slotId: line, from: instant, to: instant });

/** The appraiser's visit. Null until it is known. */
const visit = z.strictObject({ from: instant, to: instant, person: line });

/**
 * `charged` CLOSING: deducted from the line, never charged to a card. `state` null: nothing was paid and no payment
 * page is open.
 */
const payment = z.strictObject({
  paymentUuid: z.nullish(uuid),
  amount: dollars,
  charged: z.enum(['CARD', 'CLOSING']),
  state: z.nullish(z.enum(PAYMENT_STATES)),
  paidOn: z.nullish(date),
  refundableUntil: z.nullish(date),
  refundedOn: z.nullish(date),
});

/** Returns the loan's valuation: its fee, notice, visit and result, and the refund if the borrower withdrew now. */
export const readValuation = call({
  id: 'VA-1',
  tag: 'valuation',
  method: 'GET',
  path: `${BORROWER_API}/valuation`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    bpo: z.enum(BPO_STATUSES),
    kind: z.nullish(z.enum(VALUATION_KINDS)),
    fee: z.nullish(dollars),
    /** Texas homestead: must be read and confirmed before the order. */
    notice: z.nullish(z.strictObject({ version: line, text: z.array(z.string()), acknowledgedAt: z.nullish(instant) })),
    value: z.nullish(dollars),
    orderedAt: z.nullish(instant),
    expectedBy: z.nullish(date),
    visit: z.nullish(visit),
    slots: z.array(slot),
    payment: z.nullish(payment),
    dueBack: z.nullish(refund),
    /** The borrower's challenge of the value; null while there is no value. `open`: until the documents are made. */
    reconsideration: z.nullish(z.strictObject({ open: z.boolean(), askedAt: z.nullish(instant) })),
    version,
  }),
  errors: [],
});

/** Orders the valuation and accepts its fee, which is deducted from the line at closing. Records ValuationOrdered. */
export const orderValuation = call({
  id: 'VA-2',
  tag: 'valuation',
  method: 'POST',
  path: `${BORROWER_API}/valuation/order`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    kind: z.enum(VALUATION_KINDS),
    fee: dollarsIn,
    accessContact: z.nullish(z.strictObject(accessContactFields)),
  }),
  reply: writeReply({}),
  errors: ['fee-changed', 'consent-missing'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ORDER_STATUSES },
});

/** Confirms that the state's notice was read, which `orderValuation` requires. Records no fact. */
export const acknowledgeValuationNotice = call({
  id: 'VA-3',
  tag: 'valuation',
  method: 'POST',
  path: `${BORROWER_API}/valuation/acknowledgement`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ noticeVersion: line }),
  reply: writeReply({}),
  errors: ['consent-outdated'],
  rules: { idempotency: 'required', openAt: ORDER_STATUSES },
});

/** Opens the page where the borrower pays for the appraisal by card; the payment service reports the payment. */
export const payAppraisal = call({
  id: 'VA-4 payment',
  tag: 'valuation',
  method: 'POST',
  path: `${BORROWER_API}/valuation/payment`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ fee: dollarsIn }),
  reply: writeReply({ link }),
  errors: ['fee-changed'],
  rules: {
    idempotency: 'required',
    rate: 'vendorWork',
    asksVendor: true,
    answerKept: false,
    openAt: ['ONSITE_APPRAISAL_PAYMENT'],
  },
});

/** Books a time with the appraiser, or changes it. */
export const bookAppraisal = call({
  id: 'VA-4 appointment',
  tag: 'valuation',
  method: 'PUT',
  path: `${BORROWER_API}/valuation/appointment`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ slotId: line }),
  reply: writeReply({}),
  errors: ['slot-taken'],
  rules: { asksVendor: true, openAt: ['ONSITE_APPRAISAL_PENDING'] },
});

/**
 * Requests a reconsideration of value: the borrower says what the valuation missed, and staff decide
 * (`decideReconsideration`). Possible until the documents are made. Records no fact.
 */
export const askReconsideration = call({
  id: 'VA-5',
  tag: 'valuation',
  method: 'POST',
  path: `${BORROWER_API}/valuation/reconsideration`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ text: checked(text, z.minLength(1)), documentUuids: checked(z.array(uuid), z.maxLength(10)) }),
  reply: writeReply({}),
  errors: UPLOAD_REFERENCE_ERRORS,
  rules: { idempotency: 'required' },
});
