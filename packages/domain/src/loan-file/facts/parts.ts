import * as z from 'zod/mini';
import { CLOSING_GROUNDS } from '../../enums/decision.ts';
import { NOTICE_WAYS } from '../../enums/signing.ts';

/** A short text that people or programs wrote: a reason, a name of a rule set. */
export const text = (most = 500) => z.string().check(z.minLength(1), z.maxLength(most));

/** A reference into the vault, the documents or a vendor's ledger; never the secret itself. */
export const ref = text(200);
export const refs = z.array(ref);

/** A name under which the file keeps something; never one that every object already has. */
const key = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((name) => !(name in {})),
);

/** A person of the file: BORROWER, or the id of a signer. */
export const person = key;
export const conditionId = key;

export const instant = z.iso.datetime();
export const day = z.iso.date();
export const count = z.int().check(z.gte(0));
export const ordinal = z.int().check(z.gte(1));

/** Dollars. */
export const money = z.number().check(z.gte(0));

/** What a vendor may say beyond what we know: kept as it came, and never taken for the good answer. */
export type OddAnswer = string & {};

/** An answer from outside: one of the known ones, or an odd one. */
export function answer<const Known extends string>(...known: readonly Known[]) {
  const most = Math.max(40, ...known.map((one) => one.length));
  return z.custom<Known | OddAnswer>((said) => typeof said === 'string' && said.length > 0 && said.length <= most);
}

export const documentSet = z.enum(['PRE', 'APP', 'SUMMARY']);
export const delivery = z.enum(NOTICE_WAYS);
export const ground = z.enum(CLOSING_GROUNDS);
export const reasons = z.array(text(200)).check(z.minLength(1), z.maxLength(4));
export const notaryMode = answer('REMOTE', 'MANUAL');
export const notaryTerms = z.strictObject({ mode: notaryMode, fee: z.nullable(money) });

/** Where a paper was signed. HOME is any place that is neither online nor an office. */
export const place = z.union([
  z.strictObject({ kind: z.enum(['REMOTE', 'HOME']) }),
  z.strictObject({ kind: z.literal('OFFICE'), officeId: text(64) }),
]);
