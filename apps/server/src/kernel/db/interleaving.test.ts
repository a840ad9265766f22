import { setImmediate as macrotask } from 'node:timers/promises';
import { sql } from 'kysely';
import { PgBoss, fromKysely } from 'pg-boss';
import { expect, test } from 'vitest';
import { inLongRun } from '../../../../../tools/long-run.mjs';
import { onBothDatabases } from '../../../test/database.ts';

const TRANSACTIONS = inLongRun(1000, 300);

onBothDatabases('one pool for records and jobs', (open) => {
  test(
    `${TRANSACTIONS} transactions beside a running worker lose nothing acknowledged and keep nothing rolled back`,
    { timeout: 120_000 },
    async () => {
      const store = await open();
      const { db } = store;
      await sql`create table written (n integer primary key)`.execute(db);
      await sql`create table done (n integer not null)`.execute(db);
      const boss = new PgBoss({ ...store.boss, useListenNotify: true, schedule: false });
      boss.on('error', () => undefined);
      await boss.start();
      await boss.createQueue('interleave', { notify: true });
      await boss.findJobs('interleave', { key: 'none' });
      const worker = await boss.work<{ n: number }>(
        'interleave',
        { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 },
        async (jobs) => {
          for (const job of jobs)
            await db.transaction().execute((trx) => sql`insert into done (n) values (${job.data.n})`.execute(trx));
          boss.notifyWorker(worker);
        },
      );

      const acknowledged = new Set<number>();
      let next = 0;
      let outside = 0;
      const write = async (): Promise<void> => {
        while (next < TRANSACTIONS) {
          const n = next++;
          const attempt = db.transaction().execute(async (trx) => {
            await sql`insert into written (n) values (${n})`.execute(trx);
            await macrotask();
            await boss.send('interleave', { n }, { db: fromKysely(trx) });
            if (n % 5 === 0) throw new Error('on purpose');
          });
          await attempt.then(
            () => acknowledged.add(n),
            () => undefined,
          );
          await macrotask();
        }
      };
      const sendOutside = async (): Promise<void> => {
        while (next < TRANSACTIONS) {
          await boss.send('interleave', { n: -1 });
          outside += 1;
          await macrotask();
        }
      };
      await Promise.all([write(), write(), write(), write(), sendOutside()]);
      const count = async (): Promise<number> =>
        Number((await sql<{ count: string }>`select count(*) from done`.execute(db)).rows[0]?.count);
      await expect.poll(count, { timeout: 90_000, interval: 100 }).toBe(acknowledged.size + outside);
      await boss.stop({ graceful: false, close: true });

      const written = await sql<{ n: number }>`select n from written`.execute(db);
      const done = await sql<{ n: number }>`select n from done where n >= 0`.execute(db);
      // Without this check the test could pass because nothing ran concurrently.
      expect(outside).toBeGreaterThan(50);
      expect(acknowledged.size).toBe(TRANSACTIONS * 0.8);
      expect(new Set(written.rows.map((row) => row.n))).toEqual(acknowledged);
      expect(done.rows.map((row) => row.n).toSorted((a, b) => a - b)).toEqual(
        [...acknowledged].toSorted((a, b) => a - b),
      );
    },
  );

  test('a pool query inside its own transaction fails soon instead of hanging', async () => {
    const { db, kind } = await open();
    const nested = db.transaction().execute(() => sql`select 1`.execute(db));
    const outcome = await nested.then(
      () => 'done',
      (error: Error) => error.message,
    );
    // PostgreSQL has a second connection available, so there the test databases detect the mistake themselves.
    expect(outcome).toMatch(kind === 'pglite' ? /timeout exceeded/ : /inside its own transaction/);
  });
});
