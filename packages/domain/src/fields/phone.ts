import * as z from 'zod/mini';
import { phoneDigits, stripPhone } from '../format/phone.ts';

// A full stop is no separator of the specification, but people type it. Of 11 digits a leading 1 goes (calls D19).
const bare = (text: string) => {
  const typed = stripPhone(text).replaceAll('.', '');
  return phoneDigits(typed) ?? typed;
};

/** Mobile phone: 10 digits of the United States, as stored; a formatted number has 14 characters (ledger FORM-029..032). */
export const phoneField = z.string('Please enter your mobile phone').check(
  z.overwrite(bare),
  z.minLength(1, { error: 'Please enter your mobile phone', abort: true }),
  z.refine((digits) => !/^\+?1\d{9}$/.test(digits), { error: 'Country code 1 is not needed', abort: true }),
  z.regex(/^\d{10}$/, 'Please enter a valid phone number'),
);
