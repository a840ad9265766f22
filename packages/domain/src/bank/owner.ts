import { holdersApart, isOwnIncome } from '../income/holder.ts';

interface Applicant {
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
  readonly suffix?: string | null | undefined;
}

/** What an account of a firm, a trust or an estate is called: the money goes to the borrower in person. */
const NO_PERSON = new Set(['llc', 'llp', 'inc', 'incorporated', 'corp', 'corporation', 'ltd', 'company', 'trust', 'trustee', 'estate', 'foundation', 'dba', 'fbo', 'custodian']);

const SUFFIXES: Readonly<Record<string, string>> = { jr: 'JR', junior: 'JR', sr: 'SR', senior: 'SR', ii: 'II', iii: 'III', iv: 'IV', v: 'V' };

const wordsOf = (name: string): string[] => name.toLowerCase().replaceAll('.', '').split(/[^\p{L}]+/u).filter((word) => word !== '');
/** Of a name: its last word says it, or the one behind a comma. */
const suffixesOf = (name: string): string[] => wordsOf(name).flatMap((word) => SUFFIXES[word] ?? []);

function isPerson(holder: string, { suffix }: Applicant): boolean {
  if (wordsOf(holder).some((word) => NO_PERSON.has(word))) return false;
  const theirs = suffixesOf(holder);
  // A father's account is not his son's: where both names say which of them it is, they must agree.
  return !suffix || theirs.length === 0 || theirs.includes(suffix.toUpperCase());
}

/**
 * Whether an account is the applicant's own: one of its holders, alone or together with others, has their first and last name. Middle names, initials, case, accents
 * and hyphens are forgiven, as for income (decision 0018); another suffix is another person, and a firm, a trust or an estate is nobody. No name at all is nobody.
 */
export const isOwnAccount = (holders: readonly string[], applicant: Applicant): boolean =>
  holdersApart(holders).some((holder) => isPerson(holder, applicant) && isOwnIncome([holder], applicant));
