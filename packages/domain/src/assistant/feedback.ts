import * as z from 'zod/mini';
import { ANSWER_FEEDBACK } from './feedback-words.en.ts';

/** The reasons that a borrower can choose for an answer of the assistant that didn't help. Stored by these names. */
export const UNHELPFUL_REASONS = ['VAGUE', 'NOT_SPECIFIC', 'NOT_ASKED', 'OTHER'] as const;
export type UnhelpfulReason = (typeof UNHELPFUL_REASONS)[number];

/** A borrower's verdicts on an answer. Stored by these names. */
export const ANSWER_VERDICTS = ['HELPFUL', ...UNHELPFUL_REASONS] as const;
export type AnswerVerdict = (typeof ANSWER_VERDICTS)[number];

/** The most characters of the text that a borrower adds to a reason. */
export const ANSWER_FEEDBACK_LENGTH = 140;

const { reasonMissing, tooLong } = ANSWER_FEEDBACK;

/** The form under an answer that didn't help. */
export const answerFeedbackSchema = /* @__PURE__ */ z.object({
  reason: z.enum(UNHELPFUL_REASONS, reasonMissing),
  message: z.optional(z.string().check(z.trim(), z.maxLength(ANSWER_FEEDBACK_LENGTH, tooLong(ANSWER_FEEDBACK_LENGTH)))),
});

/** Returns the text that is sent for a reason: the reason's sentence, or the borrower's text for `OTHER`. */
export const toFeedbackMessage = ({ reason, message = '' }: z.infer<typeof answerFeedbackSchema>): string =>
  reason === 'OTHER' && message !== '' ? message : ANSWER_FEEDBACK.reasons[reason];

/** Returns the reason that a text of `toFeedbackMessage` was sent for. */
export const toUnhelpfulReason = (feedbackMessage: string): UnhelpfulReason =>
  UNHELPFUL_REASONS.find((reason) => reason !== 'OTHER' && ANSWER_FEEDBACK.reasons[reason] === feedbackMessage) ??
  'OTHER';
