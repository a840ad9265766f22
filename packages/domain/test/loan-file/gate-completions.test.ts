import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findGateCompletions, GATES, parseFact, type Fact } from '../../src/index.ts';

const readGolden = (name: string): Fact[] =>
  readFileSync(fileURLToPath(new URL(`../golden/${name}.jsonl`, import.meta.url)), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => parseFact(JSON.parse(line)));

const dated = (facts: readonly Fact[]) => facts.map((fact, at) => ({ fact, at }));

test('each gate is completed by the fact that closed it', () => {
  const facts = readGolden('primary-residence');
  const completions = findGateCompletions(dated(facts));
  const closedBy = (gate: Parameters<typeof completions.get>[0]) => facts[completions.get(gate) ?? -1]?.type;
  expect({
    credit: closedBy('soft-credit'),
    offer: closedBy('choose'),
    wait: closedBy('waiting-period'),
    recording: closedBy('recording'),
    funds: closedBy('send-funds'),
  }).toEqual({
    credit: 'SoftCreditReturned',
    offer: 'OfferSelected',
    wait: 'NotaryPlanned',
    recording: 'DeedRecorded',
    funds: 'FundsSent',
  });
});

test('a gate that was never open or is open again has no completion', () => {
  const facts = readGolden('primary-residence');
  const planned = facts.findIndex(({ type }) => type === 'NotaryPlanned');
  const early = findGateCompletions(dated(facts.slice(0, planned)));
  expect(early.has('waiting-period')).toBe(false);
  expect(early.has('facta')).toBe(false);
  expect(GATES.some(({ id }) => early.has(id))).toBe(true);
});
