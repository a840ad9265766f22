import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const UPGRADE_PAGE = join(import.meta.dirname, '../../../../../docs/how-to/run-in-production.md');
/** Statements that remove something a server of the previous version writes or reads. */
const DESTRUCTIVE_SQL = /\b(drop column|rename column|drop table|rename to|set not null|drop view)\b/i;

const isDestructive = (text: string): boolean => DESTRUCTIVE_SQL.test(text);
/** It renames the fields of every stored loan file, which its SQL doesn't show. */
const FIRST_MIGRATION = '2026-11-24-first-schema';

test('the upgrade section names every migration that breaks servers of the previous version', () => {
  const page = readFileSync(UPGRADE_PAGE, 'utf8');
  const files = readdirSync(MIGRATIONS).filter((file) => /^\d{4}-.*\.ts$/.test(file));
  const taking = files.filter((file) => isDestructive(readFileSync(join(MIGRATIONS, file), 'utf8')));
  expect(files).toContain(`${FIRST_MIGRATION}.ts`);
  const named = [FIRST_MIGRATION, ...taking.map((file) => file.replace('.ts', ''))];
  expect(named.filter((name) => !page.includes(`| \`${name}\``))).toEqual([]);
});

test('every migration’s name has the expected pattern', () => {
  const files = readdirSync(MIGRATIONS).filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file));
  expect(files.filter((file) => !/^\d{4}-\d{2}-\d{2}-[a-z-]+\.ts$/.test(file))).toEqual(['run-script.ts']);
});

test.each([
  ['alter table offer_set drop column data', true],
  ['ALTER TABLE signing_field RENAME COLUMN label TO purpose', true],
  ['alter table offer_set\n  alter column sealed set not null', true],
  ['drop table flag', true],
  ['alter table staff add column locale text', false],
  ['alter table payout add check (number > 0)', false],
])('%j is destructive: %s', (text, expected) => {
  expect(isDestructive(text)).toBe(expected);
});
