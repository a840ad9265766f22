/** Copies of the notice of the right to cancel that each owner is given on paper (12 CFR 1026.15(b)(1)); fewer do not make it delivered. */
export const NOTICE_COPIES = 2;

/** Whether a paper tells of a right to cancel, by its type: the notice of 12 CFR 1026.15(b), and in Texas that of 7 TAC 153.25. */
export const isCancelNotice = ({ type }: { readonly type: string }): boolean => type === 'RIGHTNOTTOCLOSE';

/**
 * Whether a typed name is this person's: first and last name are in it, whatever stands between and however it is spelled in capitals or accents. Where
 * nobody has said their name, any is taken: a right is not lost to a form.
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
