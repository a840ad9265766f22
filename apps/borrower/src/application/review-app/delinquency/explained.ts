import { EXPLANATIONS } from '@lintel/contract';
import type { FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { LATE } from './words.en.ts';

const MAX_LENGTH = 500;

export const getExplanationAnswer = (typed: FormValues): (typeof EXPLANATIONS)[number] | undefined =>
  EXPLANATIONS.find((one) => one === typed['answer']);
export const getExplanationText = (typed: FormValues): string => (typed['text'] ?? '').trim();

/** Returns errors of the explanation: it needs an answer and a sentence, because the reviewer has nothing else. */
export function explainedErrors(typed: FormValues): readonly FieldMessage[] {
  const text = getExplanationText(typed);
  return [
    ...(getExplanationAnswer(typed) === undefined ? [{ field: 'answer', message: LATE.choose }] : []),
    ...(text === '' ? [{ field: 'text', message: LATE.write }] : []),
    ...(text.length > MAX_LENGTH ? [{ field: 'text', message: LATE.long }] : []),
  ];
}
