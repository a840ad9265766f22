import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CALL_DOCS,
  lookUpAddress,
  openTelemetrySession,
  readReady,
  sendTelemetryEvent,
  type SentBodyOf,
} from '@lintel/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { facts, openLoan } from '../../../test/loans.ts';
import { findAlertErrors, promtoolMissing, scrape, type Scrape } from '../../../test/prometheus.ts';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/time.ts';
import { setLoanClock } from '../../loan-file/index.ts';
import { clearFaults, orderFault } from '../../vendors/faults.ts';
import { metrics } from './routes.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const env = { METRICS_PORT: '0' };
const SESSION = CALL_DOCS[openTelemetrySession.id]?.example.body as SentBodyOf<typeof openTelemetrySession>;
const EVENT = CALL_DOCS[sendTelemetryEvent.id]?.example.body as SentBodyOf<typeof sendTelemetryEvent>;

/** Every alert, with the minutes after its cause at which it must have fired. */
const ALERTS = {
  LintelDown: 3,
  LintelDatabaseDown: 2,
  LintelDatabaseConnectionsUsedUp: 3,
  LintelResponsesFail: 3,
  LintelResponsesSlow: 3,
  LintelJobsWait: 3,
  LintelJobsRetried: 16,
  LintelJobGivenUp: 1,
  LintelVendorFails: 6,
  LintelVendorAnswersMalformed: 1,
  LintelFilesWaitForWork: 6,
  LintelFilesWaitForStaff: 6,
  LintelClocksLate: 6,
  LintelEventsDropped: 1,
  LintelEventLoopBlocked: 6,
} as const;
type Alert = keyof typeof ALERTS;

const ruleNames = [...readFileSync(`${ROOT}/ops/alerts.yml`, 'utf8').matchAll(/- alert: (\w+)/g)].map(
  ([, name = '']) => name,
);

