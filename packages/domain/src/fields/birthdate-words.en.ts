/** The error for a person who is too young; 62 is the age-restricted product. */
export const tooYoung = (minimumAge: number): string =>
  minimumAge === 62 ? 'Must be 62 years or older to apply for a loan' : `Must be at least ${minimumAge} years old`;
export const NO_DATE = 'Invalid date';
export const DATE_MISSING = 'Date of birth is required';
