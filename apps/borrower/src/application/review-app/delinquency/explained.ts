import { EXPLANATIONS } from '@lintel/contract';
import type { Fault } from '../../../gate/refusal.ts';
import type { Typed } from '../../../gate/use-press.ts';
import { LATE } from './copy.ts';

const MOST = 500;

export const answerOf = (typed: Typed): (typeof EXPLANATIONS)[number] | undefined =>
  EXPLANATIONS.find((one) => one === typed['answer']);
export const textOf = (typed: Typed): string => (typed['text'] ?? '').trim();

/** An answer and a sentence to it: whoever reads it has nothing else to go by. */
export function explainedFaults(typed: Typed): readonly Fault[] {
  const text = textOf(typed);
  return [
    ...(answerOf(typed) === undefined ? [{ id: 'answer', message: LATE.choose }] : []),
    ...(text === '' ? [{ id: 'text', message: LATE.write }] : []),
    ...(text.length > MOST ? [{ id: 'text', message: LATE.long }] : []),
  ];
}
