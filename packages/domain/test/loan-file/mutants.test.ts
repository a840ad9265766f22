import { expect, test } from 'vitest';
import { loanMachine } from '../../src/loan-file/refusal.ts';
import { findViolations } from './invariants.ts';
import { MUTANTS } from './mutants.ts';
import { createRandom } from './random.ts';

const MAX_WALKS = 8_000;

test.each(MUTANTS)('random walks catch the mutant $name [ROUTE-064]', { timeout: 180_000 }, ({ rules, caught }) => {
  const machine = loanMachine(rules);
  const reports = new Set<string>();
  for (let seed = 1; seed <= MAX_WALKS; seed += 1) {
    for (const what of findViolations(machine, createRandom(seed)).found) reports.add(what);
    if ([...reports].some((what) => caught.test(what))) return;
  }
  expect.fail(`not caught in ${MAX_WALKS} walks; said: ${[...reports].join('; ') || 'nothing'}`);
});
