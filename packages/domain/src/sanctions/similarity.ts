import { foldSpelling, toSkeleton } from './name-parts.ts';
import { nicknameGroups } from './nicknames.ts';

/**
 * Calculates the Jaro-Winkler similarity of two words, 0 to 1 (W. E. Winkler, 1990: prefix of up to 4 letters, scale
 * 0.1). Letters after the 31st are not compared.
 */
export function jaroWinkler(first: string, second: string): number {
  if (first === second) return first === '' ? 0 : 1;
  const jaro = calculateJaro(first.slice(0, 31), second.slice(0, 31));
  let prefix = 0;
  while (prefix < 4 && prefix < first.length && first[prefix] === second[prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}

/** Uses the bits of a number to mark matched letters: this runs several thousand times per screened name. */
function calculateJaro(first: string, second: string): number {
  const [length, other] = [first.length, second.length];
  const reach = Math.max(0, (Math.max(length, other) >> 1) - 1);
  let [taken, matched, count] = [0, 0, 0];
  for (let at = 0; at < length; at += 1) {
    const letter = first.charCodeAt(at);
    const end = Math.min(other - 1, at + reach);
    for (let to = Math.max(0, at - reach); to <= end; to += 1) {
      if ((taken & (1 << to)) === 0 && second.charCodeAt(to) === letter) {
        taken |= 1 << to;
        matched |= 1 << at;
        count += 1;
        break;
      }
    }
  }
  if (count === 0) return 0;
  let [moved, to] = [0, 0];
  for (let at = 0; at < length; at += 1) {
    if ((matched & (1 << at)) === 0) continue;
    while ((taken & (1 << to)) === 0) to += 1;
    if (first.charCodeAt(at) !== second.charCodeAt(to)) moved += 1;
    to += 1;
  }
  return (count / length + count / other + (count - moved / 2) / count) / 3;
}

/** A name part with everything that is compared, calculated once. */
export interface NamePart {
  readonly text: string;
  readonly folded: string;
  readonly skeleton: string;
  /** The given names that it may be a form of. */
  readonly groups: ReadonlySet<string>;
}

/** Prepares a name part for comparisons. */
export function toNamePart(text: string): NamePart {
  const folded = foldSpelling(text);
  return { text, folded, skeleton: toSkeleton(folded), groups: nicknameGroups(text) };
}

/** Parts whose spellings have a lower similarity are different names. */
const LEAST_SIMILAR = 0.84;
/** Stricter for short parts, where one different letter of four makes another name: "Juan" and "Ivan". */
const LEAST_SIMILAR_SHORT = 0.86;
/** One letter, and a part that begins with it. Weaker evidence than the full name, like a short form. */
const INITIAL = 0.85;
/** One part is the beginning of the other after `foldSpelling`: "Nick" (nik) and "Nicolas" (nikulas). */
const SHORT_FORM = 0.91;
/** Both are forms of one given name (`nicknameGroups`): "Bill", "William". */
const NICKNAME = 0.94;
/** Different letters that `foldSpelling` maps to one spelling: "Usama", "Osama". */
const SAME_SPELLING = 0.97;
/** The same consonants, three or more, with different vowels (`toSkeleton`). */
const SAME_CONSONANTS = 0.88;

/**
 * Measures how similar two name parts are, from 0 (different names) to 1 (same letters). The first rule that applies
 * decides:
 *
 * 1. The same letters.
 * 2. One part is a single letter: INITIAL or 0.
 * 3. SAME_SPELLING, then NICKNAME.
 * 4. A part of two letters: 0.
 * 5. SHORT_FORM: at least three letters, and less than three quarters as long as the other part.
 * 6. Less than 60% as long as the other part: 0.
 * 7. The similarity of the spellings, raised to SAME_CONSONANTS if both have the same consonants; 0 if it is too low.
 */
export function partSimilarity(first: NamePart, second: NamePart): number {
  if (first.text === second.text) return 1;
  const [shortest, longest] = [
    Math.min(first.text.length, second.text.length),
    Math.max(first.text.length, second.text.length),
  ];
  if (shortest === 1) return first.text[0] === second.text[0] ? INITIAL : 0;
  if (first.folded === second.folded) return SAME_SPELLING;
  if (first.groups.size > 0 && second.groups.size > 0 && !first.groups.isDisjointFrom(second.groups)) return NICKNAME;
  if (shortest < 3) return 0;
  if (first.folded.startsWith(second.folded) || second.folded.startsWith(first.folded)) {
    if (Math.min(first.folded.length, second.folded.length) >= 3 && shortest / longest < 0.75) return SHORT_FORM;
  }
  if (shortest / longest < 0.6) return 0;
  const spelled = Math.max(
    jaroWinkler(first.text, second.text),
    SAME_SPELLING * jaroWinkler(first.folded, second.folded),
  );
  const alike =
    spelled < SAME_CONSONANTS && first.skeleton.length >= 3 && first.skeleton === second.skeleton
      ? SAME_CONSONANTS
      : spelled;
  return alike >= (shortest <= 4 ? LEAST_SIMILAR_SHORT : LEAST_SIMILAR) ? alike : 0;
}
