import * as z from 'zod/mini';

/** Email: required and of a valid format (ledger FORM-008, FORM-009). */
export const emailField = z
  .string('Please enter your email')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter your email', abort: true }),
    z.maxLength(254, { error: 'Please enter a valid email address', abort: true }),
    z.regex(z.regexes.email, 'Please enter a valid email address'),
  );
