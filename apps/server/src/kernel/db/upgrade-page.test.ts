import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const PAGE = join(import.meta.dirname, '../../../../../docs/how-to/run-in-production.md');
/** What takes away something that a server of the version before writes or reads. */
const TAKES_AWAY = /drop column|rename column|drop table|set not null/;

test('the upgrade section names every migration that takes a column from servers of the version before', () => {
  const page = readFileSync(PAGE, 'utf8');
  const taking = readdirSync(MIGRATIONS)
    .filter((file) => TAKES_AWAY.test(readFileSync(join(MIGRATIONS, file), 'utf8')))
    .map((file) => file.replace('.ts', ''));
  expect(taking).toContain('0161-identity-sealed');
  expect(taking.filter((name) => !page.includes(`| \`${name}\` |`))).toEqual([]);
});
