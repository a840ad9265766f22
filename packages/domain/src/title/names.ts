import { parseNameSuffix } from '../enums/name-suffix.ts';

const AS_TRUSTEE = /,?\s+(?:as\s+)?(?:co-?)?trustees?\b.*$/i;
const COMPANY =
  /\b(?:trust|llc|llp|lp|inc|incorporated|corp|corporation|company|ltd|limited|partnership|partners|foundation|holdings)\b/i;

interface Name {
  readonly first: string;
  readonly last: string;
  readonly suffix: string | undefined;
}

/** Splits a recorded name into words in spoken order, spelled as recorded; without a trustee's addition. */
function splitSpoken(name: string): string[] {
  const plain = name.replace(AS_TRUSTEE, '');
  const [before = '', after] = plain.split(',', 2);
  return (isLastFirst(after) ? `${after ?? ''} ${before}` : plain.replace(',', ' '))
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** A suffix comes after at least two names: Senior can also be a name. */
const isSuffix = (word: string, index: number): boolean => index > 1 && parseNameSuffix(word) !== undefined;

const normalize = (word: string): string =>
  word
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z-]/g, '');

/**
 * Reads first and last word of a name and its suffix, as land records and people write it: "DELGADO, MARIA L." and
 * "Maria Delgado" are the same.
 */
function read(name: string): Name {
  const words = splitSpoken(name)
    .map(normalize)
    .filter((word) => word !== '');
  const suffix = words.find(isSuffix);
  return {
    first: words[0] ?? '',
    last: words.findLast((word, index) => !isSuffix(word, index)) ?? '',
    suffix: suffix && parseNameSuffix(suffix),
  };
}

/**
 * Returns first and last name, as a person writes them, from a recorded name; empty if unknown. They prefill a form
 * that the person corrects.
 */
export function namesOnRecord(name: string | null | undefined): { firstName: string; lastName: string } {
  const words = splitSpoken(name ?? '').filter((word, index) => !isSuffix(word, index));
  const last = asWritten(words.at(-1) ?? '');
  return words.length < 2
    ? { firstName: '', lastName: last }
    : { firstName: asWritten(words[0] ?? ''), lastName: last };
}

/** All capitals is the county's style, not the person's. */
const asWritten = (word: string): string =>
  word === word.toUpperCase()
    ? word.toLowerCase().replaceAll(/(^|[-'])\p{L}/gu, (letter) => letter.toUpperCase())
    : word;

const isLastFirst = (after: string | undefined): boolean =>
  after !== undefined && parseNameSuffix(after.trim()) === undefined;

/**
 * Whether two names can be the same person's, by first and last name: middle names, case and accents don't matter, nor
 * does a suffix that only one of them has. Two different suffixes are father and son. A name without any comparable
 * letter matches no one.
 */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [read(one), read(other)];
  if (a.first === '' || b.first === '' || (a.suffix !== undefined && b.suffix !== undefined && a.suffix !== b.suffix))
    return false;
  return a.first === b.first && a.last === b.last;
}

/**
 * Whether an owner may be the borrower, or a father or son of the same name: only one of the two names has a suffix, so
 * staff must decide.
 */
export const isNameInDoubt = (owner: string, borrower: string): boolean =>
  isSamePerson(owner, borrower) && read(owner).suffix !== read(borrower).suffix;

/** Whether a recorded name is a trust's or a company's, for which other people sign; a trustee is a person. */
export const isEntity = (name: string): boolean => !AS_TRUSTEE.test(name) && COMPANY.test(name.replaceAll('.', ''));
