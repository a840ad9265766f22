import * as z from 'zod/mini';
import { call } from './call.ts';
import { H } from './paths.ts';
import { checked, onLoan, uuid } from './shapes/base.ts';
import { write } from './shapes/status.ts';
import { PROOF_ERRORS } from './shapes/upload.ts';

/** What a review may be told about. */
export const EXPLAINED = ['DELINQUENCY', 'INCORRECT_PIN', 'UNDERWRITING', 'CREDIT_FILE', 'PAYOFF'] as const;
export const EXPLANATIONS = ['PAID', 'EXPLAINED', 'NOT_MINE'] as const;

/**
 * AP-9. Tells a review what happened, with own uploads as proof. About a late payment, while it is asked for, DelinquencyExplained; a creditor's payoff
 * letter goes to staff as it is; anything else is a note for them.
 */
export const explainReview = call({
  id: 'AP-9',
  tag: 'application',
  method: 'POST',
  path: `${H}/explanations`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({
    about: z.enum(EXPLAINED),
    answer: z.nullish(z.enum(EXPLANATIONS)),
    text: checked(z.string(), z.maxLength(500)),
    documentUuids: checked(z.array(uuid), z.maxLength(10)),
  }),
  reply: write({}),
  errors: PROOF_ERRORS,
  rules: {
    idempotency: 'required',
    openAt: [
      'DELINQUENCY_REVIEW',
      'FACTA_REVIEW',
      'CREDIT_MINOR',
      'CREDIT_NO_MATCH_SSN',
      'LIEN_VERIFICATION',
      'PAYOFF_REQUEST_PENDING',
    ],
  },
});
