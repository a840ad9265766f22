import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/** Ways to write the fact table, by Kysely or by SQL. */
const WRITES =
  /(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`]fact['"` ]|(insert\s+into|update|delete\s+from|truncate|merge\s+into)\s+("?public"?\.)?"?fact\b/i;

const writesFacts = (text: string): boolean => WRITES.test(text);
const callsAppendFacts = (text: string): boolean =>
  /\bappendFacts\s*\(/.test(text) && !/function appendFacts/.test(text);

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(SOURCE, file), 'utf8') }));

test('only the loan file writes facts, in one place', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(({ text }) => writesFacts(text)).map(({ file }) => file)).toEqual(['loan-file/store.ts']);
  expect(files.filter(({ text }) => callsAppendFacts(text)).map(({ file }) => file)).toEqual(['loan-file/record.ts']);
});

test.each([
  "trx.insertInto('fact').values(row)",
  'db.deleteFrom("fact")',
  "db.updateTable('fact as f')",
  'sql`insert into fact (type) values (1)`',
  'sql`UPDATE public.fact set data = 1`',
  'sql`delete from "fact"`',
])('the guard detects %s', (text) => {
  expect(writesFacts(text)).toBe(true);
});

test.each(["db.selectFrom('fact')", "db.insertInto('factory')", '// a fact is written by record'])(
  'the guard allows %s',
  (text) => {
    expect(writesFacts(text)).toBe(false);
  },
);
