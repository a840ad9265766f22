/**
 * A separate process that a test kills: it runs one kind of work, which calls a "vendor" (a table written in its own
 * transaction), waits, and records the answer. Prints a line when it is up, has asked, has recorded.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context } from '../../src/kernel/context.ts';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openPostgres, openStore } from '../../src/kernel/db/open.ts';
import type { GateJob } from '../../src/kernel/jobs/jobs.ts';
import { runWork } from '../../src/kernel/jobs/run-work.ts';
import { record } from '../../src/loan-file/record.ts';
import { createTestContext } from '../context.ts';
import { WORKER_META, facts, openLoan } from '../loans.ts';

const [kind = '', where = '', holdMs = '0', loans = '0'] = process.argv.slice(2);
const store =
  kind === 'pglite'
    ? await openStore({ databaseUrl: null, dataDir: where }, () => undefined)
    : await openPostgres(where, 4);
await migrate(store.db, { production: false, sandboxVendors: true });
await sql`create table if not exists vendor_asked (key text primary key, times integer not null)`.execute(store.db);

async function softPull(job: GateJob, context: Context): Promise<void> {
  await sql`insert into vendor_asked values (${job.key}, 1) on conflict (key) do update set times = vendor_asked.times + 1`.execute(
    context.db,
  );
  console.log('asked');
  await wait(Number(holdMs));
  await record(
    context,
    job.uuid,
    () => [{ ...facts.creditFound, data: { ...facts.creditFound.data, attempt: job.attempt } }],
    WORKER_META,
  );
  console.log('recorded');
}

const context = await createTestContext(store, { features: [{ work: { 'credit.softPull': softPull } }] });
for (let index = 0; index < Number(loans); index += 1) await openLoan(context, {}, facts.intake);
await runWork(context);
console.log('up');
setInterval(() => undefined, 60_000);
