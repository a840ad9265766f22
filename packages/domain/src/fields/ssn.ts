import * as z from 'zod/mini';
import { SSN_REFUSED } from './ssn-words.en.ts';

/**
 * Social Security number: nine digits; spaces and dashes are dropped. A number that begins with 9 is a taxpayer number,
 * which no bureau finds.
 */
export const ssnField = z.string(SSN_REFUSED).check(
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.regex(/^[0-8]\d{8}$/, SSN_REFUSED),
);
