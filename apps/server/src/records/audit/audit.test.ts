import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothDatabases, onOneDatabase, type OpenStore } from '../../../test/database.ts';
import { quiet } from '../../../test/quiet.ts';
import type { Store } from '../../kernel/db/open.ts';
import { append, openAudit } from './audit.ts';
import { verifyTrail } from './verify.ts';

/** An empty trail in a database that tests share: opening one costs more than all that a test writes. */
async function openEmptyTrail(open: OpenStore): Promise<Store> {
  const store = await open();
  await sql`alter table audit_entry disable trigger all`.execute(store.db);
  await sql`truncate audit_entry`.execute(store.db);
  await sql`alter table audit_entry enable trigger all`.execute(store.db);
  await sql`alter sequence audit_sequence restart`.execute(store.db);
  await sql`delete from audit_chain where chain <> ''`.execute(store.db);
  await sql`update audit_chain set sequence = 0, hash = repeat('0', 64)`.execute(store.db);
  return store;
}

onBothDatabases('the audit trail', (open) => {
  const filled = async (entries: number): Promise<Store> => {
    const store = await openEmptyTrail(open);
    const audit = openAudit(store.db, quiet);
    await Promise.all(
      Array.from({ length: entries }, (_, index) =>
        audit.write({
          event: 'desk.asked',
          actor: `staff-${index}`,
          organisation: 'FIGURE',
          about: { call: 'ST-2', index },
        }),
      ),
    );
    return store;
  };
  /** Changes entries as an attacker with database access would, with the triggers off. */
  const tamperWith = async ({ db }: Store, statement: string): Promise<void> => {
    await sql`alter table audit_entry disable trigger all`.execute(db);
    await sql.raw(statement).execute(db);
    await sql`alter table audit_entry enable trigger all`.execute(db);
  };

  test('keeps entries in order, each with the hash of the one before', async () => {
    const { db } = await filled(1203);
    expect(await verifyTrail(db)).toEqual({ ok: true, lastSequence: 1204, brokenAt: null });
    const actors = await db
      .selectFrom('audit_entry')
      .select('actor')
      .where('organisation', '=', 'FIGURE')
      .orderBy('sequence')
      .execute();
    expect(actors.map((row) => row.actor)).toEqual(Array.from({ length: 1203 }, (_, index) => `staff-${index}`));
  });

  // Entry 1 records that FIGURE's chain began; its own entries are 2 to 7.
  test.each([
    [
      'a changed byte of the details',
      `update audit_entry set about = replace(about, 'ST-2', 'ST-3') where sequence = 5`,
      4,
      5,
    ],
    ['another actor', `update audit_entry set actor = 'nobody' where sequence = 2`, 0, 2],
    ['another time', `update audit_entry set at = at + interval '1 millisecond' where sequence = 4`, 3, 4],
    ['a changed hash', `update audit_entry set hash = repeat('a', 64) where sequence = 3`, 2, 3],
    ['a removed entry', 'delete from audit_entry where sequence = 4', 3, 5],
    ['an entry moved to another lender', `update audit_entry set organisation = 'OTHER' where sequence = 4`, 3, 5],
    [
      'two swapped entries',
      'update audit_entry set sequence = case sequence when 3 then 104 else 103 end where sequence in (3, 4); update audit_entry set sequence = sequence - 100 where sequence > 100',
      2,
      3,
    ],
    ['the last entry removed', 'delete from audit_entry where sequence = 7', 6, 7],
    [
      'a whole chain removed with its end',
      `delete from audit_entry where organisation = 'FIGURE'; delete from audit_chain where chain = 'FIGURE'`,
      0,
      1,
    ],
    ['the starts of chains removed', 'delete from audit_entry where organisation is null', 0, 8],
    ['all entries removed', 'delete from audit_entry', 0, 8],
  ])('detects %s', async (_what, statements, lastSequence, brokenAt) => {
    const store = await filled(6);
    await openAudit(store.db, quiet).write({ event: 'desk.asked', actor: 'staff', organisation: 'HOMEPOINT' });
    for (const statement of statements.split('; ')) await tamperWith(store, statement);
    expect(await verifyTrail(store.db, 'FIGURE')).toEqual({ ok: false, lastSequence, brokenAt });
    expect(await verifyTrail(store.db)).toMatchObject({ ok: false });
  });

  test('shows a lender a break in its own chain, and no other lender', async () => {
    const store = await filled(2);
    await openAudit(store.db, quiet).write({ event: 'desk.asked', actor: 'staff', organisation: 'HOMEPOINT' });
    await tamperWith(store, `update audit_entry set actor = 'nobody' where organisation = 'HOMEPOINT'`);
    expect(await verifyTrail(store.db, 'FIGURE')).toEqual({ ok: true, lastSequence: 3, brokenAt: null });
    expect(await verifyTrail(store.db, 'HOMEPOINT')).toEqual({ ok: false, lastSequence: 0, brokenAt: 5 });
    expect(await verifyTrail(store.db)).toMatchObject({ ok: false });
  });

  test.each(['update audit_entry set actor = actor', 'delete from audit_entry', 'truncate audit_entry'])(
    'lets no one run: %s',
    async (statement) => {
      const { db } = await filled(1);
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('never changed or removed');
    },
  );

  test('a rolled back action leaves no entry, and the chain verifies', async () => {
    const store = await filled(2);
    const failed = store.db.transaction().execute(async (trx) => {
      await append(trx, [{ event: 'desk.decided', actor: 'staff', organisation: 'FIGURE' }]);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    await openAudit(store.db, quiet).write({ event: 'desk.asked', actor: 'staff', organisation: 'FIGURE' });
    expect(await verifyTrail(store.db)).toMatchObject({ ok: true, brokenAt: null });
    expect(
      await store.db
        .selectFrom('audit_entry')
        .select('event')
        .where('organisation', '=', 'FIGURE')
        .orderBy('sequence')
        .execute(),
    ).toEqual(Array.from({ length: 3 }, () => ({ event: 'desk.asked' })));
  });

  test('two replicas that write at the same time make one chain', async () => {
    const { db } = await openEmptyTrail(open);
    const [one, other] = [openAudit(db, quiet), openAudit(db, quiet)];
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 ? one : other).write({
          event: 'desk.asked',
          actor: 'staff',
          organisation: 'FIGURE',
          about: { index },
        }),
      ),
    );
    expect(await verifyTrail(db)).toMatchObject({ ok: true, lastSequence: 101 });
  });

  test('starts a lender’s chain once when two replicas write its first entries together', async () => {
    const { db } = await openEmptyTrail(open);
    await Promise.all(
      Array.from({ length: 6 }, () =>
        openAudit(db, quiet).write({ event: 'desk.asked', actor: 'staff', organisation: 'FIGURE' }),
      ),
    );
    const began = await db
      .selectFrom('audit_entry')
      .select('about')
      .where('event', '=', 'audit.chain-started')
      .execute();
    expect(began).toEqual([{ about: '{"chain":"FIGURE"}' }]);
    expect(await verifyTrail(db)).toMatchObject({ ok: true, brokenAt: null });
  });
});

