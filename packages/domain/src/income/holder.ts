import { parseNameSuffix } from '../enums/name-suffix.ts';

/** The applicant, as the application names them. */
interface Applicant {
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
}

/** Letters that are no other letter with a mark. */
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

/** Takes a part of a name out of the words, written apart or together; null when it is not among them. */
function without(words: readonly string[], part: readonly string[]): string[] | null {
  const whole = part.join('');
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1)
      if (words.slice(from, to).join('') === whole) return [...words.slice(0, from), ...words.slice(to)];
  }
  return null;
}

function isThem(holder: string, { firstName, middleName, lastName }: Applicant): boolean {
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

/** The holders of joint accounts, each alone. */
export const holdersApart = (holders: readonly string[]): string[] =>
  holders.flatMap((holder) => holder.split(/\s*[&+;/]\s*|\s+(?:and|or)\s+/i));

/**
 * Whether one of the holders of an account, or the employee of a payroll, is the applicant: first and last name agree, in any order, whatever their case, accents,
 * hyphens and apostrophes. Initials, suffixes, the applicant's own middle names and one more are forgiven. No name at all is nobody (decision 0019).
 */
export const isOwnIncome = (holders: readonly string[], applicant: Applicant): boolean =>
  holdersApart(holders).some((holder) => isThem(holder, applicant));
