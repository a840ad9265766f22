import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { getPersona, loadFacts } from '../../test/walk.ts';
import { intake } from '../features/application/intake.ts';
import { retryPull } from '../features/credit/retry-job.ts';
import { softPull } from '../features/credit/soft-pull.ts';
import { findProperty } from '../features/property/jobs.ts';
import type { Context } from '../kernel/context.ts';
import { record } from '../loan-file/record.ts';
import { openPersonaClient } from '../sandbox/drive.ts';
import { registerPersona } from '../sandbox/registration.ts';
import type { CreditPort } from './credit/port.ts';
import { sandboxBureau } from './credit/sandbox.ts';
import { clearFaults, orderFault, type FaultMode } from './faults.ts';

/** A bureau that counts the requests that reach it. */
function countRequests(context: Context): { readonly keys: string[]; readonly organizations: string[] } {
  const keys: string[] = [];
  const organizations: string[] = [];
  const port: CreditPort = {
    provider: 'sandbox',
    softPull: async (request, meta) => (
      keys.push(meta.key),
      organizations.push(meta.organization),
      sandboxBureau.softPull(request, meta)
    ),
    hardPull: (request, meta) => sandboxBureau.hardPull(request, meta),
  };
  Object.assign(context.vendors, { credit: port });
  return { keys, organizations };
}

