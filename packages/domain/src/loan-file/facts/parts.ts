import * as z from 'zod/mini';
import { VOIDING_GROUNDS } from '../../enums/decision.ts';
import { NOTICE_WAYS } from '../../enums/signing.ts';

/** The schema of a short text: a reason, a rule set's name. This file has the schemas that facts' payloads share. */
export const shortText = (maxLength = 500) => z.string().check(z.minLength(1), z.maxLength(maxLength));

/** A reference to the vault, a document or a vendor's record; never the secret itself. */
export const recordRef = shortText(200);
export const recordRefs = z.array(recordRef);

/** A key of a map in the loan file; never a property of Object.prototype, such as `constructor`. */
const key = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((name) => !(name in {})),
);

/** A person in the loan file: BORROWER, or the id of a signer. */
export const person = key;
export const conditionId = key;

/** An ISO 8601 instant in UTC: 2026-11-25T20:00:00Z. */
export const instant = z.iso.datetime();
/** yyyy-MM-dd. */
export const day = z.iso.date();
export const count = z.int().check(z.gte(0));
/** Counts from 1. */
export const ordinal = z.int().check(z.gte(1));

/** Dollars. */
export const money = z.number().check(z.gte(0));

/**
 * A vendor's answer that we don't know: stored unchanged, and never treated as the good answer. The type stays open.
 */
export type OddAnswer = string & {};

/** The schema of a vendor's answer: a known one or an unknown one. */
export function answer<const Known extends string>(...known: readonly Known[]) {
  const maxLength = Math.max(40, ...known.map((one) => one.length));
  return z.custom<Known | OddAnswer>(
    (value) => typeof value === 'string' && value.length > 0 && value.length <= maxLength,
  );
}

export const documentSet = z.enum(['PRE', 'APP', 'SUMMARY']);
export const delivery = z.enum(NOTICE_WAYS);
export const voidingGround = z.enum(VOIDING_GROUNDS);
export const reasons = z.array(shortText(200)).check(z.minLength(1), z.maxLength(4));
export const notaryMode = answer('REMOTE', 'MANUAL');
export const notaryTerms = z.strictObject({ mode: notaryMode, fee: z.nullable(money) });

/** Where a document was signed. HOME is any place that is neither online nor an office. */
export const signingPlace = z.union([
  z.strictObject({ kind: z.enum(['REMOTE', 'HOME']) }),
  z.strictObject({ kind: z.literal('OFFICE'), officeId: shortText(64) }),
]);
