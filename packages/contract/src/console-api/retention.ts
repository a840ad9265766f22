import {
  FILE_RECORDS,
  HOLD_REASONS,
  type HoldReason,
  KEPT_BECAUSE,
  LIFT_REASONS,
  type LiftReason,
  RETENTION_RULE_NAMES,
  type RetentionRule,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { date, instant, line, onLoan } from '../shapes/base.ts';
import { G } from '../shapes/desk.ts';

const path = `${G}/applications/{uuid}/retention`;
const record = z.enum(FILE_RECORDS);
const rule = z.enum(RETENTION_RULE_NAMES as [RetentionRule, ...RetentionRule[]]);
const holdReason = z.enum(Object.keys(HOLD_REASONS) as [HoldReason, ...HoldReason[]]);
const liftReason = z.enum(Object.keys(LIFT_REASONS) as [LiftReason, ...LiftReason[]]);
const act = z.strictObject({ by: line, at: instant });

const reply = z.strictObject({
  loanNumber: line,
  /** When its personal data went; null while it is all there. */
  erasedAt: z.nullable(instant),
  /** What keeps everything, whatever the day. */
  keptBecause: z.array(z.enum(KEPT_BECAUSE)),
  /** Newest first; the one that isn't lifted keeps the file. */
  holds: z.array(
    z.strictObject({ reason: holdReason, set: act, liftedBecause: z.nullable(liftReason), lifted: z.nullable(act) }),
  ),
  /** When the borrower asked for erasure. */
  asked: z.nullable(act),
  /** What is still here: until when the lender's policy keeps it, and until when the law does. Of a file that is open there are none yet. */
  periods: z.array(z.strictObject({ record, rule, source: line, until: date, lawUntil: date })),
  erased: z.array(
    z.strictObject({ record, rule, source: line, keptUntil: date, asked: z.boolean(), removed: z.int(), at: instant }),
  ),
});

/** ST-46. What of a file goes when and by which rule, what keeps it, and what went. */
export const readRetention = call({
  id: 'ST-46',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['file', 'compliance', 'audit'],
  params: onLoan,
  reply,
  errors: [],
  rules: { erasedToo: true },
});

/** ST-46. Nothing of the file goes until the hold is lifted. */
export const holdFile = call({
  id: 'ST-46 hold',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/hold`,
  auth: 'staff',
  permission: ['compliance'],
  params: onLoan,
  body: z.strictObject({ reason: holdReason }),
  reply,
  errors: ['outcome-not-possible'],
  rules: { idempotency: 'required', stepUp: true, erasedToo: true },
});

/** ST-46. Lifts the hold: what is over by then goes with the next run. */
export const liftHold = call({
  id: 'ST-46 lift',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/hold/lift`,
  auth: 'staff',
  permission: ['compliance'],
  params: onLoan,
  body: z.strictObject({ reason: liftReason }),
  reply,
  errors: ['outcome-not-possible'],
  rules: { idempotency: 'required', stepUp: true, erasedToo: true },
});

/** ST-46. The borrower asked for erasure: what only the lender's policy keeps goes with the next run, the rest on the law's day. */
export const requestErasure = call({
  id: 'ST-46 request',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/request`,
  auth: 'staff',
  permission: ['compliance'],
  params: onLoan,
  reply,
  errors: ['loan-open', 'outcome-not-possible'],
  rules: { idempotency: 'required', stepUp: true, erasedToo: true },
});
