import { CHECK_STATES, DESTINATIONS, FINAL_CHECKS, PAYEES, RECALL_OUTCOMES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, date, dollars, dollarsIn, instant, line, loanParams, uuid } from '../shapes/base.ts';
import { CONSOLE_API, reason } from '../shapes/console.ts';
import { bytes } from '../shapes/document.ts';
import { writeReply } from '../shapes/status.ts';

const path = `${CONSOLE_API}/applications/{uuid}/funding` as const;
/** A number or name that a county gives. */
const countyText = checked(z.string(), z.minLength(1), z.maxLength(80));
/** A description of what staff did, for the loan file's notes. */
const actionComment = checked(z.string(), z.minLength(1), z.maxLength(500));
/** An account that is paid: its bank and last digits, who entered it and when, and the letter that names it. */
const paidAccount = z.strictObject({
  bankName: z.nullish(line),
  mask: line,
  enteredBy: line,
  enteredAt: z.nullish(instant),
  confirmedBy: z.nullish(line),
  confirmedAt: z.nullish(instant),
  letterUuid: z.nullish(uuid),
});
/** The number of people who must approve an amount. */
const approvals = z.union([z.literal(1), z.literal(2)]);
/** Who took a step and when: a colleague by name, or the lender's rule. */
const staffAction = z.nullish(z.strictObject({ by: line, at: instant }));

/** Enters a deed that a county recorded on paper, with the county's number. Records DeedRecorded. */
export const recordDeed = call({
  id: 'ST-30',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/recording`,
  auth: 'staff',
  permission: ['closing'],
  params: loanParams,
  body: z.strictObject({ instrumentNumber: countyText, county: countyText, recordedOn: date, documentUuid: uuid }),
  reply: writeReply({}),
  errors: ['document-refused', 'outcome-not-possible'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/**
 * Returns the funding plan: the recipients, the final checks, and who proposed and approved the payment. Empty before
 * the final offer is accepted.
 */
export const readFunding = call({
  id: 'ST-32 get',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['fund', 'closing'],
  params: loanParams,
  reply: z.strictObject({
    amount: z.nullish(dollars),
    approvals: z.nullish(approvals),
    paymentOn: z.nullish(date),
    /** The recipients of the amount; the shares add up to it. */
    shares: z.array(
      z.strictObject({ payee: z.enum(PAYEES), name: line, amount: dollars, account: z.nullish(paidAccount) }),
    ),
    /** Whether the caller may approve the proposal: they did not propose it, or one person is enough. */
    mayApprove: z.boolean(),
    payoffs: z.array(
      z.strictObject({
        liabilityUuid: uuid,
        creditorName: line,
        amount: dollars,
        required: z.boolean(),
        goodThrough: z.nullish(date),
        state: z.enum(['DUE', 'SENT', 'PAID']),
        paidOn: z.nullish(date),
      }),
    ),
    checks: z.array(
      z.strictObject({
        check: z.enum(FINAL_CHECKS),
        /** WAITING: the right to cancel hasn't ended. */
        state: z.enum([...CHECK_STATES, 'TO_DO', 'WAITING']),
        because: z.nullish(z.string()),
      }),
    ),
    recorded: z.nullish(z.strictObject({ instrumentNumber: line, county: line, recordedOn: date })),
    proposed: staffAction,
    approved: staffAction,
    /** Why the second person rejected the last proposal, until the payment is proposed again. */
    rejected: z.nullish(z.strictObject({ by: line, at: instant, reason: line, comment: z.nullish(z.string()) })),
    sent: z.nullish(z.strictObject({ to: z.enum(DESTINATIONS), on: date, at: instant })),
    /** The order to the bank; `trace` and `on` are set once the bank reports that the money left. */
    order: z.nullish(z.strictObject({ amount: dollars, at: instant, trace: z.nullish(line), on: z.nullish(date) })),
    /**
     * Money that must not be paid, to be stopped or recalled by `dueOn`: the loan was canceled in time, or a sanctions
     * match was confirmed. `outcome` null: still open. `proposed`: who first reported that the money is back;
     * `isOwnProposal`: the caller did.
     */
    recall: z.nullish(
      z.strictObject({
        because: z.enum(['CANCELED', 'SANCTIONS']),
        dueOn: date,
        outcome: z.nullish(z.enum(RECALL_OUTCOMES)),
        by: z.nullish(line),
        at: z.nullish(instant),
        proposed: staffAction,
        isOwnProposal: z.boolean(),
        /** Why the second person didn't confirm the last report, until the next one. */
        rejected: z.nullish(z.strictObject({ by: line, at: instant, comment: z.string() })),
      }),
    ),
    /**
     * Payments that came out differently: a creditor's receipt, or an amount that would leave instead of the approved
     * one.
     */
    differences: z.array(
      z.strictObject({
        differenceUuid: uuid,
        kind: z.enum(['RECEIPT', 'ORDER']),
        creditorName: z.nullish(line),
        expected: dollars,
        actual: dollars,
        at: instant,
      }),
    ),
  }),
  errors: [],
});

/**
 * Proposes the payment that the caller's screen shows. Records FundingProposed; `approvals` is the server's own number
 * for the amount.
 */
export const proposeFunding = call({
  id: 'ST-32 proposal',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/proposal`,
  auth: 'staff',
  permission: ['fund'],
  params: loanParams,
  body: z.strictObject({ amount: dollarsIn, approvals }),
  reply: writeReply({}),
  errors: ['quote-changed'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true, openAt: ['FUNDING_DECISION'] },
});

