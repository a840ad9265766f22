import { parseNameSuffix } from '../enums/name-suffix.ts';

/** The applicant's name, as in the application. */
interface Applicant {
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
}

/** Letters that don't decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}'’`.]/gu, '')
    .replaceAll(/[ßøłđıæœþð]/g, (letter) => LETTERS[letter] ?? letter);
const splitWords = (name: string): string[] =>
  plain(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Removes a part of a name from the words, written as one word or several; null if it isn't among them. */
function without(words: readonly string[], part: readonly string[]): string[] | null {
  const whole = part.join('');
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1)
      if (words.slice(from, to).join('') === whole) return [...words.slice(0, from), ...words.slice(to)];
  }
  return null;
}

function isApplicant(holder: string, { firstName, middleName, lastName }: Applicant): boolean {
  const middle = new Set(splitWords(middleName ?? ''));
  const [first, last] = [splitWords(firstName), splitWords(lastName)];
  if (first.length === 0 || last.length === 0) return false;
  const rest = without(splitWords(holder), last);
  const others = rest && without(rest, first);
  return (
    others !== null &&
    others.filter((word) => word.length > 1 && parseNameSuffix(word) === undefined && !middle.has(word)).length <= 1
  );
}

/** Splits joint account holders into single names. */
export const splitHolders = (holders: readonly string[]): string[] =>
  holders.flatMap((holder) => holder.split(/\s*[&+;/]\s*|\s+(?:and|or)\s+/i));

/**
 * Whether one of an account's holders, or a payroll's employee, is the applicant: first and last name match in any
 * order, ignoring case, accents, hyphens and apostrophes. Initials, suffixes, the applicant's own middle names and one
 * more are allowed. An empty name is no match (decision 0019).
 */
export const isOwnIncome = (holders: readonly string[], applicant: Applicant): boolean =>
  splitHolders(holders).some((holder) => isApplicant(holder, applicant));
