import { expect, test } from 'vitest';
import { inLongRun } from '../../../../tools/long-run.mjs';
import { PARTIES } from '../../src/cycle-time/parties.ts';
import { getPhase, PHASES } from '../../src/cycle-time/phases.ts';
import { measureWaits, sumWaits, type Wait } from '../../src/cycle-time/waits.ts';
import type { TimedFact } from '../../src/loan-file/facts.ts';
import { emptyFile } from '../../src/loan-file/file.ts';
import { currentGate, fold } from '../../src/loan-file/fold.ts';
import { GATES } from '../../src/loan-file/gates.ts';
import { loanMachine, RULES } from '../../src/loan-file/refusal.ts';
import { getStatus } from '../../src/loan-file/status.ts';
import { createRandom, type Random } from '../loan-file/random.ts';
import { walkToEnd } from '../loan-file/walk.ts';

const FILES = inLongRun(10_000, 2000);
const SEED = 20_261_201;
const CLOSED: ReadonlySet<string> = new Set(['CANCELLED', 'DECLINED', 'COMPLETE']);

/** The facts of a random life, at random instants: often together, with milliseconds, up to weeks apart. */
function buildTimedFacts(random: Random): TimedFact[] {
  const machine = loanMachine(RULES);
  let time = Date.UTC(2026, 0, 5, 8, 30, 0, random.below(1000));
  return walkToEnd(machine, random).facts.map((fact) => {
    if (!random.chance(0.3)) time += random.chance(0.7) ? random.below(7_200_000) : random.below(1_500_000_000);
    return { fact, at: new Date(time).toISOString() };
  });
}

const second = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** From the first fact to the one that closed the file for good, less the time in which it was closed before. */
function openSeconds(facts: readonly TimedFact[]): number {
  let file = emptyFile();
  let openedAt: number | undefined;
  let total = 0;
  for (const { fact, at } of facts) {
    file = fold(file, fact);
    const isClosed = CLOSED.has(getStatus(file));
    if (!isClosed) openedAt ??= second(at);
    if (isClosed && openedAt !== undefined) {
      total += second(at) - openedAt;
      openedAt = undefined;
    }
  }
  return total;
}

const sum = (sums: ReadonlyMap<unknown, number>): number => [...sums.values()].reduce((all, one) => all + one, 0);

const isInOrder = (waits: readonly Wait[]): boolean =>
  waits.every(({ from, to }, index) => from < to && from >= (waits[index - 1]?.to ?? 0));

test(
  `the parties' times of ${FILES} random files add up to the time in which each was open, to the second`,
  { timeout: 120_000 },
  () => {
    let exact = 0;
    const parties = new Set<string>();
    for (let number = 0; number < FILES; number += 1) {
      const facts = buildTimedFacts(createRandom(SEED + number));
      const waits = measureWaits(facts, '2040-01-01T00:00:00Z');
      const whole = openSeconds(facts);
      const sums = (['party', 'phase', 'gate'] as const).map((by) => sum(sumWaits(waits, by)));
      if (sums.every((one) => one === whole) && isInOrder(waits)) exact += 1;
      for (const { party } of waits) parties.add(party);
    }
    expect(exact).toBe(FILES);
    expect([...parties].sort()).toEqual([...PARTIES].sort());
  },
);

test('a moment belongs to the gate that was current then, and a fact begins the next one', () => {
  const facts = buildTimedFacts(createRandom(SEED));
  const waits = measureWaits(facts, null);
  let file = emptyFile();
  const expected = facts.flatMap(({ fact, at }, index) => {
    file = fold(file, fact);
    const next = facts[index + 1];
    const gate = currentGate(file);
    return next && second(next.at) > second(at) && gate ? [{ at: second(at), gate: gate.id, owner: gate.owner }] : [];
  });
  const found = expected.map(({ at }) => waits.filter(({ from, to }) => from <= at && at < to).map(({ gate }) => gate));
  const waiting = expected.map(({ gate, owner }) => (owner === 'nobody' ? [] : [gate]));
  expect(found).toEqual(waiting);
  expect(found.length).toBeGreaterThan(10);
});

test('an open file is waited on until now, a closed one only until its end', () => {
  const facts = buildTimedFacts(createRandom(SEED + 1));
  const part = facts.slice(0, 5);
  const last = part.at(-1)!;
  const now = new Date(Date.parse(last.at) + 90_000).toISOString();
  const open = sum(sumWaits(measureWaits(part, now), 'party'));
  expect(open).toBe(second(now) - second(part[0]!.at));
  expect(sum(sumWaits(measureWaits(part, null), 'party'))).toBe(second(last.at) - second(part[0]!.at));
  expect(measureWaits(facts, '2040-01-01T00:00:00Z')).toEqual(measureWaits(facts, null));
  expect(measureWaits([], now)).toEqual([]);
});

test('a fact that is dated before the one before it takes no time and counts none twice', () => {
  const [first, later, ...rest] = buildTimedFacts(createRandom(SEED + 2)).slice(0, 6);
  const start = Date.parse(first!.at);
  const at = (seconds: number): string => new Date(start + seconds * 1000).toISOString();
  const facts = [
    first!,
    { ...later!, at: at(60) },
    ...rest.map((one, index) => ({ ...one, at: at(index === 0 ? 10 : 90) })),
  ];
  expect(sum(sumWaits(measureWaits(facts, null), 'gate'))).toBe(90);
});

test('every gate belongs to a phase', () => {
  expect(GATES.filter(({ id }) => !PHASES.includes(getPhase(id)))).toEqual([]);
});
