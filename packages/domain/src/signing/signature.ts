import { isSamePerson } from '../title/names.ts';

/** Bytes of a drawn signature at most. */
export const MOST_SIGNATURE_BYTES = 200_000;

const INITIALS = /^\p{L}{1,4}$/u;

/** Whether a text is the name of this person, as a signature must be; letter case and a middle name more or less do not matter. */
export function isOwnSignature(text: string, name: string): boolean {
  return text.trim().length > 1 && isSamePerson(text, name);
}

/** Initials as they are kept: one to four letters, without dots and spaces; undefined for anything else. */
export function readInitials(text: string): string | undefined {
  const letters = text.replaceAll(/[\s.]/g, '').toUpperCase();
  return INITIALS.test(letters) ? letters : undefined;
}
