import * as z from 'zod/mini';
import { hasReachedAge } from '../calendar/age.ts';
import { INVALID_DATE, isValidDate } from '../calendar/days.ts';
import { toIsoDate } from '../format/date.ts';
import { DATE_MISSING, NO_DATE, tooYoung } from './birthdate-words.en.ts';

/**
 * Returns the error of a birth date (yyyy-MM-dd), or undefined.
 *
 * @param minimumAge years
 * @param today yyyy-MM-dd
 */
export function birthdateProblem(birthdate: string, minimumAge: number, today: string): string | undefined {
  if (!isValidDate(birthdate)) return NO_DATE;
  return hasReachedAge(birthdate, today, minimumAge) ? undefined : tooYoung(minimumAge);
}

/** Formats the error of a refused birth date: the applicant is too young, or it isn't a date (`minimumAge` null). */
export const birthdateErrorText = (minimumAge: number | null): string =>
  minimumAge === null ? NO_DATE : tooYoung(minimumAge);

const part = z._default(z.string(NO_DATE).check(z.trim()), '');
const number = (text: string, digits: RegExp) => (digits.test(text) ? Number(text) : Number.NaN);

/**
 * A birth date typed in three parts: month, day and four-digit year; returns `{ dob: 'yyyy-MM-dd' }`.
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
      const problem = month + day + year === '' ? DATE_MISSING : birthdateProblem(dob, rule.minimumAge, rule.today);
      if (problem) payload.issues.push({ code: 'custom', path: ['dob'], message: problem, input: dob });
      return { dob };
    }),
  );
}
