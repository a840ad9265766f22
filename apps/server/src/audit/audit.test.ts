import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../test/database.ts';
import { quiet } from '../../test/quiet.ts';
import type { Store } from '../db/open.ts';
import { append, openAudit } from './audit.ts';
import { verifyTrail } from './verify.ts';

onBothDatabases('the audit trail', (open) => {
  const filled = async (entries: number): Promise<Store> => {
    const store = await open('fresh');
    const audit = openAudit(store.db, quiet);
    await Promise.all(Array.from({ length: entries }, (_, index) => audit.write({ event: 'desk.looked', actor: `staff-${index}`, organisation: 'FIGURE', about: { call: 'ST-2', index } })));
    return store;
  };
  /** As somebody with the keys of the database would: the triggers are off. */
  const tamper = async ({ db }: Store, statement: string): Promise<void> => {
    await sql`alter table audit_entry disable trigger all`.execute(db);
    await sql.raw(statement).execute(db);
    await sql`alter table audit_entry enable trigger all`.execute(db);
  };

  test('keeps entries in order, each with the hash of the one before', async () => {
    const { db } = await filled(1203);
    expect(await verifyTrail(db)).toEqual({ ok: true, lastSequence: 1203, brokenAt: null });
    const actors = await db.selectFrom('audit_entry').select('actor').orderBy('sequence').execute();
    expect(actors.map((row) => row.actor)).toEqual(Array.from({ length: 1203 }, (_, index) => `staff-${index}`));
  });

  test.each([
    ['a flipped byte of what was said', `update audit_entry set about = replace(about, 'ST-2', 'ST-3') where sequence = 4`, 4],
    ['another person', `update audit_entry set actor = 'nobody' where sequence = 1`, 1],
    ['another time', `update audit_entry set at = at + interval '1 millisecond' where sequence = 3`, 3],
    ['a changed hash', `update audit_entry set hash = repeat('a', 64) where sequence = 2`, 2],
    ['an entry taken out', 'delete from audit_entry where sequence = 3', 3],
    ['the last entry cut off', 'delete from audit_entry where sequence = 6', 6],
    ['all entries cut off', 'delete from audit_entry', 1],
  ])('shows %s', async (_what, statement, at) => {
    const store = await filled(6);
    await tamper(store, statement);
    expect(await verifyTrail(store.db)).toEqual({ ok: false, lastSequence: at - 1, brokenAt: at });
  });

  test.each(['update audit_entry set actor = actor', 'delete from audit_entry', 'truncate audit_entry'])('lets nobody run: %s', async (statement) => {
    const { db } = await filled(1);
    await expect(sql.raw(statement).execute(db)).rejects.toThrow('never changed or removed');
  });

  test('a rolled back act leaves neither entry nor gap', async () => {
    const store = await filled(2);
    const failed = store.db.transaction().execute(async (trx) => {
      await append(trx, [{ event: 'desk.decided', actor: 'staff' }]);
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    await openAudit(store.db, quiet).write({ event: 'desk.looked', actor: 'staff' });
    expect(await verifyTrail(store.db)).toEqual({ ok: true, lastSequence: 3, brokenAt: null });
  });

  test('two replicas that write at once make one chain', async () => {
    const { db } = await open('fresh');
    const [one, other] = [openAudit(db, quiet), openAudit(db, quiet)];
    await Promise.all(Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).write({ event: 'desk.looked', actor: 'staff', about: { index } })));
    expect(await verifyTrail(db)).toEqual({ ok: true, lastSequence: 100, brokenAt: null });
  });
});
