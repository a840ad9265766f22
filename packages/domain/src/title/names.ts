import { suffixOf } from '../names/suffix.ts';

const AS_TRUSTEE = /,?\s+(?:as\s+)?(?:co-?)?trustees?\b.*$/i;

/** First and last word of a name as land records and people write it: "DELGADO, MARIA L." and "Maria Delgado Jr" are one. */
function ends(name: string): string {
  const plain = name.replace(AS_TRUSTEE, '');
  const [before = '', after] = plain.split(',', 2);
  const words = (isLastFirst(after) ? `${after ?? ''} ${before}` : plain)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\s-]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  // A suffix stands behind two names at least: somebody may be called Senior.
  const last = words.findLastIndex((word, index) => index < 2 || suffixOf(word) === undefined);
  return `${words[0] ?? ''} ${words[last] ?? ''}`;
}

const isLastFirst = (after: string | undefined): boolean => after !== undefined && suffixOf(after.trim()) === undefined;

/** Whether two names may be one person's, by first and last name: middle names, case, accents and suffixes make no difference. */
export const isSamePerson = (one: string, other: string): boolean => ends(one) === ends(other);

/** Whether a name of record is that of a trust or a company, which others sign for; a trustee is a person. */
export const isEntity = (name: string): boolean => !AS_TRUSTEE.test(name) && /\b(?:trust|llc|inc|corp|lp)\b/i.test(name);
