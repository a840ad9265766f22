/** The minimum age in years where no state sets another. */
export const ADULT = 18;

/**
 * Whether a person born on `birthdate` is at least `years` old on `today`; both dates `yyyy-MM-dd`. A
 * birthday on February 29 falls on March 1 in a common year.
 */
export function hasReachedAge(birthdate: string, today: string, years = ADULT): boolean {
  const birthday = String(Number(birthdate.slice(0, 4)) + years).padStart(4, '0') + birthdate.slice(4);
  return birthday <= today;
}

/** States with a higher age of majority than `ADULT`. The specification names only Alabama. */
export const AGE_BY_STATE: Readonly<Record<string, number>> = { AL: 19 };

/**
 * The minimum age of an applicant in years: 62 where the lender's product is age-restricted, otherwise the higher of
 * the property state's and, when it is known, the home address state's.
 */
export function minimumAge({
  ageRestricted = false,
  states,
  byState = AGE_BY_STATE,
}: {
  ageRestricted?: boolean;
  states: readonly (string | undefined)[];
  byState?: Readonly<Record<string, number>>;
}): number {
  if (ageRestricted) return 62;
  return Math.max(ADULT, ...states.map((state) => byState[(state ?? '').toUpperCase()] ?? ADULT));
}
