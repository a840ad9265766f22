/** An e-mail address of which a person knows their own, "a***@example.com": its first character and its domain. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2');

/** A phone number of which a person knows their own, "(***) ***-0142": its last 4 digits, in the form of every phone number (ledger FMT-008). */
export const maskPhone = (phone: string): string => `(***) ***-${phone.slice(-4)}`;

/**
 * The ending of an account number that may be shown: at most its last 4 letters and digits. Takes what bureaus and counties have: a whole number, a number with
 * hidden parts ("517805******", "XXXX1234", "•••• 12"), letters, or nothing. Null: the ending is hidden, or there is none.
 */
export function accountEnding(text: string): string | null {
  const last = /[A-Za-z0-9]+$/.exec(text.replaceAll(/[\s./-]/g, ''))?.[0].slice(-4) ?? '';
  return /x$/i.test(last) ? null : last.replace(/^x+/i, '') || null;
}

const SHOWN = 4;

/** The last 4 digits of an account number, all that is ever shown of it (ledger FMT-012); empty when there are no more than 4. */
export function lastFour(accountNumber: string): string {
  const digits = accountNumber.replace(/\D/g, '');
  return digits.length > SHOWN ? digits.slice(-SHOWN) : '';
}
