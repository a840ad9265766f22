import { randomInt, timingSafeEqual } from 'node:crypto';

const sixDigits = (number: number): string => String(number).padStart(6, '0');

/** Six digits a person reads in one place and types in another. */
export const newCode = (): string => sixDigits(randomInt(1_000_000));

/** The code that belongs to a random token, each time the same: a letter that is written again has no other. */
export const codeOfToken = (token: string): string =>
  sixDigits(Buffer.from(token, 'base64url').readUIntBE(0, 6) % 1_000_000);

/** Whether what was typed, spaces and dashes aside, is the code; how long it takes does not tell how much of it is right. */
export function isSameCode(code: string, typed: string): boolean {
  const [ours, theirs] = [Buffer.from(code), Buffer.from(typed.replaceAll(/\D/g, ''))];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