onOneDatabase('a request to a vendor', (open) => {
  let server: TestApp;
  let keys: string[];
  let organizations: string[];
  beforeAll(async () => {
    // Jobs stay queued. Each test runs the work itself, as often and with as many failures as it wants.
    server = await createTestApp(await open());
    ({ keys, organizations } = countRequests(server.context));
  });

  /** A loan whose soft pull is due, with the pull's job. */
  async function createDueLoan(name = 'found', organization = 'FIGURE') {
    const persona = { ...getPersona(name), organisation: organization };
    const { uuid } = await registerPersona(openPersonaClient(server.app, persona), persona, organization);
    await intake({ uuid, gate: 'intake', attempt: 1, key: `${uuid}:intake:1` }, server.context);
    keys.length = 0;
    organizations.length = 0;
    return { uuid, gate: 'soft-credit' as const, attempt: 1, key: `${uuid}:soft-credit:1` };
  }
  const fetchFactTypes = async (uuid: string) => (await loadFacts(server, uuid)).map((fact) => fact.type);
  const fetchLedger = async (uuid: string) =>
    (await server.context.vendors.gateway.ledger.list(uuid)).filter(({ op }) => op === 'credit.softPull');

  test('is made once when the process dies between the answer and the fact', async () => {
    const job = await createDueLoan();
    const { context } = server;
    // The answer reaches the ledger. Then recording it fails, as if the process had been killed there.
    const broken: Context = { ...context, vault: { ...context.vault, seal: () => expect.fail('killed') } };
    await expect(softPull(job, broken)).rejects.toThrow('killed');
    expect(await fetchFactTypes(job.uuid)).not.toContain('SoftCreditReturned');
    await softPull(job, context);
    expect(keys).toEqual([job.key]);
    expect(await fetchLedger(job.uuid)).toMatchObject([
      { op: 'credit.softPull', idempotencyKey: job.key, attempt: 1, outcome: 'FOUND', asks: 2 },
    ]);
    expect((await fetchFactTypes(job.uuid)).filter((type) => type === 'SoftCreditReturned')).toHaveLength(1);
  });

  test('sends the organization of its application', async () => {
    const job = await createDueLoan('found', 'HOMEPOINT');
    await softPull(job, server.context);
    expect(organizations).toEqual(['HOMEPOINT']);
  });

  test('is one ledger line and one fact when a job runs twice at the same time', async () => {
    const job = await createDueLoan();
    await Promise.all([softPull(job, server.context), softPull(job, server.context)]);
    expect(new Set(keys)).toEqual(new Set([job.key]));
    expect(await fetchLedger(job.uuid)).toHaveLength(1);
    expect((await fetchFactTypes(job.uuid)).filter((type) => type === 'SoftCreditReturned')).toHaveLength(1);
  });

  test('is a new request with another key after the borrower retries', async () => {
    const job = await createDueLoan('frozen');
    await softPull(job, server.context);
    await record(server.context, job.uuid, () => [{ type: 'SoftCreditRetryAsked', data: { reason: 'UNFROZEN' } }], {
      actor: { kind: 'borrower', id: 'test' },
      requestId: 'test',
    });
    await softPull({ ...job, attempt: 2, key: `${job.uuid}:soft-credit:2` }, server.context);
    expect((await fetchLedger(job.uuid)).map((row) => [row.attempt, row.outcome, row.asks])).toEqual([
      [1, 'FROZEN', 1],
      [2, 'FOUND', 1],
    ]);
  });

  test('keeps a reply sealed: neither score nor creditor is readable in the ledger', async () => {
    const job = await createDueLoan();
    await softPull(job, server.context);
    const rows = await server.context.db.selectFrom('vendor_ledger').selectAll().execute();
    expect(rows.map((row) => row.sealed?.toString('utf8')).join(' ')).not.toMatch(/Summit|742|Maria/);
  });

  test.each<{ mode: FaultMode; count: number; facts: string[]; ledger: string }>([
    { mode: 'slow', count: 1, facts: ['FOUND'], ledger: 'FOUND' },
    { mode: '5xx', count: 1, facts: ['FOUND'], ledger: 'FOUND' },
    { mode: 'malformed', count: 1, facts: ['FOUND'], ledger: 'FOUND' },
    { mode: 'timeout', count: 1, facts: ['FOUND'], ledger: 'FOUND' },
    { mode: 'duplicate', count: 1, facts: ['FOUND'], ledger: 'FOUND' },
    { mode: '5xx', count: 3, facts: ['ERROR'], ledger: 'UNAVAILABLE' },
    { mode: 'malformed', count: 3, facts: ['ERROR'], ledger: 'MALFORMED' },
    { mode: 'late', count: 1, facts: [], ledger: 'LATE' },
  ])(
    'records, under the fault $mode x $count, the facts $facts and one line $ledger',
    async ({ mode, count, facts, ledger: line }) => {
      const job = await createDueLoan();
      await clearFaults(server.context.db);
      await orderFault(server.context.db, 'credit', mode, count, 0.05);
      await softPull(job, server.context);
      const creditFacts = (await loadFacts(server, job.uuid)).filter((fact) => fact.type === 'SoftCreditReturned');
      expect(creditFacts.map((fact) => (JSON.parse(fact.data) as { outcome: string }).outcome)).toEqual(facts);
      expect((await fetchLedger(job.uuid)).map((row) => row.outcome)).toEqual([line]);
      await clearFaults(server.context.db);
    },
  );

  test('passes on an answer twice under the fault duplicate, and once afterwards', async () => {
    const { gateway } = server.context.vendors;
    const call = {
      kind: 'flood',
      op: 'flood.determine',
      key: randomUUID(),
      organisation: 'FIGURE',
      applicationUuid: null,
      attempt: 1,
    } as const;
    await orderFault(server.context.db, 'flood', 'duplicate', 1, 0);
    await gateway.ask(call, 'sandbox', z.strictObject({ zone: z.string() }), async () => ({ zone: 'X' }));
    let times = 0;
    const onReply = async () => {
      times += 1;
    };
    await gateway.deliver(call.key, onReply);
    expect(times).toBe(2);
    await gateway.deliver(call.key, onReply);
    expect(times).toBe(3);
  });

  test('returns a late answer when it arrives', async () => {
    const job = await createDueLoan();
    await orderFault(server.context.db, 'credit', 'late', 1, 1);
    await softPull(job, server.context);
    expect(await fetchFactTypes(job.uuid)).not.toContain('SoftCreditReturned');
    await softPull(job, server.context);
    expect(await fetchFactTypes(job.uuid)).toContain('SoftCreditReturned');
    expect(await fetchLedger(job.uuid)).toHaveLength(1);
  });

  test('for property is repeated by the queue without an answer, and records nothing until then', async () => {
    const job = await createDueLoan();
    await softPull(job, server.context);
    const find = { uuid: job.uuid, gate: 'locate' as const, attempt: 1, key: `${job.uuid}:locate:1` };
    await orderFault(server.context.db, 'property', '5xx', 3, 0);
    await expect(findProperty(find, server.context)).rejects.toThrow('no usable answer');
    expect(await fetchFactTypes(job.uuid)).not.toContain('PropertyLocated');
    await findProperty(find, server.context);
    expect(await fetchFactTypes(job.uuid)).toContain('PropertyLocated');
  });

  test('is repeated by the retry job after a bureau error, and never by the gate’s own job', async () => {
    const job = await createDueLoan('bureau-error');
    await softPull(job, server.context);
    await retryPull(
      { uuid: job.uuid, gate: 'soft-error', attempt: 1, key: `${job.uuid}:soft-error:1` },
      server.context,
    );
    expect(await fetchFactTypes(job.uuid)).not.toContain('SoftCreditRetryAsked');
    await retryPull(
      { uuid: job.uuid, gate: 'soft-error', attempt: 1, key: `${job.uuid}:soft-error:1:again` },
      server.context,
    );
    await softPull({ ...job, attempt: 2, key: `${job.uuid}:soft-credit:2` }, server.context);
    expect((await fetchFactTypes(job.uuid)).slice(-3)).toEqual([
      'SoftCreditReturned',
      'SoftCreditRetryAsked',
      'SoftCreditReturned',
    ]);
    const { rows } = await retryJobs(server.context, job.uuid);
    expect(rows).toEqual([900]);
  });
});

/** Returns the seconds by which this loan's retries were postponed. */
async function retryJobs(context: Context, uuid: string): Promise<{ rows: number[] }> {
  const found = await sql<{
    wait: string;
  }>`select round(extract(epoch from start_after - created_on)) as wait from pgboss.job where name = 'gate-work.credit.retry' and data->>'key' like ${`${uuid}%again`}`.execute(
    context.db,
  );
  return { rows: found.rows.map((row) => Number(row.wait)) };
}
