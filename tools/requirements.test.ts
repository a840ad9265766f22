import { expect, test } from 'vitest';
import { factsOf } from './requirements.mjs';

const counted = (...rows: string[]) =>
  Object.fromEntries([...factsOf(rows.join('\n'))].map(([area, facts]) => [area, facts.map((ids) => [...ids])]));

test('a row that repeats another is no second fact, and a test may name either', () => {
  expect(
    counted('| AAA-001 | One. (same fact as BBB-002) | 1 |', '| AAA-003 | Three. | 1 |', '| BBB-002 | One. | 2 |'),
  ).toEqual({ AAA: [['AAA-003']], BBB: [['BBB-002', 'AAA-001']] });
});

test('a row that sums up two proves neither alone', () => {
  expect(
    counted(
      '| AAA-001 | Both. (same fact as BBB-002, BBB-003) | 1 |',
      '| BBB-002 | One. | 2 |',
      '| BBB-003 | Other. | 2 |',
    ),
  ).toEqual({ BBB: [['BBB-002'], ['BBB-003']] });
});

test('of two rows that repeat each other the first counts', () => {
  expect(
    counted('| AAA-001 | One. (same fact as BBB-002) | 1 |', '| BBB-002 | One. (same fact as AAA-001) | 2 |'),
  ).toEqual({ AAA: [['AAA-001', 'BBB-002']] });
});
