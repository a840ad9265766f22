import type { Status } from '@lintel/contract';

type Stage = Status['stages'][number];

/** The message at work: the first that has not ended; -1 when all have. */
export const currentStage = (stages: readonly Stage[]): number =>
  stages.findIndex(({ section }) => section !== 'COMPLETE');

/** What the checklist shows of a stage: a tick only for what the server reported as done. */
export function stageState(stages: readonly Stage[], index: number): 'done' | 'now' | 'next' {
  if (stages[index]?.section === 'COMPLETE') return 'done';
  return index === currentStage(stages) ? 'now' : 'next';
}
