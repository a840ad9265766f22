import { randomUUID } from 'node:crypto';
import { listApplications, listOwnPipeline, listReviews, type Call } from '@lintel/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { runCleanups } from '../../test/cleanup.ts';
import { cloneDatabase } from '../../test/database.ts';
import { openLoan } from '../../test/loans.ts';
import { required } from '../../test/required.ts';
import { parseStatements } from '../../test/statements.ts';
import { features } from '../features.ts';
import { insertOriginator } from '../features/originators/store.ts';
import { openPostgres, type Store } from '../kernel/db/open.ts';
import { openStaffClient } from '../sandbox/staff.ts';

const postgres = inject('postgres');
// Set before any connection opens, so that each one records its queries.
const query = vi.spyOn(pg.Client.prototype, 'query');
let store: Store;
let client: Awaited<ReturnType<typeof openStaffClient>>;
let officer: typeof client;
let explainClient: pg.Client;
let status: string;

const FILES = 3000;
/** A page of each of the 4 gates with tasks. EXPLAIN rounds up the rows of each loop. */
const MAX_ROWS = 250;

beforeAll(async () => {
  if (!('url' in postgres)) return;
  const url = await cloneDatabase(postgres.url);
  store = await openPostgres(url, 4);
  const { app, context } = await createTestApp(store, { features });
  explainClient = new pg.Client({ connectionString: url });
  await explainClient.connect();
  const { uuid } = await openLoan(context);
  ({ status = '' } =
    (await explainClient.query<{ status: string }>('select status from application where uuid = $1', [uuid])).rows[0] ??
    {});
  client = await openStaffClient(app, 'FIGURE');
  await explainClient.query(
    `
    insert into application (uuid, identity_uuid, organisation, projection, version, status, gate, gate_since, active, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), 'FIGURE', projection, version, status, gate, gate_since + n * interval '1 minute', true, created_at, updated_at from application, generate_series(1, ${FILES}) n where uuid = $1`,
    [uuid],
  );
  await explainClient.query(`
    insert into desk_task (uuid, application_uuid, organisation, kind, gate, attempt, subject, opened_at, due_at, closed_at)
    select gen_random_uuid(), uuid, organisation, 'GATE', (array['soft-error', 'income-review', 'id-review', 'file-review'])[1 + abs(hash % 4)], 1, null, gate_since, gate_since, case when hash / 4 % 2 = 0 then gate_since end
    from (select uuid, organisation, gate_since, hashtext(uuid::text) hash from application) as files`);
  await explainClient.query(
    `insert into file_token select left(md5(k || uuid::text), 20), uuid, false from application, generate_series(1, 3) k`,
  );
  officer = await openStaffClient(app, 'FIGURE', 'officer');
  const originator = randomUUID();
  await insertOriginator(context.db, {
    uuid: originator,
    organisation: 'FIGURE',
    kind: 'OFFICER',
    name: 'Olivia Grant',
    nmls_id: '7000001',
    phone: '3035550151',
    email: 'olivia@example.com',
    licensed_states: '[]',
    enforce_licensed_states: true,
    replies_within_hours: null,
  });
  await explainClient.query(
    `update loan_originator set staff_uuid = (select identity_uuid from staff where permissions ? 'originate' limit 1) where uuid = $1`,
    [originator],
  );
  await explainClient.query('update application set originator_uuid = $1', [originator]);
  await explainClient.query('vacuum analyze application, desk_task, file_token');
}, 60_000);

afterAll(async () => {
  query.mockRestore();
  if (!store) return;
  await explainClient.end();
  await runCleanups(store);
  await store.close();
});

interface Plan {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/** Returns the rows of the large tables that a plan read, including those it filtered out. */
const getRowsRead = (plan: Plan): number[] => {
  const rows = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
  const own = ['application', 'desk_task', 'file_token', 'fact', 'document'].includes(plan['Relation Name'] ?? '')
    ? [rows]
    : [];
  return [...own, ...(plan.Plans ?? []).flatMap(getRowsRead)];
};

async function capturePlans(
  call: Call,
  requestQuery: Readonly<Record<string, string>>,
  caller = client,
): Promise<{ text: string; most: number }[]> {
  query.mockClear();
  expect((await caller.loose(call, { query: requestQuery })).status).toBe(200);
  const statements = parseStatements(query.mock.calls).filter(
    ({ text }) => /^\(?(with|select)\b/i.test(text) && !text.includes('pgboss') && !text.includes('for update'),
  );
  const read: { text: string; most: number }[] = [];
  for (const { text, values } of statements) {
    const { rows } = await explainClient.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${text}`,
      [...values],
    );
    const most = Math.max(0, ...rows.flatMap((row) => getRowsRead(row['QUERY PLAN'][0].Plan)));
    read.push({ text, most });
  }
  return read;
}

const isCount = ({ text }: { text: string }): boolean => text.includes('count(*)');

test.skipIf('missing' in postgres).each([
  ['applications', {}],
  ['applications', { status: 'STATUS' }],
  ['applications', { owner: 'BORROWER' }],
  ['applications', { owner: 'STAFF' }],
  ['applications', { owner: 'VENDOR' }],
  ['applications', { assignee: 'NOBODY' }],
  ['applications', { assignee: 'ME' }],
  ['applications', { waitingSince: '2000-01-01T00:00:00.000Z' }],
  ['applications', { q: 'Delgado' }],
  ['applications', { q: 'Delgado Maria' }],
  ['applications', { q: '100001' }],
  ['applications', { q: '100001', status: 'STATUS' }],
  ['reviews', {}],
  ['reviews', { doable: 'true' }],
  ['reviews', { gate: 'income-review' }],
  ['reviews', { assignee: 'ME' }],
] as const)(
  'the list of %s for %j reads the rows of its page and not every file of the lender',
  async (list, requestQuery) => {
    const call = list === 'reviews' ? listReviews : listApplications;
    const read = await capturePlans(call, 'status' in requestQuery ? { ...requestQuery, status } : requestQuery);
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((one) => !isCount(one) && one.most > MAX_ROWS)).toEqual([]);
  },
);

test.skipIf('missing' in postgres)('a later page reads no more rows than the first one', async () => {
  const { nextCursor } = await client.send(listApplications);
  const read = await capturePlans(listApplications, { cursor: required(nextCursor, 'next page') });
  expect(read.filter((one) => one.most > MAX_ROWS)).toEqual([]);
});

test
  .skipIf('missing' in postgres)
  .each<Record<string, string>>([{}, { owner: 'BORROWER' }, { owner: 'VENDOR' }, { closed: 'true' }])(
  'a loan officer’s own pipeline for %j reads the rows of its page and not all of their files',
  async (requestQuery) => {
    const read = await capturePlans(listOwnPipeline, requestQuery, officer);
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((one) => one.most > MAX_ROWS)).toEqual([]);
  },
);
