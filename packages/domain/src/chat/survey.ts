import * as z from 'zod/mini';
import { CHAT_MESSAGE_ERRORS } from './message-words.en.ts';
import { hasSecretNumber } from './message.ts';
import { CHAT_SURVEY_ERRORS } from './survey-words.en.ts';

/** Ratings of a chat, from very bad to very good. */
export const CHAT_RATINGS = [1, 2, 3, 4, 5] as const;
const [LOWEST, , , , HIGHEST] = CHAT_RATINGS;

/** The most characters of a comment. */
export const CHAT_COMMENT_LENGTH = 1000;

/** Days that the results cover. */
export const CHAT_SURVEY_DAYS = 30;

const DAY_MS = 86_400_000;
/** The time in which a chat can be rated, from its last message. */
const FIRST_ANSWER_MS = 30 * DAY_MS;
/** The time in which an answer can be replaced, from the first one. */
const ANSWER_MS = 7 * DAY_MS;

const { rating, tooLong } = CHAT_SURVEY_ERRORS;

/** The form of the chat survey: a borrower's rating of an ended chat, and a comment. An empty comment is none. */
export const chatSurveyFields = {
  rating: z.int(rating).check(z.gte(LOWEST, rating), z.lte(HIGHEST, rating)),
  comment: z.nullish(
    z.string().check(
      z.trim(),
      // A text that is too long isn't read further.
      z.maxLength(CHAT_COMMENT_LENGTH, { error: tooLong(CHAT_COMMENT_LENGTH), abort: true }),
      z.refine((text) => !hasSecretNumber(text), { error: CHAT_MESSAGE_ERRORS.secretNumber }),
    ),
  ),
};
export const chatSurveySchema = /* @__PURE__ */ z.strictObject(chatSurveyFields);

/** Whether an answer is accepted: the first for 30 days from the chat's last message, others for 7 from the first. */
export const canAnswerSurvey = (
  { lastMessageAt, firstAnsweredAt }: { readonly lastMessageAt: Date; readonly firstAnsweredAt: Date | undefined },
  now: Date,
): boolean =>
  firstAnsweredAt === undefined
    ? now.getTime() < lastMessageAt.getTime() + FIRST_ANSWER_MS
    : now.getTime() < firstAnsweredAt.getTime() + ANSWER_MS;

/** The start of the period that the results cover. */
export const surveysSince = (now: Date): Date => new Date(now.getTime() - CHAT_SURVEY_DAYS * DAY_MS);

export interface RatingCount {
  readonly rating: number;
  readonly count: number;
}

/**
 * Returns how many answers there are, their average with one decimal (null without one), and the count of each rating.
 */
export function summarizeRatings(counts: readonly RatingCount[]): {
  answers: number;
  average: number | null;
  ratings: RatingCount[];
} {
  const ratings = CHAT_RATINGS.map((one) => ({
    rating: one,
    count: counts.filter(({ rating: given }) => given === one).reduce((sum, { count }) => sum + count, 0),
  }));
  const answers = ratings.reduce((sum, { count }) => sum + count, 0);
  const total = ratings.reduce((sum, one) => sum + one.rating * one.count, 0);
  return { answers, average: answers === 0 ? null : Math.round((total / answers) * 10) / 10, ratings };
}
