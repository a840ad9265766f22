import type { Passage } from './passage.ts';
import { rankPassages } from './rank.ts';
import { TOPICS } from './vocabulary.en.ts';

/**
 * What the assistant does with a question: quotes a passage, declines to advise or promise, declines to speak about
 * someone else, offers a person who was asked for, or says that it doesn't know and offers one.
 */
export type AnswerChoice =
  | { readonly kind: 'QUOTE'; readonly passage: Passage }
  | { readonly kind: 'ADVICE' | 'OTHERS' | 'PERSON' | 'UNKNOWN' };

/** Passages that a question can be about. */
const MOST_CANDIDATES = 8;
/** The part of a question's subject that a passage must be about to be quoted. Below it the assistant doesn't know. */
const LEAST_COVERAGE = 0.56;

/** Returns why a question isn't answered from passages, whatever they say; undefined for all others. */
export function findTopic(question: string): 'ADVICE' | 'OTHERS' | 'PERSON' | undefined {
  const plain = question.toLowerCase();
  const matches = (patterns: readonly RegExp[], text = plain): boolean => patterns.some((one) => one.test(text));
  if (matches(TOPICS.advice)) return 'ADVICE';
  if (matches(TOPICS.others) || matches(TOPICS.names, question)) return 'OTHERS';
  return matches(TOPICS.person) ? 'PERSON' : undefined;
}

/** Returns the passages that a question may be about, best first. */
export const findCandidates = (question: string, passages: readonly Passage[]): Passage[] =>
  rankPassages(question, passages)
    .slice(0, MOST_CANDIDATES)
    .map(({ passage }) => passage);

/** Chooses by words alone. It can only quote: what no passage is about, it doesn't know. */
export function chooseByWords(question: string, passages: readonly Passage[]): AnswerChoice {
  const best = rankPassages(question, passages).find(({ coverage }) => coverage >= LEAST_COVERAGE);
  return best ? { kind: 'QUOTE', passage: best.passage } : { kind: 'UNKNOWN' };
}
