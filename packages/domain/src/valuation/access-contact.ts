import * as z from 'zod/mini';
import { phoneField } from '../fields/contact-fields.ts';
import { NO_NAME, NOTES_LONG } from './access-contact-words.en.ts';

const trimmed = (error: string, least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string(error),
      z.transform((typed: string) => typed.trim()),
    ),
    z.string(error).check(z.minLength(least, error), z.maxLength(most, error)),
  );

/** The form for the person whom a broker or evaluator can call about the home, with notes about access. */
export const accessContactFields = {
  name: trimmed(NO_NAME, 1, 100),
  phoneNumber: phoneField,
  notes: z.nullish(trimmed(NOTES_LONG, 0, 500)),
};
