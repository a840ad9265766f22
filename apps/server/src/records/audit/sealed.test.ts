import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quiet } from '../../../test/quiet.ts';
import { openMemory } from '../../kernel/db/memory.ts';
import { migrate } from '../../kernel/db/migrate.ts';
import { openAudit } from './audit.ts';
import { GENESIS, hashEntry } from './chain.ts';
import { verifyTrail } from './verify.ts';

let store: Awaited<ReturnType<typeof openMemory>>;

/** Builds a database with entries as the migration left it that gave each organization a chain. */
beforeAll(async () => {
  store = await openMemory();
  await migrate(store.db, { production: true, sandboxVendors: false });
  let hash = GENESIS;
  for (const [index, organisation] of ['FIGURE', 'HOMEPOINT', null, 'FIGURE'].entries()) {
    const row = {
      sequence: index + 1,
      at: new Date('2026-11-01T12:00:00.000Z'),
      event: 'desk.asked',
      organisation,
      actor: 'staff',
      application_uuid: null,
      request_id: null,
      about: '{}',
      previous_hash: hash,
    };
    hash = hashEntry(row);
    await store.db
      .insertInto('audit_entry')
      .values({ ...row, hash })
      .execute();
  }
  await tamper(`update audit_head set sequence = 4, hash = '${hash}'`);
  await store.db.updateTable('audit_chain').set({ sequence: 4, hash }).where('chain', '=', '').execute();
  await sql`select setval('audit_sequence', 5, false)`.execute(store.db);
}, 60_000);

afterAll(() => store.close());

const tamper = async (statement: string): Promise<void> => {
  for (const table of ['audit_entry', 'audit_head'])
    await sql.raw(`alter table ${table} disable trigger all`).execute(store.db);
  await sql.raw(statement).execute(store.db);
  for (const table of ['audit_entry', 'audit_head'])
    await sql.raw(`alter table ${table} enable trigger all`).execute(store.db);
};

test('entries from before the chains per lender verify, and the new chains start at their sealed end', async () => {
  expect(await verifyTrail(store.db)).toEqual({ ok: true, lastSequence: 4, brokenAt: null });
  const audit = openAudit(store.db, quiet);
  await audit.write({ event: 'desk.asked', actor: 'staff', organisation: 'FIGURE' });
  await audit.write({ event: 'desk.asked', actor: 'staff', organisation: 'HOMEPOINT' });
  const own = await store.db
    .selectFrom('audit_entry')
    .select(['organisation', 'sequence'])
    .where('sequence', '>', 4)
    .where('event', '=', 'desk.asked')
    .orderBy('organisation')
    .execute();
  expect(own.map((row) => ({ ...row, sequence: Number(row.sequence) }))).toEqual([
    { organisation: 'FIGURE', sequence: 6 },
    { organisation: 'HOMEPOINT', sequence: 8 },
  ]);
  expect(await verifyTrail(store.db, 'FIGURE')).toEqual({ ok: true, lastSequence: 6, brokenAt: null });
  await expect(store.db.updateTable('audit_head').set({ sequence: 3 }).execute()).rejects.toThrow(
    'never changed or removed',
  );
});

test('detects a changed sealed entry and a moved seal', async () => {
  await tamper("update audit_entry set actor = 'nobody' where sequence = 2");
  expect(await verifyTrail(store.db, 'FIGURE')).toEqual({ ok: false, lastSequence: 1, brokenAt: 2 });
  await tamper("update audit_entry set actor = 'staff' where sequence = 2");
  await tamper('delete from audit_entry where sequence = 4');
  await tamper('update audit_head set sequence = 3, hash = (select hash from audit_entry where sequence = 3)');
  expect(await verifyTrail(store.db, 'FIGURE')).toMatchObject({ ok: false, lastSequence: 3, brokenAt: 5 });
});
