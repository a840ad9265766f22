import type { AnswerChoice } from './choose-answer.ts';
import { ASSISTANT } from './words.ts';

const SENTENCES = { ADVICE: 'advice', OTHERS: 'others', PERSON: 'person', UNKNOWN: 'unknown' } as const;

/** Returns what the borrower reads: the passage word for word with its source, or one of the fixed sentences. */
export const formatAnswer = (choice: AnswerChoice): string =>
  choice.kind === 'QUOTE'
    ? `${choice.passage.text}\n\n${ASSISTANT.source(choice.passage.title)}`
    : ASSISTANT[SENTENCES[choice.kind]];
