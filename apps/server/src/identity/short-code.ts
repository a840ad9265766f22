import { randomInt, timingSafeEqual } from 'node:crypto';

const sixDigits = (number: number): string => String(number).padStart(6, '0');

/** Creates a one-time code of six digits, which a person reads in an email or a text and types on a page. */
export const newCode = (): string => sixDigits(randomInt(1_000_000));

/** Derives a code from a random token, always the same one, so that an email that is sent again has the same code. */
export const codeOfToken = (token: string): string =>
  sixDigits(Buffer.from(token, 'base64url').readUIntBE(0, 6) % 1_000_000);

/** Whether the typed digits are the code; other characters are ignored. Compares in constant time. */
export function isSameCode(code: string, typed: string): boolean {
  const [ours, theirs] = [Buffer.from(code), Buffer.from(typed.replaceAll(/\D/g, ''))];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
