import type { ConditionCategory } from '../enums/condition-category.ts';
import type { VerificationResult } from '../enums/decision.ts';
import type { Fact } from '../loan-file/facts.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { SIGNER_CHECK } from './outcome.ts';
import { REVIEW } from './words.ts';

const FAILURE: ConditionCategory = 'ID_VERIFICATION_FAILURE';

/** Returns the id of the condition for one signer's identity check, separate from the borrower's. */
export const signerCheckCondition = (signer: string): string => `${SIGNER_CHECK}${signer}`;

/** The number of a signer's next check: one more than the checks with a result. */
export const signerCheckAttempt = (file: LoanFile, signer: string): number => (file.signers[signer]?.tries ?? 0) + 1;

/** The result of a signer's check, with the reason in words if it failed. */
export interface SignerIdAnswer {
  readonly signer: string;
  readonly outcome: VerificationResult;
  readonly said: string | null;
}

/**
 * Returns the facts to record for the result of a signer's identity check. A check that was not verified posts a
 * condition for that signer, once; while staff review it, the condition asks for nothing. It blocks nothing, because no
 * one can sign unidentified.
 */
export function signerIdentityFacts(file: LoanFile, { signer, outcome, said }: SignerIdAnswer): Fact[] {
  const id = signerCheckCondition(signer);
  const known = Object.hasOwn(file.conditions, id) ? file.conditions[id] : undefined;
  const checked: Fact = { type: 'SignerIdentityChecked', data: { signer, result: outcome } };
  if (outcome === 'VERIFIED')
    return known && known.state !== 'CLEARED'
      ? [checked, { type: 'ConditionCleared', data: { id, how: 'ACCEPTED', by: 'identity' } }]
      : [checked];
  const asks = outcome === 'FAILED_VERIFICATION';
  const text = (asks ? said : null) ?? REVIEW.text;
  if (!known)
    return [
      checked,
      {
        type: 'ConditionPosted',
        data: {
          id,
          category: FAILURE,
          blocks: 'NONE',
          askBorrower: asks,
          person: signer,
          documents: [],
          text,
          deadline: null,
        },
      },
    ];
  return asks && known.state === 'ANSWERED'
    ? [checked, { type: 'ConditionReturned', data: { id, reason: text } }]
    : [checked];
}

/** Returns the fact that a signer's new photos answer the condition that asks for them. */
export function answerSignerIdCondition(file: LoanFile, signer: string, documents: readonly string[]): Fact[] {
  const id = signerCheckCondition(signer);
  return file.conditions[id]?.state === 'ASKED'
    ? [{ type: 'ConditionAnswered', data: { id, documents: [...documents] } }]
    : [];
}
