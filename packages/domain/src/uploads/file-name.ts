import { MOST_NAME } from './limits.ts';

/** Control characters, and those that turn the direction of a text round so that `gpj.exe` reads as `exe.jpg`. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Whether a name as it was sent leads into a folder: no browser sends one that does. */
export const leadsElsewhere = (given: string): boolean => /[/\\\0]|^\s*\.{1,2}\s*$/.test(given);

/** The name of a chosen file as it is sent: on some systems it may hold such a sign and mean no folder by it. */
export const plainFileName = (given: string): string => given.replaceAll(/[/\\\0]/g, '-');

/**
 * The name of a file as it is kept for show: without the folders before it, without characters that hide or turn something round, 120
 * characters at most. It never becomes part of a path.
 */
export function shownFileName(given: string): string {
  const last = given.replaceAll(HIDDEN, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  const name = /^\.*$/.test(last) ? 'file' : last;
  return Array.from(name).slice(0, MOST_NAME).join('');
}
