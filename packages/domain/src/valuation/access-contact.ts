import * as z from 'zod/mini';
import { phoneField } from '../fields/contact-fields.ts';

const trimmed = (error: string, least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string(error),
      z.transform((typed: string) => typed.trim()),
    ),
    z.string(error).check(z.minLength(least, error), z.maxLength(most, error)),
  );

/** The person an appraiser can call to get access, and what to know about it. */
export const accessContactFields = {
  name: trimmed('Enter a name', 1, 100),
  phoneNumber: phoneField,
  notes: z.nullish(trimmed('Use at most 500 characters', 0, 500)),
};
