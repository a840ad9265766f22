import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replay } from '@lintel/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testContext } from '../../test/context.ts';
import { onBothDatabases } from '../../test/database.ts';
import { facts, openLoan } from '../../test/loans.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { canonical } from './canonical.ts';
import { factOf } from './record.ts';
import { factsOf } from './store.ts';
import { verifyChain } from './verify.ts';

/** As a server of the version before stored the file that `facts` below add up to. */
const BEFORE = readFileSync(join(import.meta.dirname, '../../test/projection-before-0200.json'), 'utf8');

onBothDatabases('projections', (open) => {
  test(
    'of a database from before are each the fold of their facts after the migration',
    { timeout: 180_000 },
    async () => {
      const context = await testContext(await open());
      const { db } = context;
      const asBefore = [];
      // More than the migration folds at once.
      for (let made = 0; made < 203; made += 1)
        asBefore.push(await openLoan(context, {}, facts.intake, facts.creditFound, facts.located));
      const withdrawn = await openLoan(context, {}, facts.intake, facts.withdrawn);
      await sql`update application set projection = ${BEFORE}::jsonb where uuid <> ${withdrawn.uuid}`.execute(db);
      await sql`update application set projection = '{}' where uuid = ${withdrawn.uuid}`.execute(db);
      await sql`drop index application_undecided`.execute(db);
      await sql`create index application_undecided on application (created_at) where active and (projection ->> 'closing')::int = 0`.execute(
        db,
      );
      await sql`delete from kysely_migration where name = '0200-refold-projections'`.execute(db);
      expect(await verifyChain(db, asBefore[0]!.uuid)).toMatchObject({ ok: false });

      const standing = () =>
        db.selectFrom('application').select(['uuid', 'version', 'status', 'gate', 'active']).orderBy('uuid').execute();
      const before = await standing();
      expect(await migrate(db)).toEqual(['0200-refold-projections']);
      expect(await standing()).toEqual(before);
      const rows = await db.selectFrom('application').select(['uuid', 'projection']).execute();
      expect(rows.length).toBe(204);
      for (const { uuid, projection } of rows) {
        const file = replay((await factsOf(db, uuid)).map(factOf));
        expect(canonical(projection)).toBe(canonical(file));
        expect(await verifyChain(db, uuid)).toMatchObject({ ok: true });
      }
    },
  );
});
