import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = 'apps/server/src';
const files = globSync(`${ROOT}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const SQL = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`(?!select 1`)/;
const isRoutes = (file: string): boolean => /(?:^|-)routes\.ts$/.test(basename(file));

/** Code that belongs in another file of its folder, one sentence each. */
function misplaced(file: string, source: string): string[] {
  return [
    ...(/\bmount\(\w+\)\(/.test(source) && !isRoutes(file) ? [`${file} mounts a call`] : []),
    ...(isRoutes(file) && SQL.test(source) ? [`${file} has SQL`] : []),
  ];
}

test('only routes files mount calls, and they contain no SQL', () => {
  expect(files.length).toBeGreaterThan(700);
  expect([...sources].flatMap(([file, source]) => misplaced(file, source))).toEqual([]);
});

test.each([
  ['features/bank/confirm.ts', 'mount(app)(confirmBank)(async ({ loan }) => confirm(context, loan));'],
  ['features/bank/routes.ts', "const row = await context.db.selectFrom('bank_account').selectAll().execute();"],
  ['features/bank/routes.ts', 'await sql`delete from bank_account`.execute(context.db);'],
])('%s may not contain %s', (file, source) => {
  expect(misplaced(file, source)).toHaveLength(1);
});

test('the index.ts of every feature and record folder says what the folder is for', () => {
  const folders = [...new Set(files.map(dirname))].filter((folder) =>
    /^apps\/server\/src\/(?:(?:features|records|kernel)\/[^/]+|loan-file|vendors|identity|reminders|notifications|console-api|pages|sandbox)$/.test(
      folder,
    ),
  );
  expect(folders.length).toBeGreaterThan(60);
  const silent = folders.filter(
    (folder) => !/^\/\*\* [A-Z][^]{20,}? \*\/\n/.test(sources.get(`${folder}/index.ts`) ?? ''),
  );
  expect(silent).toEqual([]);
});

/** Sentences that are in English for every reader, so code imports them without a door. */
const ENGLISH_ONLY: Readonly<Record<string, string>> = {
  'commands/words.en.ts': 'operators read it in a terminal',
  'kernel/config/start-words.en.ts': 'operators read it in a terminal',
  'vendors/sanctions/words.en.ts': 'operators read it in a terminal',
  'features/retention/words.en.ts': 'operators read it in a terminal',
  'kernel/http/docs.en.ts': 'engineers read it in the OpenAPI document',
  'kernel/metrics/help.en.ts': 'engineers read it in Prometheus',
  'features/metrics/help.en.ts': 'engineers read it in Prometheus',
  'features/archive/words.en.ts': 'the archive is a record',
  'features/documents/cover.en.ts': 'letters on paper have no approved translation',
  'features/notices/counter-terms.en.ts': 'notices have no approved translation',
  'features/sanctions/words.en.ts': 'notices have no approved translation',
  'features/signing/words.en.ts': 'signed documents have no approved translation',
};

test('code imports sentences only through the module that selects the reader’s language', () => {
  const words = files.filter((file) => file.endsWith('.en.ts'));
  expect(words.length).toBeGreaterThan(35);
  const imported = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/from '(\.[^']*\.en\.ts)'/g)].map(([, path = '']) => ({
      file,
      words: join(dirname(file), path),
    })),
  );
  const pastTheDoor = imported.filter(
    ({ file, words: path }) =>
      file !== path.replace('.en.ts', '.ts') && !Object.hasOwn(ENGLISH_ONLY, path.slice(ROOT.length + 1)),
  );
  expect(pastTheDoor).toEqual([]);
  expect(Object.keys(ENGLISH_ONLY).filter((path) => !words.includes(`${ROOT}/${path}`))).toEqual([]);
  expect(words.filter((path) => !imported.some((one) => one.words === path))).toEqual([]);
});
