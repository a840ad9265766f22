import type { readFunnel, Reply } from '@lintel/contract';
import type { FileStep } from '@lintel/domain';

export type PhaseTime = Reply<typeof readFunnel>['times'][number];

/** How many got to a step; 0 where the report has no such step. */
export const countAt = (
  steps: readonly { readonly step: FileStep; readonly count: number }[],
  step: FileStep,
): number => steps.find((one) => one.step === step)?.count ?? 0;

/** The time of all phases and everyone together; undefined while nothing is funded. */
export const findTotal = (times: readonly PhaseTime[]): PhaseTime | undefined =>
  times.find(({ phase, party }) => phase === 'ALL' && party === 'ALL');
