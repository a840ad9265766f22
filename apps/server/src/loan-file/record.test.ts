import { replay, type Fact } from '@lintel/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestContext } from '../../test/context.ts';
import { onBothDatabases } from '../../test/database.ts';
import { buildBorrowerMeta, WORKER_META, facts, openLoan } from '../../test/loans.ts';
import type { Context } from '../kernel/context.ts';
import { Refused } from '../kernel/http/errors.ts';
import { readApplication } from './applications.ts';
import { canonical } from './canonical.ts';
import { toFact, openFile, record } from './record.ts';
import { loadFacts } from './store.ts';
import { verifyChain } from './verify.ts';

const getReason = (error: unknown): string => (error instanceof Refused ? error.reason : String(error));

interface QueuedJob {
  name: string;
  data: { uuid: string; gate: string; attempt: number; key: string };
}

async function listQueuedJobs(context: Context, uuid: string): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select name, data from pgboss.job where name like 'gate-work.%' and data->>'uuid' = ${uuid} order by created_on`.execute(
    context.db,
  );
  return rows;
}

onBothDatabases('record', (open) => {
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(await open());
  });

  test('appends the facts, folds them, and stores status, gate and version', async () => {
    const { uuid } = await openLoan(context, {}, facts.intake);
    const recorded = await record(context, uuid, () => [facts.creditFound], WORKER_META);
    const row = await readApplication(context.db, uuid);
    expect(recorded).toMatchObject({ version: 3, status: 'WAITING_FOR_AVM_DATA' });
    expect(row).toMatchObject({ version: 3, status: 'WAITING_FOR_AVM_DATA', gate: 'locate', active: true });
    expect((await loadFacts(context.db, uuid)).map((fact) => [fact.sequence, fact.type])).toEqual([
      [1, 'ApplicationCreated'],
      [2, 'IntakeCompleted'],
      [3, 'SoftCreditReturned'],
    ]);
  });

  test('replays all facts to the stored projection, and the hash chain verifies', async () => {
    const { uuid } = await openLoan(context, {}, facts.intake, facts.creditFound, facts.located, facts.withdrawn);
    const replayed = replay((await loadFacts(context.db, uuid)).map(toFact));
    expect(canonical(replayed)).toBe(canonical((await readApplication(context.db, uuid))?.projection));
    expect(await verifyChain(context.db, uuid)).toEqual({ ok: true, lastSequence: 5 });
  });

  test('queues the job of a reached gate in the same transaction, keyed by loan, gate and attempt', async () => {
    const { uuid } = await openLoan(context);
    expect(await listQueuedJobs(context, uuid)).toEqual([
      { name: 'gate-work.intake', data: { uuid, gate: 'intake', attempt: 1, key: `${uuid}:intake:1` } },
    ]);
    await record(context, uuid, () => [facts.intake], WORKER_META);
    expect((await listQueuedJobs(context, uuid)).map((job) => job.data.key)).toEqual([
      `${uuid}:intake:1`,
      `${uuid}:soft-credit:1`,
    ]);
  });

  test('leaves no fact, projection or job when a decision fails', async () => {
    const { uuid } = await openLoan(context);
    const failing = record(
      context,
      uuid,
      async ({ trx }) => {
        await context.vault.put(trx, 'rolled-back', 'gone with the transaction');
        throw new Error('on purpose');
      },
      WORKER_META,
    );
    await expect(failing).rejects.toThrow('on purpose');
    expect(await readApplication(context.db, uuid)).toMatchObject({ version: 1 });
    expect(await listQueuedJobs(context, uuid)).toHaveLength(1);
    expect(await context.db.selectFrom('secret').select('ref').where('kind', '=', 'rolled-back').execute()).toEqual([]);
  });

  test('leaves no fact when follow-up rules never end', async () => {
    const { uuid } = await openLoan(context, {}, facts.intake);
    const postCondition = (id: string): Fact => ({
      type: 'ConditionPosted',
      data: {
        id,
        category: 'GENERIC_DOCUMENT_REQUEST',
        blocks: 'NONE',
        askBorrower: true,
        person: null,
        documents: [],
        text: 'Send it.',
        deadline: null,
      },
    });
    const endless: Context = { ...context, followUps: [({ version }) => [postCondition(`follows-${version}`)]] };
    await expect(record(endless, uuid, () => [postCondition('first')], WORKER_META)).rejects.toThrow(
      'kept following after 10',
    );
    expect(await readApplication(context.db, uuid)).toMatchObject({ version: 2 });
  });

  test('writes simultaneous records in sequence, each based on the one before', async () => {
    const { uuid } = await openLoan(context, {}, facts.intake);
    const seen: number[] = [];
    const posts = Array.from({ length: 6 }, (_, index) =>
      record(
        context,
        uuid,
        async ({ version, trx }) => {
          seen.push(version);
          await sql`select pg_sleep(0.01)`.execute(trx);
          return [
            {
              type: 'ConditionPosted',
              data: {
                id: `c${index}`,
                category: 'GENERIC_DOCUMENT_REQUEST',
                blocks: 'NONE',
                askBorrower: true,
                person: null,
                documents: [],
                text: 'Send it.',
                deadline: null,
              },
            },
          ];
        },
        WORKER_META,
      ),
    );
    const versions = (await Promise.all(posts)).map(({ version }) => version);
    expect(versions.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(seen).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('rolls back earlier facts when the file refuses a later one', async () => {
    const { uuid } = await openLoan(context);
    const refused = await record(context, uuid, () => [facts.intake, facts.intake], WORKER_META).catch(
      (error: unknown) => error,
    );
    expect(getReason(refused)).toBe('not-at-this-step');
    expect(await readApplication(context.db, uuid)).toMatchObject({ version: 1, gate: 'intake' });
    expect(await listQueuedJobs(context, uuid)).toHaveLength(1);
  });

  test('refuses an answer to an older attempt and any fact on a closed file', async () => {
    const { uuid, identityUuid } = await openLoan(context, {}, facts.intake, facts.creditNoMatch);
    const ssn = { type: 'SsnGiven', data: { ssn: 'ssn-1', name: 'name-1', previousAddress: null } } as const;
    await record(context, uuid, () => [ssn], buildBorrowerMeta(identityUuid));
    const late = await record(context, uuid, () => [facts.creditFound], WORKER_META).catch((error: unknown) => error);
    expect(late).toMatchObject({ reason: 'not-at-this-step', data: { reason: 'STALE_ATTEMPT' } });
    await record(context, uuid, () => [facts.withdrawn], buildBorrowerMeta(identityUuid));
    const closed = await record(context, uuid, () => [facts.withdrawn], buildBorrowerMeta(identityUuid)).catch(
      (error: unknown) => error,
    );
    expect(closed).toMatchObject({ reason: 'not-at-this-step', data: { reason: 'FILE_CLOSED' } });
    expect(await readApplication(context.db, uuid)).toMatchObject({ status: 'CANCELLED', active: false });
  });

  test('records one of twenty simultaneous answers and refuses the others', async () => {
    const { uuid } = await openLoan(context, {}, facts.intake);
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () => record(context, uuid, () => [facts.creditFound], WORKER_META)),
    );
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await verifyChain(context.db, uuid)).toEqual({ ok: true, lastSequence: 3 });
  });

  test('allows one active application per person and lender, however many are created at the same time', async () => {
    const identityUuid = crypto.randomUUID();
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => openLoan(context, { identityUuid })));
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await openLoan(context, { identityUuid, organisation: 'HOMEPOINT' });
    expect(
      await context.db.selectFrom('application').select('uuid').where('identity_uuid', '=', identityUuid).execute(),
    ).toHaveLength(2);
  });

  test('refuses a write from an old version only when a later fact changed its slice', async () => {
    const { uuid, identityUuid } = await openLoan(context, {}, facts.intake, facts.creditFound);
    const by = buildBorrowerMeta(identityUuid);
    const stale = await record(context, uuid, () => [facts.withdrawn], {
      ...by,
      ifMatch: { version: 1, slice: 'softPull' },
    }).catch((error: unknown) => error);
    expect(stale).toMatchObject({
      reason: 'stale-version',
      data: { version: 3, slice: 'softPull', status: 'WAITING_FOR_AVM_DATA' },
    });
    await expect(
      record(context, uuid, () => [facts.withdrawn], {
        ...by,
        ifMatch: { version: 1, slice: ['offers', 'selection'] },
      }),
    ).resolves.toMatchObject({ version: 4 });
  });

  test('records follow-up facts in the same transaction, and queues no job for a step closed in it', async () => {
    const locateAfterCredit = ({
      file,
    }: {
      file: { softPull: { outcome: string | null }; propertySearch: { outcome: string | null } };
    }) => (file.softPull.outcome === 'FOUND' && file.propertySearch.outcome === null ? [facts.located] : []);
    const following = await createTestContext(await open(), { features: [{ followUps: [locateAfterCredit] }] });
    const { uuid } = await openLoan(following, {}, facts.intake, facts.creditFound);
    expect(await readApplication(context.db, uuid)).toMatchObject({ version: 4, gate: 'value' });
    expect((await listQueuedJobs(context, uuid)).map((job) => job.data.gate)).toEqual([
      'intake',
      'soft-credit',
      'value',
    ]);
  });

  describe('the hash chain', () => {
    test.each([
      ['changed data', "update fact set data = replace(data, 'FOUND', 'FROZEN') where sequence = 3", 3],
      ['a changed time', "update fact set at = at + interval '1 second' where sequence = 2", 2],
      ['a changed actor', "update fact set actor_id = 'somebody' where sequence = 1", 1],
      ['a removed fact', 'delete from fact where sequence = 2', 2],
    ])('detects %s', async (_what, change, brokenAt) => {
      const { uuid } = await openLoan(context, {}, facts.intake, facts.creditFound);
      const damage = sql.raw(`${change} and application_uuid = '${uuid}'`);
      await expect(damage.execute(context.db)).rejects.toThrow('a fact is never changed or removed');
      await sql`alter table fact disable trigger fact_is_for_ever`.execute(context.db);
      await damage.execute(context.db);
      await sql`alter table fact enable trigger fact_is_for_ever`.execute(context.db);
      expect(await verifyChain(context.db, uuid)).toMatchObject({ ok: false, brokenAt });
    });

    test('verifies while a fact is recorded between its two reads', async () => {
      const { uuid } = await openLoan(context, {}, facts.intake);
      let applicationReads = 0;
      const racing = new Proxy(context.db, {
        get(db, name) {
          const value: unknown = Reflect.get(db, name);
          if (name !== 'selectFrom') return value;
          return (table: 'application') => {
            if (table !== 'application' || ++applicationReads !== 2) return db.selectFrom(table);
            const executeTakeFirst = async () => {
              await record(context, uuid, () => [facts.creditFound], WORKER_META);
              return readApplication(db, uuid);
            };
            return { selectAll: () => ({ where: () => ({ executeTakeFirst }) }) };
          };
        },
      });
      expect(await verifyChain(racing, uuid)).toEqual({ ok: true, lastSequence: 3 });
    });

    test('detects a projection that differs from its facts', async () => {
      const { uuid } = await openLoan(context, {}, facts.intake);
      await sql`update application set projection = jsonb_set(projection, '{intakeCompleted}', 'false') where uuid = ${uuid}`.execute(
        context.db,
      );
      expect(await verifyChain(context.db, uuid)).toMatchObject({
        ok: false,
        because: 'the projection does not match the facts',
      });
    });
  });

  test('returns not-found for an unknown loan', async () => {
    expect(
      getReason(
        await record(context, crypto.randomUUID(), () => [facts.intake], WORKER_META).catch((error: unknown) => error),
      ),
    ).toBe('not-found');
  });

  test('opens no second file under the same id', async () => {
    const { uuid, identityUuid } = await openLoan(context);
    const again = context.db
      .transaction()
      .execute((trx) =>
        openFile(context, trx, { uuid, identityUuid, organisation: 'HOMEPOINT' }, [facts.created], WORKER_META),
      );
    await expect(again).rejects.toThrow('application_pkey');
    expect(await loadFacts(context.db, uuid)).toHaveLength(1);
  });
});
