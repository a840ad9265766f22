import { isSamePerson } from '../title/names.ts';

/** The largest drawn signature, as an image. */
export const MAX_SIGNATURE_BYTES = 200_000;

const INITIALS = /^\p{L}{1,4}$/u;

/** Whether a signature's text is this person's name; letter case and middle names don't matter. */
export function isOwnSignature(text: string, name: string): boolean {
  return text.trim().length > 1 && isSamePerson(text, name);
}

/** Reads typed initials as they are stored: one to four letters, without periods and spaces; undefined for others. */
export function readInitials(text: string): string | undefined {
  const letters = text.replaceAll(/[\s.]/g, '').toUpperCase();
  return INITIALS.test(letters) ? letters : undefined;
}
