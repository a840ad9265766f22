import type { TimedFact } from '../loan-file/facts.ts';
import { emptyFile } from '../loan-file/file.ts';
import { currentGate, fold } from '../loan-file/fold.ts';
import type { GateId } from '../loan-file/gates.ts';
import { toParty, type Party } from './parties.ts';
import { getPhase, type Phase } from './phases.ts';

/** A stretch of time in which a loan file was at one gate: from `from`, until just before `to`. */
export interface Wait {
  readonly gate: GateId;
  readonly phase: Phase;
  readonly party: Party;
  /** Seconds since 1970. */
  readonly from: number;
  readonly to: number;
}

const toSecond = (instant: string): number => Math.floor(Date.parse(instant) / 1000);

/**
 * Divides the life of a loan file into stretches, each with the one gate that was current and the party that it waited
 * for. They don't overlap, and their lengths add up to the time in which the file was open: instants are rounded down
 * to seconds before they are subtracted. A closed file ends at the fact that closed it, an open one at `now`. A fact
 * with an earlier time than the one before it counts as recorded at the same time.
 *
 * @param facts in the order in which they were recorded
 * @param now ISO 8601; null leaves out the time since the last fact
 */
export function measureWaits(facts: readonly TimedFact[], now: string | null): Wait[] {
  const waits: Wait[] = [];
  let file = emptyFile();
  let from = facts[0] === undefined ? 0 : toSecond(facts[0].at);
  const waitUntil = (instant: string): void => {
    const to = Math.max(from, toSecond(instant));
    const gate = currentGate(file);
    const party = gate === undefined ? null : toParty(gate.owner);
    if (gate !== undefined && party !== null && to > from)
      waits.push({ gate: gate.id, phase: getPhase(gate.id), party, from, to });
    from = to;
  };
  for (const { fact, at } of facts) {
    waitUntil(at);
    file = fold(file, fact);
  }
  if (now !== null && facts.length > 0) waitUntil(now);
  return waits;
}

/** Seconds by gate, phase or party, in the order in which each was first waited for. */
export function sumWaits<Key extends 'gate' | 'phase' | 'party'>(
  waits: readonly Wait[],
  by: Key,
): ReadonlyMap<Wait[Key], number> {
  const sums = new Map<Wait[Key], number>();
  for (const wait of waits) sums.set(wait[by], (sums.get(wait[by]) ?? 0) + wait.to - wait.from);
  return sums;
}
