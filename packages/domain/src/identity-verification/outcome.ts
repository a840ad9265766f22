import type { ConditionCategory } from '../enums/condition-category.ts';
import type { VerificationResult } from '../enums/decision.ts';
import type { Fact } from '../loan-file/facts.ts';
import type { ConditionState, LoanFile } from '../loan-file/file.ts';
import { type IdCheckReason, reasonsInWords } from './checks.ts';
import { REVIEW } from './words.ts';

const FAILURE: ConditionCategory = 'ID_VERIFICATION_FAILURE';

/** Conditions that are answered with new photos of a document. */
export const IDENTITY_CONDITIONS: readonly ConditionCategory[] = [FAILURE, 'IDENTITY_DOCUMENT_FRAUD_REVIEW'];

/** Whether a condition can be answered with photos now. */
export function asksForIdentity(file: LoanFile, id: string): boolean {
  const known = Object.hasOwn(file.conditions, id) ? file.conditions[id] : undefined;
  return known?.state === 'ASKED' && IDENTITY_CONDITIONS.some((category) => category === known.category);
}

/** Prefix, before a signer's id, of the condition for that signer's check. */
export const SIGNER_CHECK = 'signer-id-';

/** Whether a condition is about a signer, whom no check and no decision about the borrower concerns. */
export const isAboutSigner = (id: string, { person }: Pick<ConditionState, 'person'>): boolean =>
  person !== undefined || id.startsWith(SIGNER_CHECK);

/** Finds the condition for the borrower's own check that is not met. */
function findOpenCondition(file: LoanFile): { readonly id: string; readonly state: string } | undefined {
  const found = Object.entries(file.conditions).find(
    ([id, one]) => one.category === FAILURE && one.state !== 'CLEARED' && !isAboutSigner(id, one),
  );
  return found && { id: found[0], state: found[1].state };
}

/** The result of the borrower's identity check, from a vendor or from staff. */
export interface IdAnswer {
  readonly attempt: number;
  readonly outcome: VerificationResult;
  readonly reasons: readonly IdCheckReason[];
  /** The text used instead of reasons when the photos never reached the reviewer. */
  readonly words?: string;
}

/**
 * Returns the facts to record for the result of the borrower's identity check. A check that was not verified posts a
 * condition, once; while staff review it, the condition asks the borrower for nothing. A verified identity clears it.
 *
 * @param newId the id for a posted condition
 */
export function identityFacts(file: LoanFile, { attempt, outcome, reasons, words }: IdAnswer, newId: string): Fact[] {
  const reason = outcome === 'FAILED_VERIFICATION' ? (words ?? reasonsInWords(reasons)) : null;
  const checked: Fact = { type: 'IdentityChecked', data: { attempt, result: outcome, reason } };
  return [checked, ...conditionFacts(file, outcome, reason, newId)];
}

function conditionFacts(file: LoanFile, outcome: VerificationResult, reason: string | null, newId: string): Fact[] {
  const known = findOpenCondition(file);
  if (outcome === 'VERIFIED')
    return known ? [{ type: 'ConditionCleared', data: { id: known.id, how: 'ACCEPTED', by: 'identity' } }] : [];
  const asks = outcome === 'FAILED_VERIFICATION';
  if (!known)
    return [
      {
        type: 'ConditionPosted',
        data: {
          id: newId,
          category: FAILURE,
          blocks: 'NONE',
          askBorrower: asks,
          person: null,
          documents: [],
          text: reason ?? REVIEW.text,
          deadline: null,
        },
      },
    ];
  return asks && known.state === 'ANSWERED'
    ? [{ type: 'ConditionReturned', data: { id: known.id, reason: reason ?? REVIEW.text } }]
    : [];
}

/** Returns the fact that new photos, sent at the identity step, also answer the condition that asks for them. */
export function answerIdCondition(file: LoanFile, documents: readonly string[]): Fact[] {
  const known = findOpenCondition(file);
  return known?.state === 'ASKED'
    ? [{ type: 'ConditionAnswered', data: { id: known.id, documents: [...documents] } }]
    : [];
}

/** Returns the fact that the condition asks the borrower again, after staff asked for another photo of the ID. */
export function returnIdCondition(file: LoanFile, reason: string): Fact[] {
  const { submitted, attempt } = file.identity;
  const known = findOpenCondition(file);
  return !submitted && attempt > 1 && known?.state === 'ANSWERED'
    ? [{ type: 'ConditionReturned', data: { id: known.id, reason } }]
    : [];
}
