import * as z from 'zod/mini';
import { FEEDBACK_ERRORS } from './words.en.ts';

/** The topics of a message to the lender's chief executive, as they are sent. */
export const FEEDBACK_TOPICS = ['Improve our product', 'Give us a compliment'] as const;
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number];

/** Characters of a message, spaces around it not counted. */
export const FEEDBACK_LENGTH = { min: 10, max: 1000 } as const;

const { min, max } = FEEDBACK_LENGTH;

/** The answers of the feedback form. */
export const feedbackFields = {
  topic: z.enum(FEEDBACK_TOPICS, FEEDBACK_ERRORS.topic),
  message: z
    .string(FEEDBACK_ERRORS.message)
    .check(
      z.trim(),
      z.minLength(1, { error: FEEDBACK_ERRORS.message, abort: true }),
      z.minLength(min, FEEDBACK_ERRORS.tooShort(min)),
      z.maxLength(max, FEEDBACK_ERRORS.tooLong(max)),
    ),
  marketingConsent: z.boolean(FEEDBACK_ERRORS.consent),
};
export const feedbackSchema = /* @__PURE__ */ z.strictObject(feedbackFields);
