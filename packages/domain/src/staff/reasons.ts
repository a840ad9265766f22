import { localized } from '../locale/localized.ts';
import * as en from './reasons-words.en.ts';

/**
 * Reasons that staff choose: a code in the audit trail, a sentence on the screen. Every list is closed, so that no
 * audit record depends on typed text.
 */
export const {
  REVEAL_REASONS,
  RERUN_REASONS,
  CONDITION_RETURN_REASONS,
  INCOME_RETURN_REASONS,
  INCOME_HOLDER_REASONS,
  DOCUMENT_REJECT_REASONS,
  PAYMENT_REJECT_REASONS,
  WITHDRAWAL_REASONS,
  RECONSIDERATION_REASONS,
} = /* @__PURE__ */ localized({ en });

/** Sealed values that staff can reveal in full, for one of the reasons. */
export const REVEAL_FIELDS = ['SSN', 'DOB', 'ACCOUNT'] as const;
export type RevealField = (typeof REVEAL_FIELDS)[number];

export type ConditionReturnReason = keyof typeof CONDITION_RETURN_REASONS;

export type IncomeReturnReason = keyof typeof INCOME_RETURN_REASONS;

/** Whether the reason is one for which a proposed payment is rejected. */
export const isPaymentRejectReason = (reason: string): boolean => Object.hasOwn(PAYMENT_REJECT_REASONS, reason);

export type IncomeHolderOutcome = keyof typeof INCOME_HOLDER_REASONS;

/** Whether the reason fits the decision about an income record's holder. */
export const isHolderReason = (outcome: IncomeHolderOutcome, reason: string): boolean =>
  Object.hasOwn(INCOME_HOLDER_REASONS[outcome], reason);

/** Whether the reason fits the answer to a challenged value. */
export const isReconsiderationReason = (outcome: keyof typeof RECONSIDERATION_REASONS, reason: string): boolean =>
  Object.hasOwn(RECONSIDERATION_REASONS[outcome], reason);

/** The person outside the lender who reads the reason of a staff decision. */
export type ReasonReader = 'BORROWER' | 'BORROWER_OR_SIGNER';

const REASON_READERS: Readonly<Record<string, { readonly outcome: string; readonly reader: ReasonReader }>> = {
  income: { outcome: 'RETURNED', reader: 'BORROWER' },
  'bank-account': { outcome: 'REFUSED', reader: 'BORROWER' },
  'condition.return': { outcome: '', reader: 'BORROWER_OR_SIGNER' },
  'id-review': { outcome: 'FAILED_VERIFICATION', reader: 'BORROWER_OR_SIGNER' },
};

/**
 * Returns who reads the reason of a decision, by its act or reviewed gate and its outcome; an act without outcomes has
 * an empty one. Undefined: the reason stays in the file.
 */
export function findReasonReader(decision: string, outcome: string): ReasonReader | undefined {
  const known = Object.hasOwn(REASON_READERS, decision) ? REASON_READERS[decision] : undefined;
  return known?.outcome === outcome ? known.reader : undefined;
}
