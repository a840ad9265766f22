import type { readFunnel, Reply } from '@lintel/contract';

/** How long funded applications waited for one party in one phase. */
export type PhaseTime = Reply<typeof readFunnel>['times'][number];

/** Returns how many visits or applications got to a step; 0 where the report has no such step. */
export const countAt = <S extends string>(
  steps: readonly { readonly step: S; readonly count: number }[],
  step: S,
): number => steps.find((one) => one.step === step)?.count ?? 0;

/** Returns the time of all phases and all parties together; undefined while nothing is funded. */
export const findTotal = (times: readonly PhaseTime[]): PhaseTime | undefined =>
  times.find(({ phase, party }) => phase === 'ALL' && party === 'ALL');
