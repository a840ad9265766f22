import { parseNameSuffix } from '../enums/name-suffix.ts';

const AS_TRUSTEE = /,?\s+(?:as\s+)?(?:co-?)?trustees?\b.*$/i;
const COMPANY =
  /\b(?:trust|llc|llp|lp|inc|incorporated|corp|corporation|company|ltd|limited|partnership|partners|foundation|holdings)\b/i;

interface Name {
  readonly first: string;
  readonly last: string;
  readonly suffix: string | undefined;
}

/** The words of a name of record in the order in which it is said, as they are written; without what a trustee adds. */
function wordsSaid(name: string): string[] {
  const plain = name.replace(AS_TRUSTEE, '');
  const [before = '', after] = plain.split(',', 2);
  return (isLastFirst(after) ? `${after ?? ''} ${before}` : plain.replace(',', ' '))
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** A suffix stands behind two names at least: somebody may be called Senior. */
const isSuffix = (word: string, index: number): boolean => index > 1 && parseNameSuffix(word) !== undefined;

const compared = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z-]/g, '');

/** First and last word of a name, and its suffix, as land records and people write it: "DELGADO, MARIA L." and "Maria Delgado" are alike. */
function read(name: string): Name {
  const words = wordsSaid(name)
    .map(compared)
    .filter((word) => word !== '');
  const suffix = words.find(isSuffix);
  return {
    first: words[0] ?? '',
    last: words.findLast((word, index) => !isSuffix(word, index)) ?? '',
    suffix: suffix && parseNameSuffix(suffix),
  };
}

/** First and last name as a person writes them, of a name as land records do; empty where it does not say. To fill a form in, for somebody to correct. */
export function namesOnRecord(name: string | null | undefined): { firstName: string; lastName: string } {
  const words = wordsSaid(name ?? '').filter((word, index) => !isSuffix(word, index));
  const last = asWritten(words.at(-1) ?? '');
  return words.length < 2
    ? { firstName: '', lastName: last }
    : { firstName: asWritten(words[0] ?? ''), lastName: last };
}

/** Capitals alone are how the county writes, not the person. */
const asWritten = (word: string): string =>
  word === word.toUpperCase()
    ? word.toLowerCase().replaceAll(/(^|[-'])\p{L}/gu, (letter) => letter.toUpperCase())
    : word;

const isLastFirst = (after: string | undefined): boolean =>
  after !== undefined && parseNameSuffix(after.trim()) === undefined;

/**
 * Whether two names may be one person's, by first and last name: middle names, case and accents make no difference, nor does a suffix that one of them lacks. Two
 * suffixes that differ are father and son. A name that has no letter of ours is nobody's that we could compare.
 */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [read(one), read(other)];
  if (a.first === '' || b.first === '' || (a.suffix !== undefined && b.suffix !== undefined && a.suffix !== b.suffix))
    return false;
  return a.first === b.first && a.last === b.last;
}

/** Whether an owner may be the borrower or the father or son of the name: only one of the two names has a suffix. A person has to look. */
export const isNameInDoubt = (owner: string, borrower: string): boolean =>
  isSamePerson(owner, borrower) && read(owner).suffix !== read(borrower).suffix;

/** Whether a name of record is that of a trust or a company, which others sign for; a trustee is a person. */
export const isEntity = (name: string): boolean => !AS_TRUSTEE.test(name) && COMPANY.test(name.replaceAll('.', ''));
