import { expect, test } from 'vitest';
import { inLongRun } from '../../../../tools/long-run.mjs';
import { STORED_STATUSES } from '../../src/loan-file/checklist-status.ts';
import { FACT_TYPES } from '../../src/loan-file/facts.ts';
import { GATES } from '../../src/loan-file/gates.ts';
import { loanMachine, RULES } from '../../src/loan-file/refusal.ts';
import { findViolations } from './invariants.ts';
import { createRandom } from './random.ts';

const WALKS = inLongRun(50_000, 10_000);
const SEED = 20_260_303;

test(
  `${WALKS} random walks follow every rule, reach every gate and find no dead end [ROUTE-064]`,
  { timeout: 600_000 },
  () => {
    const machine = loanMachine(RULES);
    const gates = new Set<string>();
    const types = new Set<string>();
    const ends = new Map<string, number>();
    const reports = new Map<string, number>();
    let facts = 0;
    for (let number = 0; number < WALKS; number += 1) {
      const { found, walk } = findViolations(machine, createRandom(SEED + number));
      for (const what of found) if (!reports.has(what)) reports.set(what, SEED + number);
      for (const id of Object.keys(walk.file.reached)) gates.add(id);
      for (const fact of walk.facts) types.add(fact.type);
      const end = walk.file.ended?.status === 'DECLINED' ? 'DECLINED' : (walk.end ?? 'DEAD END');
      ends.set(end, (ends.get(end) ?? 0) + 1);
      facts += walk.facts.length;
    }
    const summary = [...ends].map(([end, count]) => `${end} ${count}`).join(', ');
    console.info(`${WALKS} walks from seed ${SEED}, ${facts} facts: ${summary}`);

    expect(Object.fromEntries(reports)).toEqual({});
    expect([...gates].sort()).toEqual([...GATES.map((gate) => gate.id), 'complete'].sort());
    expect([...types].sort()).toEqual([...FACT_TYPES].sort());
    expect([...ends.keys()].sort()).toEqual(['COMPLETE', 'DECLINED', 'INCOMPLETE', 'RESCINDED', 'WITHDRAWN']);
    // Random facts decline or withdraw some loan files; good answers completed the rest.
    expect(ends.get('COMPLETE')!).toBeGreaterThan(WALKS / 2);
    const reached = new Set([...gates].map((id) => GATES.find((gate) => gate.id === id)?.status ?? 'COMPLETE'));
    expect(STORED_STATUSES.filter((status) => !reached.has(status))).toEqual([]);
  },
);
