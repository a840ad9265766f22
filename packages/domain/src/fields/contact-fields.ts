import * as z from 'zod/mini';
import { phoneDigits, stripPhone } from '../format/phone.ts';
import { EMAIL_MISSING, LEADING_ONE, NO_EMAIL, NO_PHONE, PHONE_MISSING } from './contact-fields-words.en.ts';

/** Email: required, in a valid format. */
export const emailField = z
  .string(EMAIL_MISSING)
  .check(
    z.trim(),
    z.minLength(1, { error: EMAIL_MISSING, abort: true }),
    z.maxLength(254, { error: NO_EMAIL, abort: true }),
    z.regex(z.regexes.email, NO_EMAIL),
  );

// The specification doesn't list periods as separators, but people type them. An 11-digit number loses its leading 1.
const toPhoneDigits = (text: string) => {
  const typed = stripPhone(text).replaceAll('.', '');
  return phoneDigits(typed) ?? typed;
};

/**
 * Mobile phone: 10 US digits, as stored; a formatted number has 14 characters. No area code or exchange
 * begins with 0 or 1 (North American Numbering Plan).
 */
export const phoneField = z.string(PHONE_MISSING).check(
  z.overwrite(toPhoneDigits),
  z.minLength(1, { error: PHONE_MISSING, abort: true }),
  z.refine((digits) => !/^\+?1\d{9}$/.test(digits), { error: LEADING_ONE, abort: true }),
  z.regex(/^[2-9]\d{2}[2-9]\d{6}$/, NO_PHONE),
);

/**
 * Whether `phoneField` refused a number because it starts with the country code: its only issue of the code `custom`.
 */
export const startsWithOne = (refused: z.core.$ZodError): boolean => refused.issues[0]?.code === 'custom';
