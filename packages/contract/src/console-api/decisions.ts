import { VOIDING_GROUNDS, DECLINE_REASON_CODES, INCOME_SOURCES, PAY_PERIODS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, date, dollars, dollarsIn, line, loanParams, uuid } from '../shapes/base.ts';
import { CONSOLE_API, comment, reason } from '../shapes/console.ts';
import { block } from '../shapes/document.ts';
import { writeReply } from '../shapes/status.ts';

const gateParams = z.extend(loanParams, { gate: checked(z.string(), z.regex(/^[a-z-]{1,40}$/)) });

/** Decides a review: the domain's `STAFF_REVIEWS` lists the outcomes of a gate and their reasons. */
export const resolveReview = call({
  id: 'ST-4',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/reviews/{gate}/resolution`,
  auth: 'staff',
  permission: ['review'],
  params: gateParams,
  body: z.strictObject({
    outcome: line,
    reason,
    comment,
    signerUuid: z.nullish(line),
    /** When to call again, for a fraud alert whose number no one answered. */
    callBackOn: z.nullish(date),
  }),
  reply: writeReply({}),
  errors: ['outcome-not-possible', 'reason-missing'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/** Restarts the work of an open gate under its original idempotency key: no second pull, no new attempt. */
export const rerunGate = call({
  id: 'ST-5',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/gates/{gate}/rerun`,
  auth: 'staff',
  permission: ['operate'],
  params: gateParams,
  body: z.strictObject({ reason }),
  status: 202,
  reply: writeReply({}),
  errors: ['outcome-not-possible', 'reason-missing'],
  rules: { idempotency: 'required' },
});

/**
 * Closes an application. CANCELLED is the borrower's request; DECLINED is the lender's, with its principal reasons,
 * none of which the loan file contradicts (12 CFR 1002.9(b)(2)).
 */
export const closeFile = call({
  id: 'ST-9',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/closure`,
  auth: 'staff',
  permission: ['decide'],
  params: loanParams,
  body: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('CANCELLED'), reasons: checked(z.array(line), z.maxLength(4)) }),
    z.strictObject({
      outcome: z.literal('DECLINED'),
      reasons: checked(z.array(z.enum(DECLINE_REASON_CODES)), z.maxLength(4)),
      ground: z.nullish(z.enum(VOIDING_GROUNDS)),
    }),
  ]),
  reply: writeReply({}),
  errors: ['reason-missing', 'reason-contradicted', 'second-person-needed'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true },
});

/**
 * Previews the notice the borrower would get if the application were declined now for these reasons, and how it would
 * be sent; nothing is saved.
 */
export const previewDeclineNotice = call({
  id: 'ST-9 notice',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/closure/notice`,
  auth: 'staff',
  permission: ['decide'],
  params: loanParams,
  body: z.strictObject({ reasons: checked(z.array(z.enum(DECLINE_REASON_CODES)), z.maxLength(4)) }),
  reply: z.strictObject({ title: z.string(), blocks: z.array(block), delivery: z.enum(['ELECTRONIC', 'MAIL']) }),
  errors: ['reason-missing', 'reason-contradicted'],
  rules: { idempotency: 'none' },
});

/**
 * Decides on the income documents: evidenced with the figure found, or back to the borrower. ACCEPTED and REFUSED apply
 * to a record that a source gave under a name other than the borrower's. An accepted record counts as if the name had
 * matched; if its figure supports the offer, it is evidence right away.
 */
export const decideIncome = call({
  id: 'ST-23',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/income`,
  auth: 'staff',
  permission: ['review'],
  params: loanParams,
  body: z.discriminatedUnion('outcome', [
    z.strictObject({
      outcome: z.literal('EVIDENCED'),
      source: z.enum(INCOME_SOURCES),
      employer: checked(z.string(), z.minLength(1), z.maxLength(200)),
      amount: dollarsIn,
      period: z.enum(PAY_PERIODS),
      documentUuid: uuid,
    }),
    z.strictObject({ outcome: z.literal('RETURNED'), reason, commentsToBorrower: comment }),
    z.strictObject({ outcome: z.enum(['ACCEPTED', 'REFUSED']), recordUuid: uuid, reason, comment }),
  ]),
  reply: writeReply({ monthlyIncome: z.nullish(dollars) }),
  errors: ['outcome-not-possible', 'reason-missing', 'document-refused'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/** The creditor's account, to which a payoff is paid. */
const payTo = z.strictObject({
  name: checked(z.string(), z.minLength(1), z.maxLength(100)),
  address: checked(z.string(), z.minLength(1), z.maxLength(200)),
  routingNumber: checked(z.string(), z.regex(/^\d{9}$/)),
  accountNumber: checked(z.string(), z.regex(/^\d{4,17}$/)),
  reference: checked(z.string(), z.maxLength(60)),
});

/**
 * Enters payoff figures of debts marked for payoff; the last one lets the loan file continue. `documentUuid` is the
 * letter that states them; its task ends. `replace`: a colleague's first entry is wrong, and these figures become the
 * first entry.
 */
export const enterPayoffFigures = call({
  id: 'ST-25',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/payoff-figures`,
  auth: 'staff',
  permission: ['closing'],
  params: loanParams,
  body: z.strictObject({
    figures: checked(
      z.array(
        z.strictObject({
          liabilityUuid: uuid,
          amount: dollarsIn,
          perDiem: dollarsIn,
          goodThrough: date,
          payTo,
          documentUuid: z.nullish(uuid),
          replace: z.nullish(z.boolean()),
        }),
      ),
      z.minLength(1),
      z.maxLength(50),
    ),
  }),
  reply: writeReply({ payoffTotal: dollars }),
  errors: ['choice-unknown', 'second-person-needed', 'independent-person-needed'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
