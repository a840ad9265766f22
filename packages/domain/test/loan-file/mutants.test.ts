import { expect, test } from 'vitest';
import { loanMachine } from '../../src/loan-file/refusal.ts';
import { violations } from './invariants.ts';
import { MUTANTS } from './mutants.ts';
import { random } from './random.ts';

const MOST_WALKS = 8_000;

test.each(MUTANTS)('the walks catch the mutant: $name [ROUTE-064]', { timeout: 180_000 }, ({ rules, caught }) => {
  const machine = loanMachine(rules);
  const said = new Set<string>();
  for (let seed = 1; seed <= MOST_WALKS; seed += 1) {
    for (const what of violations(machine, random(seed)).found) said.add(what);
    if ([...said].some((what) => caught.test(what))) return;
  }
  expect.fail(`not caught in ${MOST_WALKS} walks; said: ${[...said].join('; ') || 'nothing'}`);
});
