import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './node26.mjs';
import { findIds, findUnproved, groupFacts, listRowIds, addProofs } from './requirements.mjs';

const list = readFileSync(join(root, 'docs/requirements.md'), 'utf8');

const counted = (...rows: string[]) =>
  Object.fromEntries([...groupFacts(rows.join('\n'))].map(([area, facts]) => [area, facts.map((ids) => [...ids])]));

test('counts a repeated row once, whichever id a test names', () => {
  expect(
    counted('| AAA-001 | One. (same fact as BBB-002) | 1 |', '| AAA-003 | Three. | 1 |', '| BBB-002 | One. | 2 |'),
  ).toEqual({ AAA: [['AAA-003']], BBB: [['BBB-002', 'AAA-001']] });
});

test('counts no row that summarizes several others', () => {
  expect(
    counted(
      '| AAA-001 | Both. (same fact as BBB-002, BBB-003) | 1 |',
      '| BBB-002 | One. | 2 |',
      '| BBB-003 | Other. | 2 |',
    ),
  ).toEqual({ BBB: [['BBB-002'], ['BBB-003']] });
});

test('counts the first of two rows that repeat each other', () => {
  expect(
    counted('| AAA-001 | One. (same fact as BBB-002) | 1 |', '| BBB-002 | One. (same fact as AAA-001) | 2 |'),
  ).toEqual({ AAA: [['AAA-001', 'BBB-002']] });
});

test('the list contains each id once, in numerical order', () => {
  const rows = listRowIds(list);
  expect(rows.length).toBeGreaterThan(1300);
  expect(rows.filter((id, at) => rows.indexOf(id) !== at)).toEqual([]);
  for (const area of groupFacts(list).keys()) {
    const ofArea = rows.filter((id) => id.startsWith(`${area}-`));
    expect(ofArea).toEqual(ofArea.toSorted());
  }
});

test('every id that a test names is in the list', () => {
  const known = new Set(listRowIds(list));
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const unknown = files
    .split('\n')
    .filter((file) => file !== '' && file !== 'tools/requirements.test.ts')
    .flatMap((file) => findIds(readFileSync(join(root, file), 'utf8')).map((id) => `${file}: ${id}`))
    .filter((named) => !known.has(named.slice(named.lastIndexOf(' ') + 1)));
  expect(unknown).toEqual([]);
});

test('finds a row that the list says is proved and no passed test names', () => {
  const rows = ['| AAA-001 | One. | `a.test.ts` |', '| AAA-002 | Two. | `a.test.ts` |', '| AAA-003 | Three. |  |'];
  expect(findUnproved(rows.join('\n'), { 'AAA-001': ['a.test.ts: one [AAA-001]'] })).toEqual(['AAA-002']);
});

test('lists each file that proves a row once and drops files that no longer do', () => {
  const row = (proofs: string) => `| AAA-001 | Either \\| or. |${proofs}|`;
  const all = { 'AAA-001': ['b.test.ts: one [AAA-001]', 'a.spec.ts: two [AAA-001]', 'b.test.ts: three [AAA-001]'] };
  expect(addProofs(row(' '), all)).toBe(row(' `a.spec.ts`, `b.test.ts` '));
  expect(addProofs(row(' `old.test.ts` '), {})).toBe(row('  '));
});
