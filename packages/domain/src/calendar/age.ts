/** The age that an adult must have when nothing else is said (ledger FORM-007). */
export const ADULT = 18;

/**
 * Whether somebody born on `birthdate` has lived `years` years by `today`; both dates `yyyy-MM-dd` (ledger FORM-007).
 * Born on 29 February: the birthday of a common year is 1 March.
 */
export function isAtLeast(birthdate: string, today: string, years = ADULT): boolean {
  const birthday = String(Number(birthdate.slice(0, 4)) + years).padStart(4, '0') + birthdate.slice(4);
  return birthday <= today;
}

/** Ages by state of law, above the ordinary one. The specification names Alabama alone (resolutions OP-B-006). */
export const AGE_BY_STATE: Readonly<Record<string, number>> = { AL: 19 };

/**
 * The least age of an applicant in years: 62 where the lender's product is age-restricted, else that of the strictest of the
 * states concerned: the property's, and the home's when it is known (ledger REG-031..033, resolutions OP-A-022, OP-B-006).
 */
export function minimumAge(of: {
  ageRestricted?: boolean;
  states: readonly (string | undefined)[];
  byState?: Readonly<Record<string, number>>;
}): number {
  if (of.ageRestricted) return 62;
  const byState = of.byState ?? AGE_BY_STATE;
  return Math.max(ADULT, ...of.states.map((state) => byState[(state ?? '').toUpperCase()] ?? ADULT));
}
