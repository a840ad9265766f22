import { parseNameSuffix } from '../enums/name-suffix.ts';
import { splitHolders, isOwnIncome } from '../income/holder.ts';

interface Applicant {
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
  readonly suffix?: string | null | undefined;
}

/**
 * Words in the name of an account that belongs to a company, a trust or an estate, or that one person holds for
 * another: the money must go to the borrower in person.
 */
const NON_PERSON_WORDS = new Set([
  'llc',
  'llp',
  'lp',
  'pllc',
  'pc',
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'ltd',
  'co',
  'company',
  'associates',
  'partners',
  'partnership',
  'sons',
  'holdings',
  'group',
  'foundation',
  'trust',
  'trustee',
  'estate',
  'dba',
  'fbo',
  'custodian',
  'pod',
  'tod',
  'itf',
  'utma',
  'ugma',
  'ira',
  'poa',
  'minor',
  'deceased',
]);

const splitWords = (name: string): string[] =>
  name
    .toLowerCase()
    .replaceAll('.', '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
/** The suffixes in a name, which are its last word or the word before a comma. */
const findSuffixes = (name: string): string[] => splitWords(name).flatMap((word) => parseNameSuffix(word) ?? []);

/** Splits a name into words and reads single letters in a row as one word: L.L.C., L L C, c/o. */
const splitWithAbbreviations = (name: string): string[] =>
  splitWords(
    splitWords(name)
      .join(' ')
      .replaceAll(/(?<=\b\p{L}) (?=\p{L}\b)/gu, ''),
  );

/** Ignores words of the applicant's own name: there are people called Minor, Co and Sons. */
function isNotPersonal(holder: string, { firstName, middleName, lastName }: Applicant): boolean {
  const own = new Set(splitWords([firstName, middleName ?? '', lastName].join(' ')));
  return splitWithAbbreviations(holder).some((word) => NON_PERSON_WORDS.has(word) && !own.has(word));
}

/**
 * A father's account is not his son's: a suffix at the bank must be the applicant's, even if the applicant gave none.
 */
const suffixAgrees = (holder: string, { suffix }: Applicant): boolean => {
  const theirs = findSuffixes(holder);
  return theirs.length === 0 || (!!suffix && theirs.includes(suffix.toUpperCase()));
};

/**
 * Whether an account is the applicant's own: one of its holders, alone or jointly, has their first and last name.
 * Differences in middle names, initials, case, accents and hyphens are ignored, as for income (decision 0019); another
 * suffix is another person. An account that a company, a trust or an estate has a share in, that is held for another
 * person, or that has no name is never the applicant's.
 */
export const isOwnAccount = (holders: readonly string[], applicant: Applicant): boolean =>
  holders.some(
    (together) =>
      !isNotPersonal(together, applicant) &&
      splitHolders([together]).some((holder) => suffixAgrees(holder, applicant) && isOwnIncome([holder], applicant)),
  );
