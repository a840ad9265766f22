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
