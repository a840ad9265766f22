import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { runCleanups } from '../../test/cleanup.ts';
import { createTestContext } from '../../test/context.ts';
import { cloneDatabase } from '../../test/database.ts';
import { openLoan } from '../../test/loans.ts';
import { parseStatements } from '../../test/statements.ts';
import { features } from '../features.ts';
import { sweepDeposits } from '../features/bank/sweep.ts';
import { queueScans } from '../features/documents/scan-later.ts';
import { sweepNotices } from '../features/notices/sweep.ts';
import { mailUnreadNotices } from '../features/rescission/send-notices.ts';
import { removeAged } from '../features/retention/aged-records.ts';
import { sweepRetention } from '../features/retention/sweep.ts';
import type { Context } from '../kernel/context.ts';
import { openPostgres, type Store } from '../kernel/db/open.ts';
import { sweepClocks } from '../loan-file/sweep.ts';
import { syncStaffTasks } from '../records/staff-tasks/sync-staff-tasks.ts';
import { sweepTurns } from '../reminders/sweep.ts';

const postgres = inject('postgres');
// Set before any connection opens, so that each one records its queries.
const query = vi.spyOn(pg.Client.prototype, 'query');
let store: Store;
let context: Context;
let explainClient: pg.Client;

beforeAll(async () => {
  if (!('url' in postgres)) return;
  const url = await cloneDatabase(postgres.url);
  store = await openPostgres(url, 4);
  context = await createTestContext(store, { features });
  explainClient = new pg.Client({ connectionString: url });
  await explainClient.connect();
  const { uuid } = await openLoan(context);
  await explainClient.query(
    `
    insert into application (uuid, identity_uuid, organisation, projection, version, status, gate, gate_since, active, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), organisation, projection, version, status, gate, gate_since, active, created_at, updated_at from application, generate_series(1, 3000) where uuid = $1`,
    [uuid],
  );
  await explainClient.query('analyze application');
  // PostgreSQL reads a small table completely whatever its indexes. The test checks whether an index fits.
  await explainClient.query('set enable_seqscan = off');
});

afterAll(async () => {
  query.mockRestore();
  if (!store) return;
  await explainClient.end();
  await runCleanups(store);
  await store.close();
});

const WHOLE_TABLE = /Seq Scan on (application|fact|document|letter|micro_deposit|bank_account|income_record)\b/;
/** Indexes of `application` that contain every file, or every open one, and were made for something else. */
const OTHER_INDEX = /application_(pipeline|by_status|by_gate|owner|one_active|loan_number\w*)\b/;
/** Reading an index from end to end is a table scan in disguise. */
const WHOLE_INDEX = /Scan using application_pkey\b[^\n]*\n(?!\s*Index Cond)/;

const SWEEPS: Readonly<Record<string, (context: Context) => Promise<unknown>>> = {
  sweepAlarms: syncStaffTasks,
  sweepNotices,
  sweepDeposits,
  mailUnreadNotices,
  sweepClocks,
  sweepTurns,
  queueScans,
  sweepRetention,
  removeAged,
};

test.skipIf('missing' in postgres).each(Object.entries(SWEEPS))(
  '%s finds what is due by an index, and reads no application without anything due',
  async (_name, sweep) => {
    query.mockClear();
    await sweep(context);
    const statements = parseStatements(query.mock.calls).filter(
      ({ text }) => /^(with|select|update|delete)\b/i.test(text) && !text.includes('pgboss'),
    );
    expect(statements.length).toBeGreaterThan(0);
    const scans: string[] = [];
    for (const { text, values } of statements) {
      const { rows } = await explainClient.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      if (WHOLE_TABLE.test(plan) || OTHER_INDEX.test(plan) || WHOLE_INDEX.test(plan)) scans.push(`${text}\n${plan}`);
    }
    expect(scans).toEqual([]);
  },
);
