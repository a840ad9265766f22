import * as z from 'zod/mini';
import type { FieldMessage } from './field-errors.ts';
import { NOT_REPEATED, PASSWORD_LONG, PASSWORD_MISSING, PASSWORD_WORDS } from './password-words.en.ts';
import { REQUIRED } from './text-words.en.ts';

/** The longest password, in characters. */
const LONGEST = 128;

/**
 * The five rules in checklist order; `hint` is shown in the list, `sentence` when a rule is not met.
 */
export const PASSWORD_RULES = [
  { name: 'length', ...PASSWORD_WORDS.length, met: (typed: string) => Array.from(typed).length >= 12 },
  { name: 'upper', ...PASSWORD_WORDS.upper, met: (typed: string) => /\p{Lu}/u.test(typed) },
  { name: 'lower', ...PASSWORD_WORDS.lower, met: (typed: string) => /\p{Ll}/u.test(typed) },
  { name: 'number', ...PASSWORD_WORDS.number, met: (typed: string) => /\d/.test(typed) },
  { name: 'special', ...PASSWORD_WORDS.special, met: (typed: string) => /[!@#$%^&*]/.test(typed) },
] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number]['name'];

/**
 * Returns how many of the strength meter's four segments are filled: length; both cases; number; special character.
 */
export function passwordStrength(typed: string): 0 | 1 | 2 | 3 | 4 {
  const met = new Map<PasswordRule, boolean>(PASSWORD_RULES.map((rule) => [rule.name, rule.met(typed)]));
  const segments = [met.get('length'), met.get('upper') && met.get('lower'), met.get('number'), met.get('special')];
  return segments.filter(Boolean).length as 0 | 1 | 2 | 3 | 4;
}

/** A new password, with an error for each unmet rule. Never trimmed. */
export const passwordField = z
  .string(REQUIRED)
  .check(
    z.minLength(1, { error: REQUIRED, abort: true }),
    ...PASSWORD_RULES.map((rule) => z.refine<string>((typed) => rule.met(typed), rule.sentence)),
  );

/** The checklist under the box of a new password, with the state of each rule in the screen's words. */
export const toRuleRows = (
  typed: string,
  words: { readonly met: string; readonly unmet: string },
): { text: string; met: boolean; state: string }[] =>
  PASSWORD_RULES.map(({ hint, met }) => ({ text: hint, met: met(typed), state: met(typed) ? words.met : words.unmet }));

const firstUnmet = (password: string) => PASSWORD_RULES.find((rule) => !rule.met(password));

/** The first unmet rule as its field's error; an empty list if all are met. */
export function firstPasswordError(password: string, field = 'password'): FieldMessage[] {
  const unmet = firstUnmet(password);
  return unmet ? [{ field, message: unmet.sentence }] : [];
}

/** The reason why a new password is refused: the first unmet rule, or its length. */
export type PasswordFault = PasswordRule | 'missing' | 'longest';

/** Finds why a new password is refused; undefined if it is accepted. */
export function passwordFault(password: string): PasswordFault | undefined {
  if (password === '') return 'missing';
  return firstUnmet(password)?.name ?? (Array.from(password).length > LONGEST ? 'longest' : undefined);
}

/** Returns the error sentence of a refused password. */
export function weakPassword(fault: PasswordFault): string {
  if (fault === 'missing') return PASSWORD_MISSING;
  return fault === 'longest' ? PASSWORD_LONG : PASSWORD_WORDS[fault].sentence;
}

/** The error of the repeated password, or undefined. */
export function confirmPasswordProblem(password: string, repeated: string): string | undefined {
  if (repeated === '') return REQUIRED;
  return repeated === password ? undefined : NOT_REPEATED;
}
