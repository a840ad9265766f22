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
