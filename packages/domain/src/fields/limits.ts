/** The largest dollar amount that a field accepts. */
export const MAX_DOLLARS = 999_999_999.99;

/** Maximum characters in the name of a creditor, a bank or a broker. */
export const MAX_COMPANY_NAME_LENGTH = 100;

/** Maximum characters in the name that a person gives a passkey. */
export const MAX_PASSKEY_NAME_LENGTH = 60;

/** Minimum balance of an added lien, in dollars. */
export const LEAST_LIEN_BALANCE = 1;

/** Highest lien position; 1 is paid first. */
export const LAST_LIEN_POSITION = 9;

/** Whether a dollar field accepts the amount, starting at `least`; false for NaN. */
export const isDollarsIn = (amount: number, least = 0): boolean => amount >= least && amount <= MAX_DOLLARS;

/** Whether a trimmed name is valid for a creditor, a bank or a broker. */
export const isCompanyName = (name: string): boolean => name.length >= 1 && name.length <= MAX_COMPANY_NAME_LENGTH;

/** Whether a number is a valid lien position; false for NaN. */
export const isLienPosition = (position: number): boolean =>
  Number.isInteger(position) && position >= 1 && position <= LAST_LIEN_POSITION;

/** Wrong entries of a six-digit code before a new one is needed, and the minutes for which a code is valid. */
export const MAX_CODE_TRIES = 5;
export const CODE_MINUTES = 15;
