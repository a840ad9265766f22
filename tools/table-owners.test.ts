import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { findForeignQueries, findTableOwners, findVariableTables } from './table-owners.ts';

const ROOT = 'apps/server/src';

/** Queries that join several owners' tables by design, with the reason. They only read. */
const READ_MODELS: Readonly<Record<string, string>> = {
  'console-api/read-models/first-entries.ts': 'tasks of staff leave out entries that the caller made first',
  'console-api/read-models/queue.ts':
    "the console's lists page through loans, tasks and who has them in the order of an index",
  'console-api/read-models/officer.ts': "a loan officer's list pages through their own loans in the order of an index",
  'features/funnel/officers.ts': 'a report counts the files of each loan officer in one scan',
  'loan-file/poll-query.ts': 'the status poll reads session and loan in one query (decision 0048)',
};

/** Maintenance code that must touch every table, with the reason. */
const MAINTENANCE: Readonly<Record<string, string>> = {
  'features/key-rotation/reseal.ts': 'seals each column of `kernel/db/sealed.ts` again when the keys rotate',
  'features/retention/erase.ts': 'erases each table of `features/retention/file-tables.ts`',
  'features/retention/file-tables.ts':
    'says in one order, which foreign keys require, what goes with a file; a test compares it with the database',
  'features/retention/aged-records.ts':
    'removes rows that are too old from tables of many owners, with the legal holds on them',
};

const sources = new Map(
  globSync(`${ROOT}/**/*.ts`)
    .filter((file) => !/\.test\.ts$/.test(file) && !file.includes('/migrations/'))
    .map((file) => [posix.relative(ROOT, file), readFileSync(file, 'utf8')]),
);
const owners = findTableOwners(sources);
const foreign = findForeignQueries(sources, owners);

test('only the folder that owns a table names it in SQL', () => {
  expect(owners.size).toBeGreaterThan(100);
  expect(foreign.filter(({ file }) => !Object.hasOwn({ ...READ_MODELS, ...MAINTENANCE }, file))).toEqual([]);
});

test('a declared read model writes no table of another folder', () => {
  expect(foreign.filter(({ file, writes }) => writes && Object.hasOwn(READ_MODELS, file))).toEqual([]);
});

test('only declared maintenance uses a variable as a table name', () => {
  expect(findVariableTables(sources).filter((file) => !Object.hasOwn(MAINTENANCE, file))).toEqual([]);
});

test.each(Object.keys({ ...READ_MODELS, ...MAINTENANCE }))('%s still needs its declaration', (file) => {
  expect([...foreign.map((query) => query.file), ...findVariableTables(sources)]).toContain(file);
});

const loans: [string, string] = [
  'loan-file/tables.ts',
  "interface LoanTables {\n  loan: Loan;\n  fact: Fact;\n}\n\ndeclare module '../db/schema.ts' {\n  interface Database extends LoanTables {}\n}\n",
];

test.each([
  ['a query of the builder', "db.selectFrom('loan').selectAll()", 'loan', false],
  ['a list of tables', "db.selectFrom(['own', 'loan'])", 'loan', false],
  ['a join under an alias', "query\n  .innerJoin('loan as l', 'l.uuid', 'own.loan_uuid')", 'loan', false],
  ['an update', "trx.updateTable('loan').set({ active: false })", 'loan', true],
  ['an insertion', "trx.insertInto('fact').values(row)", 'fact', true],
  ['SQL text', 'sql`select * from loan`', 'loan', false],
  ['SQL text in capitals over two lines', 'sql`SELECT *\n  FROM loan`', 'loan', false],
  ['a template in a template', 'sql`select ${all ? sql`(select max(at) from fact)` : sql`1`}`', 'fact', false],
  ['a plain string', "const where = 'uuid in (select loan_uuid from loan)';", 'loan', false],
  ['the second table of a list', 'sql`select * from own o, loan`', 'loan', false],
  ['a deletion in SQL text', 'sql`delete from fact where at < ${at}`', 'fact', true],
  ['an insertion in SQL text', 'sql`insert into loan (uuid) values (${uuid})`', 'loan', true],
])('finds %s', (_what, source, table, writes) => {
  expect(findForeignQueries(new Map([loans, ['desk/list.ts', source]]))).toEqual([
    { file: 'desk/list.ts', table, owner: 'loan-file', writes },
  ]);
});

test.each([
  ['the owner', 'loan-file/store.ts', "db.selectFrom('loan')"],
  ['a folder inside the owner’s', 'loan-file/sweeps/due.ts', "db.selectFrom('loan')"],
  ['a comment', 'desk/list.ts', '// What is read from loan stays.\n/** Rows that come from fact. */'],
  ['an import', 'desk/list.ts', "import { read } from '../loan/read.ts';"],
  ['an undeclared table', 'desk/list.ts', "db.selectFrom('draft')"],
])('accepts %s', (_what, file, source) => {
  expect(findForeignQueries(new Map([loans, [file, source]]))).toEqual([]);
});

test('refuses a table with two owners', () => {
  const twice: [string, string] = ['desk/tables.ts', loans[1]];
  expect(() => findTableOwners(new Map([loans, twice]))).toThrow('loan has two owners: loan-file and desk');
});

test('finds a table whose name is a variable', () => {
  expect(findVariableTables(new Map([['desk/a.ts', 'sql`select * from ${sql.table(name)}`']]))).toEqual(['desk/a.ts']);
});
