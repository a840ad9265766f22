import * as z from 'zod/mini';
import { isAtLeast } from '../calendar/age.ts';
import { INVALID_DATE, isValidDate } from '../calendar/days.ts';
import { toIsoDate } from '../format/date.ts';

/** The error for a person who is too young; 62 is the age-restricted product (FORM-005, FORM-006, OP-A-022). */
export function tooYoung(minimumAge: number): string {
  return minimumAge === 62
    ? 'Must be 62 years or older to apply for a loan'
    : `Must be at least ${minimumAge} years old`;
}

/**
 * The error of a birth date `yyyy-MM-dd`, or undefined (FORM-001, FORM-004..006). `minimumAge` is in years, `today`
 * yyyy-MM-dd.
 */
export function birthdateProblem(birthdate: string, minimumAge: number, today: string): string | undefined {
  if (!isValidDate(birthdate)) return 'Invalid date';
  return isAtLeast(birthdate, today, minimumAge) ? undefined : tooYoung(minimumAge);
}

const part = z._default(z.string('Invalid date').check(z.trim()), '');
const number = (text: string, digits: RegExp) => (digits.test(text) ? Number(text) : Number.NaN);

/**
 * A birth date typed in three parts: month, day and four-digit year; returns `{ dob: 'yyyy-MM-dd' }` (FORM-003..006).
 * The error is at `dob`, because it covers all three.
 */
export function birthdateFields(rule: { minimumAge: number; today: string }) {
  return z.pipe(
    z.object({ month: part, day: part, year: part }),
    z.transform(({ month, day, year }, payload) => {
      const dob =
        toIsoDate({
          year: number(year, /^\d{4}$/),
          month: number(month, /^\d{1,2}$/),
          day: number(day, /^\d{1,2}$/),
        }) ?? INVALID_DATE;
      const problem =
        month + day + year === '' ? 'Date of birth is required' : birthdateProblem(dob, rule.minimumAge, rule.today);
      if (problem) payload.issues.push({ code: 'custom', path: ['dob'], message: problem, input: dob });
      return { dob };
    }),
  );
}
