import type { ConditionCategory } from '../enums/condition-category.ts';
import type { VerificationResult } from '../enums/decision.ts';
import type { Fact } from '../loan-file/facts.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { LOOKED_AT, SIGNER_CHECK } from './outcome.ts';

const FAILURE: ConditionCategory = 'ID_VERIFICATION_FAILURE';

/** The condition that stands for the check of one signer, apart from that of the borrower. */
export const signerCheckCondition = (signer: string): string => `${SIGNER_CHECK}${signer}`;

/** Which number a check of this signer has: one more than was answered. */
export const signerCheckAttempt = (file: LoanFile, signer: string): number => (file.signers[signer]?.tries ?? 0) + 1;

/** What was answered about a signer, and why in words where it failed. */
export interface SignerIdAnswer {
  readonly signer: string;
  readonly outcome: VerificationResult;
  readonly said: string | null;
}

/**
 * The facts of an answer about a signer, from a vendor or from a person at the desk: what was not verified posts a condition of that signer, once; while a person looks
 * at it, it asks for nothing. It blocks nothing by itself: nobody signs unidentified.
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
  const text = (asks ? said : null) ?? LOOKED_AT;
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

/** New photos of a signer answer the condition that asks for them. */
export function signerAnsweredWith(file: LoanFile, signer: string, documents: readonly string[]): Fact[] {
  const id = signerCheckCondition(signer);
  return file.conditions[id]?.state === 'ASKED'
    ? [{ type: 'ConditionAnswered', data: { id, documents: [...documents] } }]
    : [];
}
