import {
  FILE_RECORDS,
  HOLD_REASONS,
  type HoldReason,
  KEEP_REASONS,
  LIFT_REASONS,
  type LiftReason,
  RETENTION_RULE_NAMES,
  type RetentionRule,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { date, instant, line, loanParams } from '../shapes/base.ts';
import { CONSOLE_API } from '../shapes/console.ts';

const path = `${CONSOLE_API}/applications/{uuid}/retention`;
const record = z.enum(FILE_RECORDS);
const rule = z.enum(RETENTION_RULE_NAMES as [RetentionRule, ...RetentionRule[]]);
const holdReason = z.enum(Object.keys(HOLD_REASONS) as [HoldReason, ...HoldReason[]]);
const liftReason = z.enum(Object.keys(LIFT_REASONS) as [LiftReason, ...LiftReason[]]);
/** Who did something and when. */
const act = z.strictObject({ by: line, at: instant });

const reply = z.strictObject({
  loanNumber: line,
  /** When its personal data was erased; null while all of it is stored. */
  erasedAt: z.nullable(instant),
  /** Reasons that keep all data, whatever the date. */
  keptBecause: z.array(z.enum(KEEP_REASONS)),
  /** Newest first; the one that isn't lifted keeps the file. */
  holds: z.array(
    z.strictObject({ reason: holdReason, set: act, liftedBecause: z.nullable(liftReason), lifted: z.nullable(act) }),
  ),
  /** When the borrower asked for erasure. */
  asked: z.nullable(act),
  /**
   * What is still stored: the last day under the lender's policy and the last day under the law. Empty while the
   * application is open.
   */
  periods: z.array(z.strictObject({ record, rule, source: line, until: date, lawUntil: date })),
  erased: z.array(
    z.strictObject({ record, rule, source: line, keptUntil: date, asked: z.boolean(), removed: z.int(), at: instant }),
  ),
});

/**
 * Returns the retention of a loan file: which data is erased when and by which rule, what keeps it, and what was
 * erased.
 */
export const readRetention = call({
  id: 'ST-46',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['file', 'compliance', 'audit'],
  params: loanParams,
  reply,
  errors: [],
  rules: { erasedToo: true },
});

/** Places a legal hold: nothing in the loan file is erased until the hold is lifted. */
export const holdFile = call({
  id: 'ST-46 hold',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/hold`,
  auth: 'staff',
  permission: ['compliance'],
  params: loanParams,
  body: z.strictObject({ reason: holdReason }),
  reply,
  errors: ['outcome-not-possible'],
  rules: { idempotency: 'required', stepUp: true, erasedToo: true },
});

/** Lifts the hold: data whose period has ended is erased by the next run. */
export const liftHold = call({
  id: 'ST-46 lift',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/hold/lift`,
  auth: 'staff',
  permission: ['compliance'],
  params: loanParams,
  body: z.strictObject({ reason: liftReason }),
  reply,
  errors: ['outcome-not-possible'],
  rules: { idempotency: 'required', stepUp: true, erasedToo: true },
});

/**
 * Records the borrower's request for erasure: data kept only by the lender's policy is erased by the next run, the rest
 * on the law's day.
 */
export const requestErasure = call({
  id: 'ST-46 request',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/request`,
  auth: 'staff',
  permission: ['compliance'],
  params: loanParams,
  reply,
  errors: ['loan-open', 'outcome-not-possible'],
  rules: { idempotency: 'required', stepUp: true, erasedToo: true },
});
