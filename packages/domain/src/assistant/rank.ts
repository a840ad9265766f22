import type { Passage } from './passage.ts';
import { toTerms } from './terms.ts';

/** A passage with how well it answers a question. */
export interface PassageMatch {
  readonly passage: Passage;
  /** Okapi BM25 over heading, title and text. */
  readonly score: number;
  /** The part of the question's subject that the passage is about, from 0 to 1. Rare words count more. */
  readonly coverage: number;
}

/** The usual constants of BM25: how soon a repeated word stops counting, how much a long passage loses. */
const [SATURATION, LENGTH] = [1.2, 0.5];
/** The weight of a word by the part of the passage that has it. */
const WEIGHTS = { heading: 3, title: 2, text: 1 } as const;
/** A word of the text alone is a weaker sign of the subject than one of the heading or the title. */
const IN_TEXT_ONLY = 0.6;

interface PassageTerms {
  readonly passage: Passage;
  readonly counts: ReadonlyMap<string, number>;
  readonly subject: ReadonlySet<string>;
  readonly length: number;
}

function index(passage: Passage): PassageTerms {
  const counts = new Map<string, number>();
  for (const field of ['heading', 'title', 'text'] as const)
    for (const term of toTerms(passage[field])) counts.set(term, (counts.get(term) ?? 0) + WEIGHTS[field]);
  const subject = new Set([...toTerms(passage.heading), ...toTerms(passage.title)]);
  return { passage, counts, subject, length: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** Ranks passages for a question, best first, without those that have none of its words. */
export function rankPassages(question: string, passages: readonly Passage[]): PassageMatch[] {
  const terms = [...new Set(toTerms(question))];
  const indexed = passages.map(index);
  const average = indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length);
  const rarity = new Map(
    terms.map((term) => {
      const found = indexed.filter(({ counts }) => counts.has(term)).length;
      return [term, Math.log(1 + (indexed.length - found + 0.5) / (found + 0.5))];
    }),
  );
  const total = terms.reduce((sum, term) => sum + (rarity.get(term) ?? 0), 0);
  const ranked = indexed.map(({ passage, counts, subject, length }) => {
    const norm = SATURATION * (1 - LENGTH + (LENGTH * length) / average);
    let [score, covered] = [0, 0];
    for (const term of terms) {
      const count = counts.get(term) ?? 0;
      if (count === 0) continue;
      const weight = rarity.get(term) ?? 0;
      score += (weight * count * (SATURATION + 1)) / (count + norm);
      covered += weight * (subject.has(term) ? 1 : IN_TEXT_ONLY);
    }
    return { passage, score, coverage: total === 0 ? 0 : covered / total };
  });
  return ranked.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score);
}
