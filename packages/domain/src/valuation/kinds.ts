import type { LoanFile } from '../loan-file/file.ts';

/** Who values a home: a broker from outside, an evaluation from the records and the street, an appraiser who comes in. */
export const VALUATION_KINDS = ['BPO', 'RESI_EVAL', 'ONSITE_APPRAISAL'] as const;
export type ValuationKind = (typeof VALUATION_KINDS)[number];

/** Where the fee of an appraisal stands. */
export const PAYMENT_STATES = ['OPEN', 'PAID', 'REFUNDING', 'REFUNDED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const APPRAISAL: ReadonlySet<LoanFile['valuation']['phase']> = new Set([
  'APPRAISAL_REQUEST',
  'APPRAISAL_PAYMENT',
  'APPRAISAL_PENDING',
]);

/** The valuation that a file is about now; null when it needs none. Once an appraisal was paid for, the file is about that. */
export function valuationKind({
  valuation,
  appraisalFee: fee,
}: Pick<LoanFile, 'valuation' | 'appraisalFee'>): ValuationKind | null {
  if (!valuation.required) return null;
  if (fee.paid || APPRAISAL.has(valuation.phase)) return 'ONSITE_APPRAISAL';
  return valuation.route === 'BPO' ? 'BPO' : 'RESI_EVAL';
}

/** What the desk answers a borrower who questioned a value: it stands, or its valuer was asked to look again. */
export const RECONSIDERED = ['STANDS', 'WITH_VALUER'] as const;
export type Reconsidered = (typeof RECONSIDERED)[number];

/** A valuer was asked and has found a value: there is one to look at again, and to give a copy of (12 CFR 1002.14(a)(1)). */
export const isValued = (file: Pick<LoanFile, 'valuation'>): boolean =>
  file.valuation.required && file.valuation.phase === 'DONE';

/** Whether the borrower may question the value: from the day it is there until the closing papers are drawn up, and only while the file is open. */
export const mayReconsider = (file: Pick<LoanFile, 'ended' | 'valuation' | 'reached'>): boolean =>
  file.ended === null && isValued(file) && file.reached['closing-disclosure'] === undefined;
