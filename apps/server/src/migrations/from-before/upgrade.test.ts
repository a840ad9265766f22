import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replay, getStatus, type Fact } from '@lintel/domain';
import { sql, type Kysely } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../../test/catalog.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { migrate } from '../../kernel/db/migrate.ts';
import type { Store } from '../../kernel/db/open.ts';
import type { Database } from '../../kernel/db/schema.ts';
import { canonical } from '../../loan-file/canonical.ts';
import { toFact } from '../../loan-file/record.ts';
import { loadFacts } from '../../loan-file/store.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { runScript } from '../run-script.ts';

vi.setConfig({ testTimeout: 180_000 });

const SANDBOX_CONFIG = { production: false, sandboxVendors: true };
const MIGRATIONS = [
  '2026-11-24-first-schema',
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
const FIXTURE = join(import.meta.dirname, 'database-0194.sql');
/** Accounts of the fixture. Those of copies are random. */
const LAST_RECORDED = '00000000-0000-4000-8000-000000000003';
const GOLDEN = globSync(join(import.meta.dirname, '../../../../../packages/domain/test/golden/*.jsonl'));

type Db = Kysely<Database>;

/** Brings the fixture to the state after 0200: every file folded with only the field names that are still used. */
async function upgradeTo0200(db: Db): Promise<void> {
  for (const { uuid } of await db.selectFrom('application').select('uuid').execute()) {
    const file = replay((await loadFacts(db, uuid)).map(toFact));
    await sql`update application set projection = ${JSON.stringify(file)}::jsonb where uuid = ${uuid}`.execute(db);
  }
  await sql`drop index application_undecided`.execute(db);
  await sql`create index application_undecided on application (created_at)
    where active and (projection ->> 'closingDisclosureSet')::int = 0 and projection -> 'clocks' -> 'COUNTER_OFFER' is null and projection -> 'clocks' -> 'INCOMPLETE' is null`.execute(
    db,
  );
  await sql`insert into kysely_migration (name, timestamp) values ('0200-refold-projections', '2026-11-24T00:00:00.000Z')`.execute(
    db,
  );
}

/** Adds applications with the facts of each golden stream, and more copies of one than fit in one batch. */
async function addApplications(db: Db): Promise<void> {
  await sql`
    with copied as (
      insert into application (uuid, identity_uuid, organisation, projection, version, status, gate, gate_since, active, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid(), organisation, projection, version, status, gate, gate_since, active, created_at, updated_at
      from application, generate_series(1, 203) where version = 4
      returning uuid
    )
    insert into fact (application_uuid, sequence, type, data, at, actor_kind, actor_id, request_id, previous_hash, hash)
    select copied.uuid, sequence, type, data, at, actor_kind, actor_id, request_id, previous_hash, hash
    from copied, fact where application_uuid = (select application_uuid from fact group by 1 having count(*) = 4)`.execute(
    db,
  );
  for (const path of GOLDEN) {
    const [, ...facts] = readFileSync(path, 'utf8').trim().split('\n');
    const uuid = crypto.randomUUID();
    const file = replay(facts.map((line) => JSON.parse(line) as Fact));
    await sql`
      insert into application (uuid, identity_uuid, organisation, projection, version, status, gate, gate_since, active, created_at, updated_at)
      values (${uuid}, ${crypto.randomUUID()}, 'FIGURE', '{}', ${facts.length}, ${getStatus(file)}, 'intake', now(), false, now(), now())`.execute(
      db,
    );
    for (const [index, line] of facts.entries()) {
      const { type, data } = JSON.parse(line) as Fact;
      await sql`
        insert into fact (application_uuid, sequence, type, data, at, actor_kind, actor_id, request_id, previous_hash, hash)
        values (${uuid}, ${index + 1}, ${type}, ${JSON.stringify(data)}, now(), 'worker', 'golden', 'golden', '', '')`.execute(
        db,
      );
    }
  }
}

const loadStandings = (db: Db) =>
  db.selectFrom('application').select(['uuid', 'version', 'status', 'gate', 'active']).orderBy('uuid').execute();

const loadMigrations = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

onOneDatabase('a database older than the first schema', (open, kind) => {
  const openFixture = async (): Promise<Store> => {
    const store = await open('empty');
    await runScript(store.db as Kysely<unknown>, FIXTURE);
    return store;
  };
  const openFixtureDb = async (): Promise<Db> => (await openFixture()).db;
  /** Returns the tables of a newly migrated database. */
  const loadFreshCatalog = async (): Promise<string[]> => loadCatalog((await open()).db);

  test('at 0194 gets the tables of a new one, and every projection and application stays the same', async () => {
    const store = await openFixture();
    const { db } = store;
    await addApplications(db);
    const before = await loadStandings(db);
    expect(before).toHaveLength(3 + 203 + GOLDEN.length);
    const start = () => store.upgrade(async (owner) => void (await migrate(owner, SANDBOX_CONFIG)));
    // Of two replicas that start together, one waits for the other. PGlite has only one.
    await Promise.all(kind === 'postgres' ? [start(), start()] : [start()]);
    expect(await loadMigrations(db)).toEqual(MIGRATIONS);
    expect(await loadCatalog(db)).toEqual(await loadFreshCatalog());
    expect(await loadStandings(db)).toEqual(before);
    for (const { uuid, status, projection } of await db.selectFrom('application').selectAll().execute()) {
      const file = replay((await loadFacts(db, uuid)).map(toFact));
      expect(canonical(projection)).toBe(canonical(file));
      expect(getStatus(file)).toBe(status);
    }
    const recorded = await db
      .selectFrom('application')
      .select('uuid')
      .where('identity_uuid', '<=', LAST_RECORDED)
      .execute();
    expect(recorded).toHaveLength(3);
    for (const { uuid } of recorded) expect(await verifyChain(db, uuid)).toMatchObject({ ok: true });
  });

  test('at 0200 gets the tables of a new one', async () => {
    const db = await openFixtureDb();
    await upgradeTo0200(db);
    await migrate(db, SANDBOX_CONFIG);
    expect(await loadMigrations(db)).toEqual(MIGRATIONS);
    const lines = await loadCatalog(db);
    expect(lines.length).toBeGreaterThan(1500);
    expect(lines).toEqual(await loadFreshCatalog());
    expect(await migrate(db, SANDBOX_CONFIG)).toEqual([]);
  });

  describe('a failing upgrade', () => {
    let db: Db;
    let before: unknown;
    const loadEverything = async () => [
      await loadCatalog(db),
      await loadMigrations(db),
      await db.selectFrom('application').selectAll().orderBy('uuid').execute(),
    ];
    beforeAll(async () => {
      db = await openFixtureDb();
      before = await loadEverything();
    });

    test('changes nothing at a row with a value that is not allowed', async () => {
      await sql`update application set status = 'LOST' where version = 1`.execute(db);
      await expect(migrate(db, SANDBOX_CONFIG)).rejects.toThrow('application_status_check');
      await sql`update application set status = 'IN_PROGRESS' where version = 1`.execute(db);
      expect(await loadEverything()).toEqual(before);
    });

    test.each([
      ['0194-password-reset-age', '0193-file-token-person'],
      ['0046-liens', '0194-password-reset-age'],
    ])('names the last migration when %s is missing', async (missing, last) => {
      await sql`delete from kysely_migration where name = ${missing}`.execute(db);
      await expect(migrate(db, SANDBOX_CONFIG)).rejects.toThrow(
        `The database can't be upgraded: it was created by a version that is too old to upgrade from. Its last migration is ${last}. First start`,
      );
      await sql`insert into kysely_migration (name, timestamp) values (${missing}, '')`.execute(db);
      expect(await loadEverything()).toEqual(before);
    });
  });

  test('keeps its sandbox tables and their rows, also in production', async () => {
    const db = await openFixtureDb();
    await sql`update loan_clock set offset_ms = 5`.execute(db);
    await migrate(db, { production: true, sandboxVendors: false });
    await migrate(db, SANDBOX_CONFIG);
    expect(await db.selectFrom('loan_clock').select('offset_ms').execute()).toEqual([{ offset_ms: '5' }]);
  });
});
