import * as z from 'zod/mini';
import { phoneDigits, stripPhone } from '../format/phone.ts';

/** Email: required and of a valid format (ledger FORM-008, FORM-009). */
export const emailField = z
  .string('Please enter your email')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter your email', abort: true }),
    z.maxLength(254, { error: 'Please enter a valid email address', abort: true }),
    z.regex(z.regexes.email, 'Please enter a valid email address'),
  );

// A full stop is no separator of the specification, but people type it. Of 11 digits a leading 1 goes (calls D19).
const bare = (text: string) => {
  const typed = stripPhone(text).replaceAll('.', '');
  return phoneDigits(typed) ?? typed;
};

const LEADING_ONE = 'Country code 1 is not needed';

/**
 * Mobile phone: 10 digits of the United States, as stored; a formatted number has 14 characters (ledger FORM-029..032). No area code or exchange begins with
 * 0 or 1 (North American Numbering Plan).
 */
export const phoneField = z.string('Please enter your mobile phone').check(
  z.overwrite(bare),
  z.minLength(1, { error: 'Please enter your mobile phone', abort: true }),
  z.refine((digits) => !/^\+?1\d{9}$/.test(digits), { error: LEADING_ONE, abort: true }),
  z.regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'Please enter a valid phone number'),
);

/** Whether what was refused as a phone number is one with the country's code before it (calls D19). */
export const startsWithOne = (refused: z.core.$ZodError): boolean => refused.issues[0]?.message === LEADING_ONE;
