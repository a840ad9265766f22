import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { checked, loanParams, uuid } from './shapes/base.ts';
import { writeReply } from './shapes/status.ts';
import { UPLOAD_REFERENCE_ERRORS } from './shapes/upload.ts';

/** The reviews that the borrower can answer with an explanation. */
export const EXPLAINABLE_REVIEWS = ['DELINQUENCY', 'INCORRECT_PIN', 'UNDERWRITING', 'CREDIT_FILE', 'PAYOFF'] as const;
/** The borrower's answers about a late payment in the credit file. */
export const EXPLANATIONS = ['PAID', 'EXPLAINED', 'NOT_MINE'] as const;

/**
 * Sends the borrower's explanation to a review, with their own uploads as proof. An explanation of a late payment
 * records DelinquencyExplained while the review asks for one; a creditor's payoff letter goes straight to staff;
 * anything else becomes a note for staff.
 */
export const explainReview = call({
  id: 'AP-9',
  tag: 'application',
  method: 'POST',
  path: `${HELOC_API}/explanations`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    about: z.enum(EXPLAINABLE_REVIEWS),
    answer: z.nullish(z.enum(EXPLANATIONS)),
    text: checked(z.string(), z.maxLength(500)),
    documentUuids: checked(z.array(uuid), z.maxLength(10)),
  }),
  reply: writeReply({}),
  errors: UPLOAD_REFERENCE_ERRORS,
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
