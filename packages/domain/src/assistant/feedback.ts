import * as z from 'zod/mini';
import { ANSWER_FEEDBACK } from './feedback-words.en.ts';

/** Why an answer didn't help, as it is stored. */
export const ANSWER_REASONS = ['VAGUE', 'NOT_SPECIFIC', 'NOT_ASKED', 'OTHER'] as const;
export type AnswerReason = (typeof ANSWER_REASONS)[number];

/** What a borrower can say of an answer, as it is stored. */
export const ANSWER_VERDICTS = ['HELPFUL', ...ANSWER_REASONS] as const;
export type AnswerVerdict = (typeof ANSWER_VERDICTS)[number];

/** Characters of what a borrower adds. */
export const ANSWER_FEEDBACK_LENGTH = 140;

const { reasonMissing, tooLong } = ANSWER_FEEDBACK;

/** The form under an answer that didn't help. */
export const answerFeedbackSchema = /* @__PURE__ */ z.object({
  reason: z.enum(ANSWER_REASONS, reasonMissing),
  message: z.optional(z.string().check(z.trim(), z.maxLength(ANSWER_FEEDBACK_LENGTH, tooLong(ANSWER_FEEDBACK_LENGTH)))),
});

/** The text that goes with a reason: its own sentence, or the borrower's, if any, for another reason. */
export const toFeedbackMessage = ({ reason, message = '' }: z.infer<typeof answerFeedbackSchema>): string =>
  reason === 'OTHER' && message !== '' ? message : ANSWER_FEEDBACK.reasons[reason];

/** The reason behind such a text. */
export const toAnswerReason = (feedbackMessage: string): AnswerReason =>
  ANSWER_REASONS.find((reason) => reason !== 'OTHER' && ANSWER_FEEDBACK.reasons[reason] === feedbackMessage) ?? 'OTHER';
