import { randomInt, timingSafeEqual } from 'node:crypto';

/** Six digits a person reads in one place and types in another. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Whether what was typed, spaces and dashes aside, is the code; how long it takes does not tell how much of it is right. */
export function isSameCode(code: string, typed: string): boolean {
  const [ours, theirs] = [Buffer.from(code), Buffer.from(typed.replaceAll(/\D/g, ''))];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
