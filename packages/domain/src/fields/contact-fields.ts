import * as z from 'zod/mini';
import { phoneDigits, stripPhone } from '../format/phone.ts';

/** Email: required, in a valid format (FORM-008, FORM-009). */
export const emailField = z
  .string('Please enter your email')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter your email', abort: true }),
    z.maxLength(254, { error: 'Please enter a valid email address', abort: true }),
    z.regex(z.regexes.email, 'Please enter a valid email address'),
  );

// The specification doesn't list periods as separators, but people type them. An 11-digit number loses its leading 1.
const bare = (text: string) => {
  const typed = stripPhone(text).replaceAll('.', '');
  return phoneDigits(typed) ?? typed;
};

const LEADING_ONE = 'Country code 1 is not needed';

/**
 * Mobile phone: 10 US digits, as stored; a formatted number has 14 characters (FORM-029..032). No area code or exchange
 * begins with 0 or 1 (North American Numbering Plan).
 */
export const phoneField = z.string('Please enter your mobile phone').check(
  z.overwrite(bare),
  z.minLength(1, { error: 'Please enter your mobile phone', abort: true }),
  z.refine((digits) => !/^\+?1\d{9}$/.test(digits), { error: LEADING_ONE, abort: true }),
  z.regex(/^[2-9]\d{2}[2-9]\d{6}$/, 'Please enter a valid phone number'),
);

/** Whether a phone number was refused because it starts with the country code. */
export const startsWithOne = (refused: z.core.$ZodError): boolean => refused.issues[0]?.message === LEADING_ONE;
