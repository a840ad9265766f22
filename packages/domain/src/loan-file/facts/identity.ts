import * as z from 'zod/mini';
import { fact } from './fact.ts';
import { requireFirstAnswer, rule } from './needs.ts';
import { answer, ordinal, recordRefs, shortText } from './parts.ts';

/** Facts about the borrower's identity check. */
export const identityFacts = {
  IdentityDocumentsSubmitted: fact({
    data: z.strictObject({ documents: recordRefs }),
    effect: (file) => ({ ...file, identity: { ...file.identity, submitted: true } }),
    needs: (context) => context.turns.step(context, ['id-upload']),
    act: true,
  }),
  IdentityChecked: fact({
    data: z.strictObject({
      attempt: ordinal,
      result: answer('VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'),
      reason: z.nullable(shortText(200)),
    }),
    effect: (file, { result }) => ({
      ...file,
      identity:
        result === 'FAILED_VERIFICATION'
          ? { attempt: file.identity.attempt + 1, submitted: false, result: null }
          : { ...file.identity, result },
    }),
    needs: (context, { attempt, result }) => {
      const before = context.file.identity.result;
      if (before !== 'PENDING_REVIEW') {
        return (
          context.turns.worker(context, ['id-check'], attempt) ??
          requireFirstAnswer(before, result, ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'])
        );
      }
      return (
        context.turns.worker(context, ['id-review'], attempt) ??
        rule(result === 'VERIFIED' || result === 'FAILED_VERIFICATION', 'a review must end as verified or failed')
      );
    },
  }),
};
