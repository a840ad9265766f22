import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { facts, openLoan } from '../../../test/loans.ts';
import { countOlder } from '../../features/key-rotation/reseal.ts';
import { countAged, removeAged } from '../../features/retention/aged-records.ts';
import { eraseDue, scheduleCheck } from '../../features/retention/erase.ts';
import { makeP12 } from '../../kernel/config/seal-key.ts';
import { migrate, migrationsIn } from '../../kernel/db/migrate.ts';
import { SANDBOX_TABLES, withoutMissingTables } from '../../kernel/db/sandbox-tables.ts';
import type { Database } from '../../kernel/db/schema.ts';

const PRODUCTION_CONFIG = { production: true, sandboxVendors: false };
const REHEARSAL_CONFIG = { production: true, sandboxVendors: true };
const FIRST_MIGRATION = '2026-11-24-first-schema';
const ALL_MIGRATIONS = [
  FIRST_MIGRATION,
  '2026-11-25-reader-locales',
  '2026-11-26-note-calls',
  '2026-11-26-originators',
  '2026-11-27-banners-and-flags',
  '2026-11-27-closed-accounts',
  '2026-11-27-contact-changes',
  '2026-11-27-external-login',
  '2026-11-27-feedback',
  '2026-11-27-login-resets',
  '2026-11-27-offer-codes',
  '2026-11-27-officer-room',
  '2026-11-27-passkeys',
  '2026-11-30-account-exports',
  '2026-11-30-chat',
  '2026-11-30-serviced-accounts',
  '2026-11-30-telemetry',
  '2026-11-30-trackers',
  '2026-12-01-assistant',
  '2026-12-01-chat-files',
  '2026-12-01-chat-logins',
  '2026-12-01-chat-twilio',
  '2026-12-01-funnel',
  '2026-12-01-phone-call-times',
  '2026-12-01-private-trackers',
  '2026-12-02-assistant-slots',
  '2026-12-03-chat-twilio-logins',
  '2026-12-06-flag-changes',
  '2026-12-07-chat-canned-answers',
  '2026-12-08-list-indexes',
  '2026-12-09-chat-survey',
  '2026-12-10-account-refusals',
];

const listTables = async (db: Kysely<Database>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace in (select oid from pg_namespace where nspname in ('public', 'hmda'))`.execute(
    db,
  );
  return rows.map(({ name }) => name).toSorted();
};

test('a misnamed migration file refuses the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-migrations-'));
  await writeFile(join(folder, '2026-12-1-second.ts'), '');
  await expect(migrationsIn(folder)).rejects.toThrow(
    '2026-12-1-second.ts needs a name like 2026-11-24-first-schema.ts',
  );
  await rm(folder, { recursive: true });
});

onOneDatabase('sandbox tables', (open) => {
  test('are not created in production, and are all that a test environment adds', async () => {
    const { db } = await open('empty');
    expect(await migrate(db, PRODUCTION_CONFIG)).toEqual(ALL_MIGRATIONS);
    const production = await listTables(db);
    expect(production.length).toBeGreaterThan(90);
    expect(production.filter((name) => /sandbox/.test(name) || SANDBOX_TABLES.some((one) => one === name))).toEqual([]);
    expect(await migrate(db, REHEARSAL_CONFIG)).toEqual([FIRST_MIGRATION]);
    const added = (await listTables(db)).filter((name) => !production.includes(name) && !name.startsWith('kysely_'));
    expect(added).toEqual(SANDBOX_TABLES);
    // Switched off again: nothing fails, and nothing is removed.
    expect(await migrate(db, PRODUCTION_CONFIG)).toEqual([]);
    expect(await migrate(db, { production: false, sandboxVendors: false })).toEqual([]);
  });

  test('are looked up one by one', async () => {
    const { db } = await open('empty');
    await migrate(db, REHEARSAL_CONFIG);
    await sql`drop table sandbox_fault`.execute(db);
    const all = [{ table: 'fact' }, { table: 'sandbox_fault' }, { table: 'outbox' }];
    expect(await withoutMissingTables(db, all)).toEqual([{ table: 'fact' }, { table: 'outbox' }]);
    expect(await withoutMissingTables(db, [{ table: 'fact' }])).toEqual([{ table: 'fact' }]);
  });

  test('are not needed by any code that goes through every table', async () => {
    const store = await open('empty');
    await migrate(store.db, PRODUCTION_CONFIG);
    const createKey = (): string => randomBytes(32).toString('base64');
    const context = await createTestContext(store, {
      env: {
        NODE_ENV: 'production',
        BRANDS: 'FIGURE',
        DATABASE_URL: 'postgres://unused@127.0.0.1/unused',
        VAULT_KEY: createKey(),
        TOKEN_KEY: createKey(),
        PASSWORD_KEY: createKey(),
        SEAL_P12: makeP12('Seal of a test').toString('base64'),
        SANDBOX_VENDORS: 'on',
      },
    });
    const { db } = context;
    const { uuid } = await openLoan(context, {}, facts.intake, facts.withdrawn);
    await sql`alter table fact disable trigger all`.execute(db);
    await sql`update fact set at = at - interval '9 years'`.execute(db);
    await sql`alter table fact enable trigger all`.execute(db);
    await scheduleCheck(db, uuid, new Date(0));
    expect((await eraseDue(context, uuid)).map(({ record }) => record)).toContain('APPLICATION');
    expect(await removeAged(context)).toBe(0);
    expect((await countAged(context)).get('MESSAGE')).toBeUndefined();
    expect(await countOlder(context)).toEqual(new Map());
  });
});
