/** The error of the Social Security number field. */
export const SSN_REFUSED = 'Enter a 9-digit Social Security number.';
