/** The largest amount that a field of dollars takes. */
export const MOST_DOLLARS = 999_999_999.99;

/** Letters of the name of a creditor, a bank or a broker. */
export const MOST_COMPANY_LETTERS = 100;

/** A lien that is added stands for at least so many dollars. */
export const LEAST_LIEN_BALANCE = 1;

/** Liens on a home count from 1, which is paid first, up to this. */
export const LAST_LIEN_POSITION = 9;

/** Whether a field of dollars takes an amount, from `least` on; NaN is none. */
export const isDollarsIn = (amount: number, least = 0): boolean => amount >= least && amount <= MOST_DOLLARS;

/** Whether a name, trimmed, is one of a creditor, a bank or a broker. */
export const isCompanyName = (name: string): boolean => name.length >= 1 && name.length <= MOST_COMPANY_LETTERS;

/** Whether a number is the place of a lien; NaN is none. */
export const isLienPosition = (position: number): boolean =>
  Number.isInteger(position) && position >= 1 && position <= LAST_LIEN_POSITION;

/** Wrong codes of six digits before another is needed, and minutes for which one is good. */
export const MOST_CODE_TRIES = 5;
export const CODE_MINUTES = 15;
