import { expect, test } from 'vitest';
import { describeChange } from './describe-change.ts';

const OFF = { enabled: false, variables: {}, startsAt: null, endsAt: null };
const PERSON = '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10';

test.each([
  [{ ...OFF, enabled: true }, 'Off → on.'],
  [
    { ...OFF, enabled: true, variables: { rollout: { percentage: 20, identities: [PERSON] } } },
    'Off → on, for 20% of visitors, for 1 person by ID.',
  ],
  [
    {
      ...OFF,
      enabled: true,
      variables: { rollout: { percentage: 100, createdAfter: '2026-12-01T18:00:00Z' } },
      endsAt: '2026-12-03T01:30:00Z',
    },
    'Off → on, for 100% of visitors, for applications created after Dec 1, 2026, 10:00 AM PST, until Dec 2, 2026, 5:30 PM PST.',
  ],
  [{ ...OFF, variables: { zips: ['95403'], note: 'Fire' } }, 'Off → off, zips: ["95403"], note: Fire.'],
])('a change to %j is a sentence', (to, sentence) => {
  expect(describeChange({ from: OFF, to }).replaceAll('\u202f', ' ')).toBe(sentence);
});

test('variables that stay the same are not named', () => {
  const from = { ...OFF, enabled: true, variables: { zips: ['95403'] } };
  expect(describeChange({ from, to: { ...from, enabled: false } })).toBe('On → off.');
});
