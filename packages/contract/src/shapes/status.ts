import {
  BPO_STATUSES,
  INCOME_BYPASS_STATES,
  DECISIONS,
  PROPERTY_CONDITIONS,
  SECTION_STATUSES,
  STAGES,
  STORED_STATUSES,
  SUB_DECISIONS,
  TITLE_STATUSES,
  VERIFICATION_RESULTS,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { date, dollars, instant, version, whole } from './base.ts';

/** Sentences for the borrower about the current step: what is happening, whose turn it is and what comes next. */
export const explanation = z.strictObject({
  owner: z.enum(['YOU', 'US', 'OTHER']),
  ownerName: z.nullish(z.string()),
  /** Who acts next, by id: the gate's owner, such as `borrower`, `staff` or `credit`. */
  party: z.nullish(z.string()),
  text: z.string(),
  ask: z.nullish(z.string()),
  since: z.nullish(instant),
  next: z.nullish(z.string()),
  /** The gate that `next` names; `complete` for the end. */
  nextGate: z.nullish(z.string()),
  /** How long the step after this one usually takes. */
  nextUsualTime: z.nullish(z.string()),
  usualTime: z.nullish(z.string()),
  /** True: the step usually takes less than a minute, so the borrower stays on the page until it opens the next one. */
  takesSeconds: z.boolean(),
  dueOn: z.nullish(date),
});

/**
 * The status of a loan. `checklistStatus` is the status of the current gate, `gate` its name; the five underwriting
 * fields are derived, no call sets them. `stages` are the seven registration messages, not the
 * stages of the progress bar.
 */
export const status = z.strictObject({
  checklistStatus: z.enum(STORED_STATUSES),
  waitingOnFloodCert: z.boolean(),
  bpo: z.enum(BPO_STATUSES),
  uwDecision: z.enum(DECISIONS),
  uwSubDecision: z.enum(SUB_DECISIONS),
  primaryParticipantAcceptComplete: z.boolean(),
  manualNotary: z.boolean(),
  condition: z.nullish(z.enum(PROPERTY_CONDITIONS)),
  title: z.nullish(z.enum(TITLE_STATUSES)),
  bypass: z.nullish(z.enum(INCOME_BYPASS_STATES)),
  verification: z.nullish(z.enum(VERIFICATION_RESULTS)),
  awaitingAcknowledgement: z.nullish(whole),
  stages: z.array(z.strictObject({ stage: z.string(), section: z.enum(SECTION_STATUSES) })),
  explain: explanation,
  gate: z.nullish(z.string()),
  progress: z.strictObject({ stage: z.enum(STAGES), reopened: z.nullish(z.enum(['OFFER', 'PAPERS', 'ACCOUNT'])) }),
  updatedAt: instant,
});
export type Status = z.output<typeof status>;

/** The loan's status and the number of its last fact: part of the reply of every write on a loan. */
export const writeReplyFields = { status, version };

/** Returns the reply schema of a write on a loan, with the fields that the call adds. */
/* @__NO_SIDE_EFFECTS__ */
export const writeReply = <F extends Record<string, z.ZodMiniType>>(more: F) =>
  z.strictObject({ ...writeReplyFields, ...more });

/** An appraisal fee that is refunded when an application ends. */
export const refund = z.strictObject({ amount: dollars, reason: z.enum(['IN_TIME', 'TERM_CHANGED', 'RESCINDED']) });
