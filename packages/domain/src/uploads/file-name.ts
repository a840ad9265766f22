import { MAX_FILE_NAME_LENGTH } from './limits.ts';

/** Control characters, including those that reverse the text direction so that `gpj.exe` reads as `exe.jpg`. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Whether a name points into a folder: browsers never send one that does. */
export const pointsIntoFolder = (given: string): boolean => /[/\\\0]|^\s*\.{1,2}\s*$/.test(given);

/** Returns a chosen file's name for the upload, without characters that point into folders: some systems allow them. */
export const plainFileName = (given: string): string => given.replaceAll(/[/\\\0]/g, '-');

/**
 * Returns a file's name as stored for display: without folders and without hidden or direction characters, at most 120
 * characters. It never becomes part of a path.
 */
export function shownFileName(given: string): string {
  const last = given.replaceAll(HIDDEN, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  const name = /^\.*$/.test(last) ? 'file' : last;
  return Array.from(name).slice(0, MAX_FILE_NAME_LENGTH).join('');
}
