import type { BirthDate } from './list-entry.ts';
import { partSimilarity, type NamePart } from './similarity.ts';

/** A person and a list entry with this score or more go to staff for review. */
export const REVIEW_SCORE = 0.81;

/** How a known detail of a person, such as the birth date, agrees with the list entry's. */
export type Agreement = 'AGREES' | 'NEAR' | 'DIFFERS' | 'UNKNOWN';

/** How well a person matches a list entry: `total` from 0 to 1, and its parts. */
export interface MatchScore {
  readonly total: number;
  /** How much of both names agrees; rarer parts count more. */
  readonly name: number;
  readonly birth: Agreement;
  /** Points added or subtracted for the birth date. */
  readonly birthPoints: number;
  /** Parts of the two names that were matched: ours, theirs, how similar. */
  readonly pairs: readonly { readonly ours: string; readonly theirs: string; readonly similarity: number }[];
}

const BIRTH_POINTS: Readonly<Record<Agreement, number>> = { AGREES: 0.1, NEAR: 0, DIFFERS: -0.15, UNKNOWN: 0 };
/** An initial matches a name part but is weaker evidence. */
const INITIAL_WEIGHT = 0.2;
/** How fast the earned share falls with similarity: 0.9 earns 0.75. */
const STEEPNESS = 2.5;
/** The share of a part's weight that a similarity earns. */
export const earnedShare = (similarity: number): number => Math.max(0, 1 - STEEPNESS * (1 - similarity));
/** A part's weight as evidence, by its rarity. */
export const weighPart = (part: NamePart, rarity: number): number =>
  part.text.length === 1 ? rarity * INITIAL_WEIGHT : rarity;

/** How rare a part is on the list; above 0. */
type WeightFunction = (part: NamePart) => number;

/** How similar one of our parts is to one of theirs, 0 to 1. */
type SimilarityFunction = (ours: NamePart, theirs: NamePart) => number;

interface NamePair {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  readonly similarity: number;
}

/**
 * Compares two names part by part, in any order. The share that each name has in common with the other is weighted by
 * the rarity of its parts on the list: "Nicolas Maduro" has most of "MADURO MOROS, Nicolas", "Jose Rodriguez" little of
 * "RODRIGUEZ OREJUELA, Jose". Fewer than two common parts score 0, unless both names have one part.
 */
export function scoreNames(
  ours: readonly NamePart[],
  theirs: readonly NamePart[],
  weight: WeightFunction,
  similar: SimilarityFunction = partSimilarity,
): Pick<MatchScore, 'name' | 'pairs'> {
  const pairs = bestPairs(ours, theirs, similar);
  // One common part is a first name or a last name, not a person.
  const full = pairs.filter(({ ours: [at] }) => (ours[at ?? 0]?.text.length ?? 0) > 1);
  const isWhole = ours.length === 1 && theirs.length === 1;
  const parts = full.reduce((sum, pair) => sum + Math.max(pair.ours.length, pair.theirs.length), 0);
  if (parts < 2 && !isWhole) return { name: 0, pairs: [] };
  const share = (parts: readonly NamePart[], side: 'ours' | 'theirs'): number => {
    const weights = parts.map((part) => weighPart(part, weight(part)));
    const has = pairs.reduce(
      (sum, pair) => sum + pair[side].reduce((part, at) => part + (weights[at] ?? 0), 0) * earnedShare(pair.similarity),
      0,
    );
    return has / weights.reduce((sum, one) => sum + one, 0);
  };
  const name = (share(ours, 'ours') + share(theirs, 'theirs')) / 2;
  const joinParts = (parts: readonly NamePart[], at: readonly number[]): string =>
    at.map((one) => parts[one]?.text ?? '').join(' ');
  return {
    name,
    pairs: pairs.map((pair) => ({
      ours: joinParts(ours, pair.ours),
      theirs: joinParts(theirs, pair.theirs),
      similarity: pair.similarity,
    })),
  };
}

/**
 * Finds the best pairs of parts, each part used once; two neighbors can match one part of the other name ("Jong Un",
 * "Jongun").
 */
function bestPairs(ours: readonly NamePart[], theirs: readonly NamePart[], similar: SimilarityFunction): NamePair[] {
  const all: NamePair[] = [];
  for (const [at, part] of ours.entries()) {
    for (const [other, their] of theirs.entries()) {
      const similarity = similar(part, their);
      if (similarity > 0) all.push({ ours: [at], theirs: [other], similarity });
      const next = theirs[other + 1];
      if (next && part.text === their.text + next.text)
        all.push({ ours: [at], theirs: [other, other + 1], similarity: 0.99 });
      const after = ours[at + 1];
      if (after && their.text === part.text + after.text)
        all.push({ ours: [at, at + 1], theirs: [other], similarity: 0.99 });
    }
  }
  const [usedOurs, usedTheirs] = [new Set<number>(), new Set<number>()];
  return all
    .toSorted(
      (a, b) => b.ours.length + b.theirs.length - a.ours.length - a.theirs.length || b.similarity - a.similarity,
    )
    .filter((pair) => {
      if (pair.ours.some((at) => usedOurs.has(at)) || pair.theirs.some((at) => usedTheirs.has(at))) return false;
      for (const at of pair.ours) usedOurs.add(at);
      for (const at of pair.theirs) usedTheirs.add(at);
      return true;
    });
}

/**
 * Compares a birth date with an entry's. NEAR: of year, month and day one differs (the year by 10 at most), day and
 * month are swapped, or the year is within one of a range's first or last.
 *
 * @param ours yyyy-MM-dd; null: unknown
 */
export function compareBirth(ours: string | null, theirs: readonly BirthDate[]): Agreement {
  if (ours === null || theirs.length === 0) return 'UNKNOWN';
  if (theirs.some(({ from, to }) => from <= ours && ours <= to)) return 'AGREES';
  return theirs.some((birth) => isNear(ours, birth)) ? 'NEAR' : 'DIFFERS';
}

function isNear(ours: string, { from, to }: BirthDate): boolean {
  const [year = '', month = '', day = ''] = ours.split('-');
  if (from !== to)
    return (
      Math.min(Math.abs(Number(year) - Number(from.slice(0, 4))), Math.abs(Number(year) - Number(to.slice(0, 4)))) <= 1
    );
  const [theirYear = '', theirMonth = '', theirDay = ''] = from.split('-');
  const same = [year === theirYear, month === theirMonth, day === theirDay].filter(Boolean).length;
  return (
    (same === 2 && Math.abs(Number(year) - Number(theirYear)) <= 10) ||
    (year === theirYear && month === theirDay && day === theirMonth)
  );
}

/**
 * Adds the birth date's points to a name's score. A matching year without a day adds half as much as a matching day. A
 * name of score 0 isn't compared further.
 *
 * @param ours yyyy-MM-dd; null: unknown
 */
export function totalScore(
  name: Pick<MatchScore, 'name' | 'pairs'>,
  ours: string | null,
  births: readonly BirthDate[],
): MatchScore {
  const birth = name.name === 0 ? 'UNKNOWN' : compareBirth(ours, births);
  const isDay = births.some(({ from, to }) => from === to && from === ours);
  const birthPoints = birth === 'AGREES' && !isDay ? BIRTH_POINTS.AGREES / 2 : BIRTH_POINTS[birth];
  return { ...name, birth, birthPoints, total: Math.max(0, Math.min(1, name.name + birthPoints)) };
}
