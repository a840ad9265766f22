/** Masks an email address so that only its owner recognizes it, "a***@example.com": first character and domain. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2');

/**
 * Masks a phone number so that only its owner recognizes it, "(***) ***-0142": last 4 digits, in the usual phone format.
 */
export const maskPhone = (phone: string): string => `(***) ***-${phone.slice(-4)}`;

/**
 * The ending of an account number that can be shown: at most its last 4 letters and digits. Takes bureau and county
 * formats: a whole number, a number with hidden parts ("517805******", "XXXX1234", "•••• 12"), letters, or nothing.
 * Null: the ending is hidden or missing.
 */
export function accountEnding(text: string): string | null {
  const last = /[A-Za-z0-9]+$/.exec(text.replaceAll(/[\s./-]/g, ''))?.[0].slice(-4) ?? '';
  return /x$/i.test(last) ? null : last.replace(/^x+/i, '') || null;
}

const SHOWN = 4;

/** The last 4 digits of an account number, the only part ever shown; empty when it has 4 digits or fewer. */
export function lastFour(accountNumber: string): string {
  const digits = accountNumber.replace(/\D/g, '');
  return digits.length > SHOWN ? digits.slice(-SHOWN) : '';
}
