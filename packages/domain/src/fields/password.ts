import * as z from 'zod/mini';
import { REQUIRED } from './text.ts';

const WEAK = 'Password is not strong enough: ';

/**
 * The five rules in checklist order; `hint` is shown in the list, `sentence` when a rule is not met (FORM-022..027,
 * OP-A-071).
 */
export const PASSWORD_RULES = [
  {
    name: 'length',
    hint: 'At least 12 characters',
    sentence: `${WEAK}must be at least 12 characters`,
    met: (typed: string) => Array.from(typed).length >= 12,
  },
  {
    name: 'upper',
    hint: 'An uppercase letter',
    sentence: `${WEAK}must have an uppercase letter`,
    met: (typed: string) => /\p{Lu}/u.test(typed),
  },
  {
    name: 'lower',
    hint: 'A lowercase letter',
    sentence: `${WEAK}must have a lowercase letter`,
    met: (typed: string) => /\p{Ll}/u.test(typed),
  },
  { name: 'number', hint: 'A number', sentence: `${WEAK}must have a number`, met: (typed: string) => /\d/.test(typed) },
  {
    name: 'special',
    hint: 'One special character (!@#$%^&*)',
    sentence: `${WEAK}must have one special character (!@#$%^&*)`,
    met: (typed: string) => /[!@#$%^&*]/.test(typed),
  },
] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number]['name'];

/**
 * How many of the meter's four segments are filled: length; both cases; number; special character (FORM-028, OP-B-038).
 */
export function passwordStrength(typed: string): 0 | 1 | 2 | 3 | 4 {
  const met = new Map<PasswordRule, boolean>(PASSWORD_RULES.map((rule) => [rule.name, rule.met(typed)]));
  const segments = [met.get('length'), met.get('upper') && met.get('lower'), met.get('number'), met.get('special')];
  return segments.filter(Boolean).length as 0 | 1 | 2 | 3 | 4;
}

/** A new password, with an error for each unmet rule (FORM-020, FORM-027). Never trimmed. */
export const passwordField = z
  .string(REQUIRED)
  .check(
    z.minLength(1, { error: REQUIRED, abort: true }),
    ...PASSWORD_RULES.map((rule) => z.refine<string>((typed) => rule.met(typed), rule.sentence)),
  );

/** The error of the repeated password, or undefined (FORM-020, FORM-021). */
export function confirmPasswordProblem(password: string, repeated: string): string | undefined {
  if (repeated === '') return REQUIRED;
  return repeated === password ? undefined : "Passwords don't match";
}
