import { parseNameSuffix } from '../enums/name-suffix.ts';
import { holdersApart, isOwnIncome } from '../income/holder.ts';

interface Applicant {
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
  readonly suffix?: string | null | undefined;
}

/** What stands in the name of an account of a firm, a trust, an estate, or of one person for another: the money goes to the borrower in person. */
const NO_PERSON = new Set([
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
/** Of a name: its last word says it, or the one behind a comma. */
const findSuffixes = (name: string): string[] => splitWords(name).flatMap((word) => parseNameSuffix(word) ?? []);

/** Letters that stand alone are read as one word: L.L.C., L L C, c/o. */
const joined = (name: string): string[] =>
  splitWords(
    splitWords(name)
      .join(' ')
      .replaceAll(/(?<=\b\p{L}) (?=\p{L}\b)/gu, ''),
  );

/** A word of the applicant's own name says nothing: there are people called Minor, Co and Sons. */
function isNobody(holder: string, { firstName, middleName, lastName }: Applicant): boolean {
  const own = new Set(splitWords([firstName, middleName ?? '', lastName].join(' ')));
  return joined(holder).some((word) => NO_PERSON.has(word) && !own.has(word));
}

/** A father's account is not his son's: a suffix at the bank must be the applicant's, also where the application has none. */
const suffixAgrees = (holder: string, { suffix }: Applicant): boolean => {
  const theirs = findSuffixes(holder);
  return theirs.length === 0 || (!!suffix && theirs.includes(suffix.toUpperCase()));
};

/**
 * Whether an account is the applicant's own: one of its holders, alone or together with others, has their first and last name. Middle names, initials, case, accents
 * and hyphens are forgiven, as for income (decision 0019); another suffix is another person. An account that a firm, a trust or an estate has a part in, or that is held
 * for somebody, is nobody's, and so is one without a name.
 */
export const isOwnAccount = (holders: readonly string[], applicant: Applicant): boolean =>
  holders.some(
    (together) =>
      !isNobody(together, applicant) &&
      holdersApart([together]).some((holder) => suffixAgrees(holder, applicant) && isOwnIncome([holder], applicant)),
  );