onOneDatabase('two lenders', (open, kind) => {
  test('append to the audit trail without waiting for each other', async ({ skip }) => {
    skip(kind === 'pglite', 'PGlite has one connection: transactions never overlap there.');
    const { db } = await openEmptyTrail(open);
    const buildEntry = (organisation: string) => ({ event: 'desk.asked', actor: 'staff', organisation }) as const;
    for (const organisation of ['FIGURE', 'HOMEPOINT']) await openAudit(db, quiet).write(buildEntry(organisation));
    const [appended, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transaction = db.transaction().execute(async (trx) => {
      await append(trx, [buildEntry('FIGURE')]);
      appended.resolve();
      await release.promise;
    });
    const appendWithin = (wait: string, organisation: string) =>
      db.transaction().execute(async (trx) => {
        await sql.raw(`set local lock_timeout = '${wait}'`).execute(trx);
        await append(trx, [buildEntry(organisation)]);
      });
    try {
      await appended.promise;
      await appendWithin('2s', 'HOMEPOINT');
      expect(await verifyTrail(db, 'HOMEPOINT')).toMatchObject({ ok: true, brokenAt: null });
      await expect(appendWithin('50ms', 'FIGURE')).rejects.toThrow('lock timeout');
    } finally {
      release.resolve();
      await transaction;
    }
    expect(await verifyTrail(db)).toMatchObject({ ok: true, brokenAt: null });
  });

  test('write first entries together with others’, and never deadlock', async ({ skip }) => {
    skip(kind === 'pglite', 'PGlite has one connection: transactions never overlap there.');
    const { db } = await openEmptyTrail(open);
    const entry = { event: 'desk.asked', actor: 'staff' } as const;
    await db.transaction().execute((trx) => append(trx, [{ ...entry, organisation: 'AAA' }]));
    const locked = sql<{
      n: number;
    }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const waiting = async (count: number): Promise<void> => {
      await expect.poll(async () => (await locked.execute(db)).rows[0]?.n).toBe(count);
    };
    const [holding, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const transaction = db.transaction().execute(async (trx) => {
      await trx.selectFrom('audit_chain').select('hash').where('chain', '=', '').forUpdate().execute();
      holding.resolve();
      await release.promise;
    });
    await holding.promise;
    const writing = [
      db.transaction().execute((trx) =>
        append(trx, [
          { ...entry, organisation: null },
          { ...entry, organisation: 'AAA' },
        ]),
      ),
    ];
    await waiting(1);
    writing.push(
      db.transaction().execute((trx) =>
        append(trx, [
          { ...entry, organisation: 'AAA' },
          { ...entry, organisation: 'NEW' },
        ]),
      ),
    );
    await waiting(2);
    release.resolve();
    await transaction;
    await Promise.all(writing);
    expect(await verifyTrail(db)).toMatchObject({ ok: true });
  });
});
