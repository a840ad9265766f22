import * as z from 'zod/mini';
import { CANNED_ANSWER_ERRORS } from './canned-answer-words.en.ts';
import { CHAT_MESSAGE_LENGTH, hasSecretNumber } from './message.ts';
import { findWords } from './search.ts';

export const CANNED_ANSWER_TITLE_LENGTH = 80;
/** Shorter than a message, which a name makes longer. */
export const CANNED_ANSWER_LENGTH = CHAT_MESSAGE_LENGTH - 200;

/** The one placeholder: a canned answer says nothing else about a borrower. */
const FIRST_NAME = '{{firstName}}';

const hasOtherBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replaceAll(FIRST_NAME, ''));

/** A canned answer as staff enter it. */
export const cannedAnswerSchema = z.strictObject({
  title: z
    .string(CANNED_ANSWER_ERRORS.title)
    .check(
      z.trim(),
      z.minLength(1, CANNED_ANSWER_ERRORS.title),
      z.maxLength(CANNED_ANSWER_TITLE_LENGTH, CANNED_ANSWER_ERRORS.titleTooLong(CANNED_ANSWER_TITLE_LENGTH)),
    ),
  text: z.string(CANNED_ANSWER_ERRORS.text).check(
    z.trim(),
    z.minLength(1, CANNED_ANSWER_ERRORS.text),
    z.maxLength(CANNED_ANSWER_LENGTH, {
      error: CANNED_ANSWER_ERRORS.textTooLong(CANNED_ANSWER_LENGTH),
      abort: true,
    }),
    z.refine((text) => !hasOtherBraces(text), { error: CANNED_ANSWER_ERRORS.placeholder }),
    z.refine((text) => !hasSecretNumber(text), { error: CANNED_ANSWER_ERRORS.secretNumber }),
  ),
});

export type CannedAnswerInput = z.output<typeof cannedAnswerSchema>;

/** Returns the text to send, with the first word of the borrower's name in place of the placeholder. */
export const fillCannedAnswer = (text: string, name: string): string =>
  text.replaceAll(FIRST_NAME, () => name.trim().split(/\s+/)[0] ?? '');

/** Returns the answers whose title or text has all typed words, those with the words in the title first. */
export function searchCannedAnswers<T extends CannedAnswerInput>(answers: readonly T[], typed: string): T[] {
  const found = answers.filter(({ title, text }) => findWords([`${title}\n${text}`], typed) !== undefined);
  const isTitled = ({ title }: T): boolean => findWords([title], typed) !== undefined;
  return [...found.filter(isTitled), ...found.filter((one) => !isTitled(one))];
}
