import type { Passage } from './passage.ts';
import { rankPassages } from './rank.ts';
import { TOPICS } from './vocabulary.en.ts';

/**
 * The assistant's answer to a question: it quotes a passage, declines to advise or promise, declines to speak about
 * someone else, offers a person because the borrower asked for one, or says that it doesn't know and offers one.
 */
export type AnswerChoice =
  | { readonly kind: 'QUOTE'; readonly passage: Passage }
  | { readonly kind: 'ADVICE' | 'OTHERS' | 'PERSON' | 'UNKNOWN' };

/** Passages that a question can be about. */
const MOST_CANDIDATES = 8;
/** The part of a question's subject that a passage must be about to be quoted. Below it the assistant doesn't know. */
const LEAST_COVERAGE = 0.56;

/**
 * Returns the kind of a question that always gets a fixed answer, never a passage: it asks for advice, is about someone
 * else, or asks for a person. Undefined for all others.
 */
export function findTopic(question: string): 'ADVICE' | 'OTHERS' | 'PERSON' | undefined {
  const plain = question.toLowerCase();
  const matches = (patterns: readonly RegExp[], text = plain): boolean => patterns.some((one) => one.test(text));
  if (matches(TOPICS.advice)) return 'ADVICE';
  if (matches(TOPICS.others) || matches(TOPICS.names, question)) return 'OTHERS';
  return matches(TOPICS.person) ? 'PERSON' : undefined;
}

/** Returns the passages that a question may be about, best first. The lender's language model chooses among them. */
export const findCandidates = (question: string, passages: readonly Passage[]): Passage[] =>
  rankPassages(question, passages)
    .slice(0, MOST_CANDIDATES)
    .map(({ passage }) => passage);

/** Chooses the answer without a language model: quotes the best passage if it has enough of the question's words. */
export function chooseByWords(question: string, passages: readonly Passage[]): AnswerChoice {
  const best = rankPassages(question, passages).find(({ coverage }) => coverage >= LEAST_COVERAGE);
  return best ? { kind: 'QUOTE', passage: best.passage } : { kind: 'UNKNOWN' };
}
