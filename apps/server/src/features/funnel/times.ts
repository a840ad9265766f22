import { measureWaits, PHASES, sumWaits, type TimedFact, type Wait } from '@lintel/domain';
import type { PhaseTime, TimedPhase } from './types.ts';

/** Returns how long a file waited, by phase and party, with the sums of each phase, each party and all. */
export function measurePhaseTimes(facts: readonly TimedFact[]): PhaseTime[] {
  const waits = measureWaits(facts, null);
  return [
    ...toTimes('ALL', waits),
    ...PHASES.flatMap((phase) =>
      toTimes(
        phase,
        waits.filter((wait) => wait.phase === phase),
      ),
    ),
  ];
}

function toTimes(phase: TimedPhase, waits: readonly Wait[]): PhaseTime[] {
  const parties = [...sumWaits(waits, 'party')].map(([party, seconds]): PhaseTime => ({ phase, party, seconds }));
  const total = parties.reduce((sum, { seconds }) => sum + seconds, 0);
  return total === 0 && phase !== 'ALL' ? [] : [{ phase, party: 'ALL', seconds: total }, ...parties];
}
