import type { ListEntry, ScreenedPerson } from './list-entry.ts';
import { nameParts } from './name-parts.ts';
import { earnedShare, REVIEW_SCORE, scoreNames, totalScore, weighPart, type MatchScore } from './score.ts';
import { partSimilarity, toNamePart, type NamePart } from './similarity.ts';

/** An entry that may be a screened person. */
export interface PossibleMatch {
  readonly person: string;
  readonly entry: ListEntry;
  /** The closest name or alias. */
  readonly matchedName: string;
  readonly score: MatchScore;
}

/** Sanctions lists, prepared for screening many people. */
export interface ScreeningIndex {
  readonly size: number;
  /** The entries that go to review for a person, best first. */
  readonly screen: (person: ScreenedPerson) => PossibleMatch[];
  /** The score of one entry, even if it is low. */
  readonly score: (person: ScreenedPerson, entry: ListEntry) => MatchScore;
}

/** The most that a birth date, an initial or two joined neighbors can add to the index's count. */
const SLACK = 0.25;
/** Cache size for similar parts: most people share their first name with others. */
const MAX_CACHED = 2000;

interface IndexedName {
  readonly entry: ListEntry;
  readonly text: string;
  readonly parts: readonly NamePart[];
}

/**
 * Returns the index keys of a name part: its consonants, variants with one consonant left out, and its given-name
 * groups. Two spellings that differ by one consonant share a key.
 */
export function blockingKeys(part: string): string[] {
  const { skeleton, groups } = toNamePart(part);
  // A short part keeps its first consonant, because the rest would match half the list.
  const first = skeleton.length < 3 ? skeleton.length : skeleton.length === 3 ? 1 : 0;
  const shorter = Array.from(skeleton, (_, at) => skeleton.slice(0, at) + skeleton.slice(at + 1)).slice(first);
  return [...new Set([skeleton, ...shorter, ...[...groups].map((group) => `=${group}`)])];
}

/** Returns the parts of a name to search for: each, and joined neighbors if one is short ("Jong Un", "Jongun"). */
export function searchParts(parts: readonly string[]): string[] {
  const joined = parts.flatMap((part, at) => {
    const next = parts[at + 1];
    return next !== undefined && Math.min(part.length, next.length) <= 4 && Math.min(part.length, next.length) > 1
      ? [part + next]
      : [];
  });
  return [...new Set([...parts.filter((part) => part.length > 1), ...joined])];
}

/**
 * Builds an index over the lists' entries: a name is compared only with the few entries that share two of its parts.
 */
export function buildScreeningIndex(entries: readonly ListEntry[]): ScreeningIndex {
  const names: IndexedName[] = entries.flatMap((entry) =>
    [entry.name, ...entry.aliases].map((text) => ({ entry, text, parts: nameParts(text).map(toNamePart) })),
  );
  const holders = new Map<string, number[]>();
  for (const [at, { parts }] of names.entries())
    for (const text of searchParts(parts.map((part) => part.text))) listIn(holders, text).push(at);
  const words = [...holders.keys()].map(toNamePart);
  const byKey = new Map<string, number[]>();
  for (const [at, word] of words.entries()) for (const key of blockingKeys(word.text)) listIn(byKey, key).push(at);
  const most = Math.log(1 + names.length);
  const weight = ({ text }: NamePart): number => Math.max(1, most - Math.log(holders.get(text)?.length ?? 1));

  const totals = Float64Array.from(names, ({ parts }) =>
    parts.reduce((sum, part) => sum + weighPart(part, weight(part)), 0),
  );
  // One array for all searches: each search resets it.
  const [points, best] = [new Float64Array(names.length), new Float64Array(names.length)];
  const hits = new Uint8Array(names.length);
  const remembered = new Map<string, ReadonlyMap<string, number>>();

  /** The list's words that may match one of our parts, with their similarity. */
  function alike(part: NamePart): ReadonlyMap<string, number> {
    const known = remembered.get(part.text);
    if (known) return known;
    const found = new Map<string, number>();
    for (const key of blockingKeys(part.text)) {
      for (const at of byKey.get(key) ?? []) {
        const word = words[at]!;
        if (found.has(word.text)) continue;
        found.set(word.text, partSimilarity(part, word));
      }
    }
    if (remembered.size >= MAX_CACHED) remembered.clear();
    const similar = new Map([...found].filter(([, similarity]) => similarity > 0));
    remembered.set(part.text, similar);
    return similar;
  }

  /** Names that share two parts with ours, or a joined one, and can reach the review score. */
  function candidates(parts: readonly NamePart[], similar: ReadonlyMap<string, ReadonlyMap<string, number>>): number[] {
    const total = parts.reduce((sum, part) => sum + weighPart(part, weight(part)), 0);
    const touched: number[] = [];
    for (const [text, words] of similar) {
      const part = toNamePart(text);
      const count = parts.length > 1 && parts.some((one) => one.text === text) ? 1 : 2;
      const ours = weight(part);
      const here: number[] = [];
      for (const [word, similarity] of words) {
        const earned = earnedShare(similarity);
        const theirs = Math.max(ours, most - Math.log(holders.get(word)?.length ?? 1));
        for (const at of holders.get(word) ?? []) {
          if (best[at] === 0) here.push(at);
          best[at] = Math.max(best[at]!, (earned * (ours / total + theirs / totals[at]!)) / 2);
        }
      }
      for (const at of here) {
        if (hits[at] === 0) touched.push(at);
        hits[at]! += count;
        points[at]! += best[at]!;
        best[at] = 0;
      }
    }
    // Birth dates, initials and joined parts aren't counted here.
    const found = touched.filter((at) => hits[at]! >= 2 && points[at]! >= REVIEW_SCORE - SLACK);
    for (const at of touched) [points[at], hits[at]] = [0, 0];
    return found;
  }

  const pickScore = (person: ScreenedPerson, parts: readonly NamePart[], name: IndexedName): MatchScore =>
    totalScore(scoreNames(parts, name.parts, weight), person.birthDate, name.entry.births);

  return {
    size: entries.length,
    screen(person) {
      const parts = nameParts(person.name).map(toNamePart);
      const similar = new Map(
        searchParts(parts.map((part) => part.text)).map((text) => [text, alike(toNamePart(text))]),
      );
      const known = (ours: NamePart, theirs: NamePart): number =>
        similar.get(ours.text)?.get(theirs.text) ??
        (Math.min(ours.text.length, theirs.text.length) === 1 ? partSimilarity(ours, theirs) : 0);
      const best = new Map<ListEntry, PossibleMatch>();
      for (const at of candidates(parts, similar)) {
        const name = names[at]!;
        const score = totalScore(scoreNames(parts, name.parts, weight, known), person.birthDate, name.entry.births);
        if (score.total < REVIEW_SCORE || score.total <= (best.get(name.entry)?.score.total ?? 0)) continue;
        best.set(name.entry, { person: person.person, entry: name.entry, matchedName: name.text, score });
      }
      return [...best.values()].toSorted((a, b) => b.score.total - a.score.total);
    },
    score(person, entry) {
      const parts = nameParts(person.name).map(toNamePart);
      const scores = [entry.name, ...entry.aliases].map((text) =>
        pickScore(person, parts, { entry, text, parts: nameParts(text).map(toNamePart) }),
      );
      return scores.reduce((best, one) => (one.total > best.total ? one : best));
    },
  };
}

function listIn(map: Map<string, number[]>, key: string): number[] {
  const known = map.get(key);
  if (known) return known;
  const made: number[] = [];
  map.set(key, made);
  return made;
}
