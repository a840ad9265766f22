import type { LoanFile } from '../loan-file/file.ts';

/**
 * Kinds of valuations: a broker looks from outside, an evaluation uses records and the street view, an appraiser comes
 * inside.
 */
export const VALUATION_KINDS = ['BPO', 'RESI_EVAL', 'ONSITE_APPRAISAL'] as const;
export type ValuationKind = (typeof VALUATION_KINDS)[number];

/** States of an appraisal fee's payment. */
export const PAYMENT_STATES = ['OPEN', 'PAID', 'REFUNDING', 'REFUNDED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const APPRAISAL: ReadonlySet<LoanFile['valuation']['phase']> = new Set([
  'APPRAISAL_REQUEST',
  'APPRAISAL_PAYMENT',
  'APPRAISAL_PENDING',
]);

/** Returns the valuation that the loan file currently needs; null if none. Once paid for, it is an appraisal. */
export function valuationKind({
  valuation,
  appraisalFee: fee,
}: Pick<LoanFile, 'valuation' | 'appraisalFee'>): ValuationKind | null {
  if (!valuation.required) return null;
  if (fee.paid || APPRAISAL.has(valuation.phase)) return 'ONSITE_APPRAISAL';
  return valuation.route === 'BPO' ? 'BPO' : 'RESI_EVAL';
}

/** Staff's answers to a challenged value: the value stays, or its appraiser reviews it. */
export const RECONSIDERATION_OUTCOMES = ['STANDS', 'WITH_VALUER'] as const;
export type ReconsiderationOutcome = (typeof RECONSIDERATION_OUTCOMES)[number];

/**
 * Whether a valuation was ordered and returned a value, which can be challenged and must be copied to the borrower (12
 * CFR 1002.14(a)(1)).
 */
export const isValued = (file: Pick<LoanFile, 'valuation'>): boolean =>
  file.valuation.required && file.valuation.phase === 'DONE';

/**
 * Whether the borrower can challenge the value: until the closing documents are made, and only while the application is
 * open.
 */
export const mayReconsider = (file: Pick<LoanFile, 'ended' | 'valuation' | 'reached'>): boolean =>
  file.ended === null && isValued(file) && file.reached['closing-disclosure'] === undefined;
