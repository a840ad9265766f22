/** The most characters of a message. */
export const CHAT_MESSAGE_LENGTH = 2000;

/** A nine-digit number as people write a Social Security number: together, or as 3, 2 and 4 digits. */
const SSN = /(?<![\d-])\d{3}([-. ]?)\d{2}\1\d{4}(?![\d-])/;
/** A run of 8 to 17 digits, as bank accounts and cards have. Spaces and hyphens inside it don't count. */
const ACCOUNT = /(?<![\d$,.])\d(?:[ -]?\d){7,16}(?![\d])/g;
/** What people write with as many digits: a phone number of this country, a date, a ZIP code with its last 4. */
const PHONE = /^(?:1[ -]?)?[2-9]\d{2}[ -]?[2-9]\d{2}[ -]?\d{4}$/;
const DATE = /^(?:\d{1,2}-\d{1,2}-(?:19|20)\d{2}|(?:19|20)\d{2}-\d{1,2}-\d{1,2})$/;
const ZIP = /^\d{5}-\d{4}$/;
const HARMLESS = [PHONE, DATE, ZIP];

/**
 * Whether a text contains what looks like a Social Security number or an account number. It stays with its writer: the
 * browser holds it back, and the server refuses it.
 */
export function hasSecretNumber(text: string): boolean {
  if (SSN.test(text)) return true;
  return [...text.matchAll(ACCOUNT)].some(([digits]) => !HARMLESS.some((shape) => shape.test(digits)));
}

/** Whether there is something to send: text besides spaces, or a file (CHAT-027). */
export const isSendable = (text: string, files = 0): boolean => text.trim() !== '' || files > 0;