/**
 * Approves the proposal; where two approvals are needed, by a person other than the proposer. Records FundingApproved:
 * the money leaves.
 */
export const approveFunding = call({
  id: 'ST-32 approval',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/approval`,
  auth: 'staff',
  permission: ['fund'],
  params: loanParams,
  body: z.strictObject({ amount: dollarsIn }),
  reply: writeReply({}),
  errors: ['quote-changed', 'second-person-needed', 'independent-person-needed', 'outcome-not-possible'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true, openAt: ['FUNDING_DECISION'] },
});

/**
 * Rejects the proposal: a person other than the proposer, where two approvals are needed. Records FundingRejected; the
 * payment can be proposed again. ACCOUNT_DIFFERS also refuses the borrower's account and asks for another;
 * PAYOFF_DIFFERS requests new figures from the creditors.
 */
export const rejectFunding = call({
  id: 'ST-32 rejection',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/rejection`,
  auth: 'staff',
  permission: ['fund'],
  params: loanParams,
  body: z.strictObject({ reason, comment: actionComment }),
  reply: writeReply({}),
  errors: ['reason-missing', 'second-person-needed', 'outcome-not-possible'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true, openAt: ['FUNDING_DECISION'] },
});

/**
 * Settles a recall: the money is back, which a second person confirms, or the bank stopped the order before it left.
 * Ends its task. Records no fact.
 */
export const settleRecall = call({
  id: 'ST-32 recall',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/recall`,
  auth: 'staff',
  permission: ['fund', 'closing'],
  params: loanParams,
  body: z.strictObject({ outcome: z.enum(RECALL_OUTCOMES), comment: actionComment }),
  reply: writeReply({}),
  errors: ['outcome-not-possible', 'second-person-needed', 'independent-person-needed'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true },
});

/** Rejects a colleague's report that the money is back, so that someone reports it again. Records no fact. */
export const rejectReturn = call({
  id: 'ST-32 recall rejection',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/recall/rejection`,
  auth: 'staff',
  permission: ['fund', 'closing'],
  params: loanParams,
  body: z.strictObject({ comment: actionComment }),
  reply: writeReply({}),
  errors: ['outcome-not-possible', 'second-person-needed'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/** Settles a payment that came out differently. Ends its task. Records no fact. */
export const settleDifference = call({
  id: 'ST-32 difference',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/differences/{differenceUuid}/settlement`,
  auth: 'staff',
  permission: ['fund', 'closing'],
  params: z.extend(loanParams, { differenceUuid: uuid }),
  body: z.strictObject({ comment: actionComment }),
  reply: writeReply({}),
  errors: ['outcome-not-possible'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true },
});

/** Returns the whole loan file as one archive that verifies without our server; the audit trail records who took it. */
export const readFileArchive = call({
  id: 'ST-7 archive',
  tag: 'console-api',
  method: 'GET',
  path: `${CONSOLE_API}/applications/{uuid}/documents/archive`,
  auth: 'staff',
  permission: ['audit', 'closing'],
  params: loanParams,
  reply: bytes,
  errors: ['document-altered'],
  rules: { erasedToo: true },
  client: { timeoutMs: 120_000 },
});
