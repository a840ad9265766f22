/**
 * Copies of the notice of the right to cancel that each owner gets on paper (12 CFR 1026.15(b)(1)); fewer don't count
 * as delivered.
 */
export const NOTICE_COPIES = 2;

/**
 * Whether a document, by its type, is a notice of a right to cancel: of 12 CFR 1026.15(b), or in Texas of 7 TAC 153.25.
 */
export const isCancelNotice = ({ type }: { readonly type: string }): boolean => type === 'RIGHTNOTTOCLOSE';

/**
 * Whether a typed name is this person's: it contains the first and last name, with anything between them, in any case
 * and with or without accents. If no name is on record, any name is accepted: a person doesn't lose a right over a
 * form.
 */
export function isTypedName(typed: string, name: string): boolean {
  const words = plainWords(name);
  const given = new Set(plainWords(typed));
  if (words.length === 0) return given.size > 0;
  const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
  return given.has(first) && given.has(last);
}

const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !SUFFIXES.has(word));
const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
