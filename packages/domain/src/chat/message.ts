/** The most characters of a message. */
export const CHAT_MESSAGE_LENGTH = 2000;

/** Whether a text is longer than a message may be, as it was sent: with the spaces around it. */
export const isTooLong = (text: string): boolean => text.length > CHAT_MESSAGE_LENGTH;

/** A nine-digit number as people write a Social Security number: together, or as 3, 2 and 4 digits. */
const SSN = /(?<![\d-])\d{3}(?:[-.\s]\d{2}[-.\s]|\d{2})\d{4}(?![\d-])/;
/** A run of 8 to 17 digits, as bank accounts and cards have. Spaces and hyphens inside it don't count. */
const ACCOUNT = /(?<![\d$]|\d[,.])\d(?:[ -]?\d){7,16}(?![\d])/g;
/** Harmless texts with as many digits: a phone number of this country, a date, a ZIP code with its last 4, years. */
const PHONE = /^(?:1[ -]?)?[2-9]\d{2}[ -]?[2-9]\d{2}[ -]?\d{4}$/;
const DATE = /^(?:\d{1,2}-\d{1,2}-(?:19|20)\d{2}|(?:19|20)\d{2}-\d{1,2}-\d{1,2})$/;
const ZIP = /^\d{5}-\d{4}$/;
const YEARS = /^(?:19|20)\d{2}(?:[ -](?:19|20)\d{2})+$/;
const HARMLESS = [PHONE, DATE, ZIP, YEARS];

/** Characters that no one sees. */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/**
 * Characters that people write between groups of digits in place of a hyphen, with the spaces around them. Spaces count
 * from the first one only, so that a long run of them takes no longer than other text.
 */
const DIVIDER = /(?:(?<!\s)\s+)?[\p{Pd}\u2212/_]\s*/gu;
/** Digits at the end of an unfinished text, which may become a secret number. */
const LAST_DIGITS = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){4,}$/u;

/**
 * Whether a text contains what looks like a Social Security number or an account number. Such a text is never sent: the
 * browser stops it, and the server refuses it.
 */
export function hasSecretNumber(text: string): boolean {
  const plain = normalize(text);
  if (SSN.test(plain)) return true;
  return [...plain.matchAll(ACCOUNT)].some(([digits]) => !HARMLESS.some((shape) => shape.test(digits)));
}

/** Returns a text with its digits, hyphens and spaces in one form each. Lines stay apart. */
const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DIVIDER, '-')
    .replace(/[^\S\n]+/g, ' ');

/**
 * Returns what may be shown of a text that is being typed: nothing of a secret number, nor of one that may become one.
 */
export const maskPreview = (text: string): string => (hasSecretNumber(text) ? '' : text.replace(LAST_DIGITS, '…'));

/** Whether there is something to send: text besides spaces, or a file. */
export const isSendable = (text: string, files = 0): boolean => text.trim() !== '' || files > 0;