test('every alert of the rules fires in a test below, and the how-to says what to do about it', () => {
  expect(Object.keys(ALERTS).toSorted()).toEqual(ruleNames.toSorted());
  const page = readFileSync(`${ROOT}/docs/how-to/watch-in-production.md`, 'utf8');
  expect(ruleNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

async function listen(context: Context): Promise<{ url: string; close: () => Promise<void> }> {
  const listener = await metrics.listener?.(context);
  if (!listener) throw new Error('No listener.');
  const [url = ''] = /http:\S+/.exec(listener.line) ?? [];
  return { url, close: () => listener.close() };
}

/** Returns what went wrong, unless none of the alerts fires while everything is well and all do after their cause. */
const findUnexpected = (alerts: readonly Alert[], before: Scrape, after: Scrape): Promise<string> =>
  findAlertErrors(
    alerts.flatMap((alert) => [
      { alert, scrapes: [before], minute: ALERTS[alert], fires: false },
      { alert, scrapes: [before, after], minute: ALERTS[alert] + 1, fires: true },
    ]),
  );

describe.skipIf(promtoolMissing)(`alerts${promtoolMissing ? `: ${promtoolMissing}` : ''}`, () => {
  onOneDatabase('of a server', (open) => {
    let server: TestApp;
    let page: Awaited<ReturnType<typeof listen>>;
    let before: Scrape;
    beforeAll(async () => {
      server = await createTestApp(await open(), { env });
    });
    beforeEach(async () => {
      await server.send(readReady);
      page = await listen(server.context);
      before = await scrape(page.url);
    });
    afterEach(() => page.close());

    /** Takes all connections, lets others wait, and gives them back. */
    async function withoutConnections(use: () => Promise<unknown>): Promise<void> {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      const holders = Array.from({ length: 20 }, () => server.context.db.connection().execute(() => promise));
      await expect.poll(() => server.context.store.poolUse().waiting).toBeGreaterThan(0);
      await use();
      release();
      await Promise.all(holders);
    }

    test('fire when the server is gone', async () => {
      await page.close();
      expect(await findUnexpected(['LintelDown'], before, await scrape(page.url))).toBe('');
    });

    test('fire when no query gets a connection, and the process still gives its own figures', async () => {
      let after: Scrape = null;
      await withoutConnections(async () => {
        after = await scrape(page.url);
      });
      expect(after).toContain('process_cpu_seconds_total');
      expect(after).not.toContain('lintel_files{');
      expect(await findUnexpected(['LintelDatabaseDown', 'LintelDatabaseConnectionsUsedUp'], before, after)).toBe('');
    });

    test('fire when responses are server errors', async () => {
      await withoutConnections(async () => {
        expect((await server.ask(readReady)).statusCode).toBe(503);
      });
      expect(await findUnexpected(['LintelResponsesFail'], before, await scrape(page.url))).toBe('');
    });

    test('fire when responses are slow', async () => {
      const answers: Promise<unknown>[] = [];
      await withoutConnections(async () => {
        answers.push(...Array.from({ length: 5 }, () => server.send(readReady)));
        await new Promise((resolve) => setTimeout(resolve, 1200));
      });
      await Promise.all(answers);
      expect(await findUnexpected(['LintelResponsesSlow'], before, await scrape(page.url))).toBe('');
    });

    test('fire when a job waits that no one starts', async () => {
      const { db, jobs } = server.context;
      await db.transaction().execute((trx) => jobs.queueBackgroundJob(trx, 'mail-note', randomUUID()));
      await sql`update pgboss.job set start_after = now() - interval '6 minutes' where name = 'errand.mail-note'`.execute(
        db,
      );
      expect(await findUnexpected(['LintelJobsWait'], before, await scrape(page.url))).toBe('');
    });

    test('fire when a vendor does not answer', async () => {
      const { db } = server.context;
      await orderFault(db, 'address', '5xx', 3, 0);
      for (const search of ['1 Maple', '2 Maple', '3 Maple']) await server.ask(lookUpAddress, { query: { search } });
      await clearFaults(db);
      expect(await findUnexpected(['LintelVendorFails'], before, await scrape(page.url))).toBe('');
    });

    test('fire when a vendor sends what its adapter cannot read', async () => {
      const { db } = server.context;
      await orderFault(db, 'address', 'malformed', 1, 0);
      await server.ask(lookUpAddress, { query: { search: '4 Maple Street' } });
      await clearFaults(db);
      expect(await findUnexpected(['LintelVendorAnswersMalformed'], before, await scrape(page.url))).toBe('');
    });

    test('fire when a file waits for a vendor, and for staff', async () => {
      await openLoan(server.context, {}, facts.intake);
      await openLoan(server.context);
      await setLoanClock(server.context, { offsetMs: 2 * HOUR_MS });
      const hours = await scrape(page.url);
      await setLoanClock(server.context, { offsetMs: 100 * DAY_MS });
      const days = await scrape(page.url);
      await setLoanClock(server.context, { offsetMs: 0 });
      expect(await findUnexpected(['LintelFilesWaitForWork'], before, hours)).toBe('');
      expect(await findUnexpected(['LintelFilesWaitForStaff'], hours, days)).toBe('');
    });

    test('fire when a deadline passed and nothing recorded it', async () => {
      const { uuid } = await openLoan(server.context);
      const due = new Date(Date.now() - 11 * MINUTE_MS);
      await server.context.db
        .insertInto('clock')
        .values({ application_uuid: uuid, clock: 'INCOMPLETE', due })
        .execute();
      expect(await findUnexpected(['LintelClocksLate'], before, await scrape(page.url))).toBe('');
    });

    test('fire when pages send events that are not on the list', async () => {
      const params = { context: 'external' } as const;
      const { sessionKey } = await server.send(openTelemetrySession, { params, body: SESSION });
      const body = { ...EVENT, sessionKey, event: 'heloc-password-typed' };
      await server.ask(sendTelemetryEvent, { params, body });
      const first = await scrape(page.url);
      for (let sent = 0; sent < 25; sent += 1) await server.ask(sendTelemetryEvent, { params, body });
      expect(await findUnexpected(['LintelEventsDropped'], first, await scrape(page.url))).toBe('');
    });

    test('fire when something keeps the process busy', async () => {
      // A scrape says the longest wait since the one before it: a machine with other work may have kept us waiting.
      const alert = 'LintelEventLoopBlocked';
      const readQuiet = async (): Promise<string> => {
        before = await scrape(page.url);
        return findAlertErrors([{ alert, scrapes: [before], minute: ALERTS[alert], fires: false }]);
      };
      await expect.poll(readQuiet).toBe('');
      const end = performance.now() + 1500;
      while (performance.now() < end) Math.random();
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await findUnexpected([alert], before, await scrape(page.url))).toBe('');
    });
  });

  onOneDatabase('of jobs', (open) => {
    test('fire when a job keeps failing, and when it is given up', async () => {
      const failing: Feature = { backgroundJobs: { 'mail-note': () => Promise.reject(new Error('no')) } };
      const context = await createTestContext(await open(), { features: [failing], env, run: true });
      const { db, jobs } = context;
      const page = await listen(context);
      onTestFinished(() => page.close());
      const before = await scrape(page.url);
      await db.transaction().execute((trx) => jobs.queueBackgroundJob(trx, 'mail-note', randomUUID()));
      await expect.poll(() => scrape(page.url)).toContain('lintel_jobs_retrying{queue="errand.mail-note"} 1');
      const retried = await scrape(page.url);
      expect(await findUnexpected(['LintelJobsRetried'], before, retried)).toBe('');
      await sql`update pgboss.job set retry_limit = 1 where name = 'errand.mail-note'`.execute(db);
      await expect.poll(() => scrape(page.url)).toContain('lintel_job_runs_total{outcome="given-up"} 1');
      expect(await findUnexpected(['LintelJobGivenUp'], retried, await scrape(page.url))).toBe('');
    });
  });
});
