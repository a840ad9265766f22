import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emailSignerLogin, listApplications, logIn as logInCall, readLoanFile, readHeloc } from '@lintel/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD, createTestApp, type TestApp } from '../../../test/app.ts';
import { inviteSigner } from '../../../test/co-owner.ts';
import { newLoan } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, createStaffActions } from '../../../test/staff.ts';
import { walkToStatus } from '../../../test/walk.ts';
import { countOlderPasswords } from '../../identity/rehash.ts';
import { SHIPPED_TEST_KEYS } from '../../kernel/config/key-text.ts';
import { addKeyFiles, toKey, loadKeys, retireKeys } from '../../kernel/db/keys.ts';
import { SEALED, sealContext, type SealedColumn } from '../../kernel/db/sealed.ts';
import { openVault } from '../../kernel/db/vault.ts';
import { folderFiles } from '../../vendors/files/folder.ts';
import { loadStepDraft, storeStepDraft } from '../draft/step.ts';
import { sendLogin } from '../signers/login.ts';
import { addWaitListEntry } from '../wait-list/entry.ts';
import { resealColumn } from './reseal.ts';
import { forgetOlderHashes, countLeftOver, rotate } from './rotate.ts';

vi.setConfig({ testTimeout: 60_000 });

const createKey = (): string => randomBytes(32).toString('base64');
const [vault, index] = [createKey(), createKey()];
/** The environment as the operator changes it on every server: first the new keys before the old ones, then only the new keys. */
const BOTH_KEYS = {
  VAULT_KEY: `${vault},${SHIPPED_TEST_KEYS.vault}`,
  INDEX_KEY: `${index},${SHIPPED_TEST_KEYS.password}`,
};

const NEW_KEYS = { VAULT_KEY: vault, INDEX_KEY: index };

/** Columns that name the key of a keyed hash, not of a sealed value. */
const HASH_KEYS = [
  'file_token.key_id',
  'identity_index.key_id',
  'offer_code.code_key_id',
  'sanctions_match.subject_key_id',
  'sanctions_subject.key_id',
  'sanctions_subject_key.key_id',
  'signer.email_key_id',
  'wait_list.who_key_id',
  'key_used.key_id',
];

onOneDatabase('the list of sealed columns', (open) => {
  test('contains every sealed column of every table and no other', async () => {
    const { db } = await open();
    const { rows } = await sql<{ schema: string; table: string; column: string; type: string }>`
      select table_schema as schema, table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema not in ('pg_catalog', 'information_schema', 'pgboss')`.execute(db);
    const getName = ({ schema, table, column }: { schema?: string; table: string; column: string }) =>
      `${schema && schema !== 'public' ? `${schema}.` : ''}${table}.${column}`;
    const entries: readonly SealedColumn[] = Object.values(SEALED);
    expect(entries.map(getName).toSorted()).toEqual(
      rows
        .filter(({ type }) => type === 'bytea')
        .map(getName)
        .toSorted(),
    );
    expect([...entries.map((entry) => getName({ ...entry, column: entry.keyId })), ...HASH_KEYS].toSorted()).toEqual(
      rows
        .filter(({ column }) => column.endsWith('key_id'))
        .map(getName)
        .toSorted(),
    );
    const columnNames = new Set(rows.map(getName));
    expect(
      entries
        .flatMap((entry) => entry.ids.map((id) => getName({ ...entry, column: id })))
        .filter((name) => !columnNames.has(name)),
    ).toEqual([]);
  });
});

onOneDatabase('key rotation', (open) => {
  let old: TestApp;
  let server: TestApp;
  beforeAll(async () => {
    const store = await open();
    old = await createTestApp(store);
    server = await createTestApp(store, { env: BOTH_KEYS });
  });

  const steps = Array.from({ length: 60 }, (_, number) => `step-${number}`);

  test('loses no write of a running server and leaves nothing under the old key', async () => {
    const { uuid } = await newLoan(old);
    const written = new Map(steps.map((step) => [step, 0]));
    for (const step of steps) await storeStepDraft(old.context, uuid, step, { value: 0 });
    // On a fast machine the writer may reach every step before the rotation does, so this one is left to the rotation.
    await storeStepDraft(old.context, uuid, 'never-written-again', { value: 0 });
    let isOver = false;
    const writing = (async () => {
      for (let value = 1; !isOver; value += 1) {
        const step = steps[(value * 7) % steps.length] ?? '';
        await storeStepDraft(server.context, uuid, step, { value });
        written.set(step, value);
        // PGlite answers without leaving the event loop, so this lets the rotation run.
        await new Promise(setImmediate);
      }
    })();
    const { done, left, unreadable } = await rotate(server.context).finally(() => {
      isOver = true;
    });
    await writing;
    expect({ left, unreadable }).toEqual({ left: {}, unreadable: {} });
    expect(done['application_draft']).toBeGreaterThan(0);
    const firstKeyOnly = { ...server.context, vault: openVault([server.context.keys.vault[0]]) };
    for (const [step, value] of written)
      expect({ step, ...(await loadStepDraft(firstKeyOnly, uuid, step)) }).toMatchObject({ step, values: { value } });
  });

  test('continues where it was interrupted', async () => {
    const { uuid } = await newLoan(old);
    for (const step of steps) await storeStepDraft(old.context, uuid, step, { value: step });
    let requestCount = 0;
    const ended = await rotate(server.context, () => (requestCount += 1) < 20);
    expect(ended.left).toEqual({ stopped: 1 });
    const repeated = await rotate(server.context);
    expect(repeated.left).toEqual({});
    expect((await rotate(server.context)).done).toEqual({});
  });

  test('reports a value that no key opens because it was moved to another row', async () => {
    const { uuid } = await newLoan(old);
    for (const step of ['one', 'two']) await storeStepDraft(old.context, uuid, step, { step });
    const { db } = server.context;
    const { sealed } = await db
      .selectFrom('application_draft')
      .select('sealed')
      .where('application_uuid', '=', uuid)
      .where('step', '=', 'one')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('application_draft')
      .set({ sealed })
      .where('application_uuid', '=', uuid)
      .where('step', '=', 'two')
      .execute();
    await expect(loadStepDraft(server.context, uuid, 'two')).rejects.toThrow('unable to authenticate');
    const { left, unreadable } = await rotate(server.context);
    expect({ left, unreadable }).toEqual({ left: { application_draft: 1 }, unreadable: { application_draft: 1 } });
    await db.deleteFrom('application_draft').where('application_uuid', '=', uuid).execute();
  });

  test('overwrites no value that changed after it was read', async () => {
    const { uuid } = await newLoan(old);
    await storeStepDraft(old.context, uuid, 'raced', { value: 'before' });
    const { keys, db } = server.context;
    // The write comes between read and change: the column's first query is the read, and the second look at the clock
    // would be too late.
    const racing = {
      keys,
      db: db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          if (result.rows.some((row) => JSON.stringify(row['ids'] ?? '').includes('raced')))
            await storeStepDraft(server.context, uuid, 'raced', { value: 'after' });
          return result;
        },
      }),
    };
    await resealColumn(racing, 'application_draft', () => true);
    expect((await loadStepDraft(server.context, uuid, 'raced'))?.values).toEqual({ value: 'after' });
  });

  test('hashes the wait list again and merges duplicate entries', async () => {
    const entry = { email: 'ana@example.com', state: 'NY' };
    const { db } = server.context;
    expect(await addWaitListEntry(old.context, 'FIGURE', entry)).toBe(true);
    expect(await addWaitListEntry(server.context, 'FIGURE', { ...entry, email: ' ANA@example.com' })).toBe(false);
    // Two servers at the same time, each with its own first key.
    await db.updateTable('wait_list').set({ organisation: 'HOMEPOINT' }).execute();
    expect(
      await addWaitListEntry(
        {
          ...server.context,
          keys: {
            ...server.context.keys,
            index: [server.context.keys.index[0]],
            password: [server.context.keys.index[0]],
          },
        },
        'FIGURE',
        entry,
      ),
    ).toBe(true);
    await db.updateTable('wait_list').set({ organisation: 'FIGURE' }).execute();
    expect(await db.selectFrom('wait_list').select('who_hash').execute()).toHaveLength(2);
    expect((await rotate(server.context)).left).toEqual({});
    const rows = await db.selectFrom('wait_list').selectAll().execute();
    expect(rows.map(({ who_key_id: by }) => by)).toEqual([server.context.keys.index[0].id]);
    expect(
      openVault([server.context.keys.vault[0]]).open(sealContext('wait_list', rows[0]?.who_hash ?? ''), rows[0]!),
    ).toMatchObject({ state: 'NY' });
    const firstKeyOnly = { ...server.context.keys, index: [server.context.keys.index[0]] } as const;
    expect(
      await addWaitListEntry(
        { ...server.context, keys: { ...firstKeyOnly, password: [firstKeyOnly.index[0]] } },
        'FIGURE',
        entry,
      ),
    ).toBe(false);
  });

  test('seals files again, and a reader opens them complete', async () => {
    const folder = join(server.context.config.dataDir, 'files');
    const [oldKey, keys] = [toKey(Buffer.from(SHIPPED_TEST_KEYS.vault, 'base64')), server.context.keys.vault];
    await folderFiles(folder, [oldKey]).put('kept-file-1', Buffer.alloc(200_000, 'a'));
    const { done } = await rotate(server.context);
    expect(done['files']).toBeGreaterThanOrEqual(1);
    expect((await folderFiles(folder, [keys[0]]).get('kept-file-1')).equals(Buffer.alloc(200_000, 'a'))).toBe(true);
  });

  test('may change only the seal of signature evidence', async () => {
    const { db } = server.context;
    const { rows } = await sql<{
      src: string;
    }>`select pg_get_functiondef('only_the_seal_changes'::regproc) as src`.execute(db);
    expect(rows[0]?.src).toContain('never changed');
  });
});

onOneDatabase('after a rotation, with only the new keys', (open) => {
  test('login, console, signer links and every stored value work', async () => {
    const store = await open();
    const old = await createTestApp(store, { run: true });
    const walked = await walkToStatus(old, 'found', 'OFFER_SELECTION');
    const signer = await inviteSigner(old, {});
    const server = await createTestApp(store, { env: BOTH_KEYS });
    const { left, unreadable } = await rotate(server.context);
    expect({ left, unreadable }).toEqual({ left: {}, unreadable: {} });
    await forgetOlderHashes(server.context);
    await expect(createTestApp(store, { env: NEW_KEYS })).rejects.toThrow('which is missing');
    await retireKeys(server.context.config, store.db, server.context.keys);
    const after = await createTestApp(store, { env: NEW_KEYS });
    const login = await after.ask(logInCall, {
      body: { email: walked.email, password: walked.password },
      headers: { 'x-org': 'FIGURE' },
    });
    expect(login.statusCode).toBe(200);
    const token = String(login.headers['authorization'] ?? '').replace('Bearer ', '');
    expect((await after.ask(readHeloc, { params: { uuid: walked.uuid }, token })).json()).toMatchObject({
      uuid: walked.uuid,
    });
    const underwriter = await logInStaffMember(after, 'underwriter');
    const { ask, send } = createStaffActions(
      () => after,
      () => underwriter,
    );
    for (const q of [walked.email, 'delgado maria', '412 alder']) {
      expect({
        q,
        found: (await send(listApplications, { query: { limit: '200', q } })).items.map(({ uuid }) => uuid),
      }).toEqual({ q, found: [walked.uuid] });
    }
    expect((await ask(readLoanFile, { params: { uuid: walked.uuid } })).json()).toMatchObject({
      person: { name: { firstName: 'Maria' }, email: walked.email },
    });
    expect(
      (await after.ask(emailSignerLogin, { body: { email: signer.email }, headers: { 'x-org': 'FIGURE' } })).statusCode,
    ).toBeLessThan(300);
    const { uuid } = await store.db.selectFrom('signer_login').select('uuid').executeTakeFirstOrThrow();
    await sendLogin(uuid, after.context);
    expect(await store.db.selectFrom('signer_login').select('person').execute()).toEqual([{ person: signer.person }]);
  }, 120_000);
});

onOneDatabase('a password', (open) => {
  test('is hashed with the newest key at login and then needs no older key', async () => {
    const store = await open();
    const INDEX_KEY = SHIPPED_TEST_KEYS.password;
    const password = createKey();
    const old = await createTestApp(store);
    const [back, away] = [await old.createBorrower(), await old.createBorrower()];
    const logIn = (app: TestApp, { email }: { email: string }) =>
      app.ask(logInCall, { body: { email, password: PASSWORD }, headers: { 'x-org': 'FIGURE' } });
    const both = await createTestApp(store, {
      env: { INDEX_KEY, PASSWORD_KEY: `${password},${SHIPPED_TEST_KEYS.password}` },
    });
    expect(await countOlderPasswords(both.context)).toBe(2);
    expect((await logIn(both, back)).statusCode).toBe(200);
    expect(await countOlderPasswords(both.context)).toBe(1);
    const after = await createTestApp(store, { env: { INDEX_KEY, PASSWORD_KEY: password } });
    expect((await logIn(after, back)).statusCode).toBe(200);
    expect((await logIn(after, away)).statusCode).toBe(401);
    expect((await logIn(both, away)).statusCode).toBe(200);
    expect(await countOlderPasswords(both.context)).toBe(0);
  });
});

onOneDatabase('an account on a server that still hashes with the old key', (open) => {
  test('keeps its only hash, is counted as left over, and works again after another run', async () => {
    const store = await open();
    const old = await createTestApp(store);
    const server = await createTestApp(store, { env: BOTH_KEYS });
    expect((await rotate(server.context)).left).toEqual({});
    const late = await old.createBorrower();
    const logIn = () =>
      server.ask(logInCall, { body: { email: late.email, password: PASSWORD }, headers: { 'x-org': 'FIGURE' } });
    await forgetOlderHashes(server.context);
    expect(await countLeftOver(server.context)).toMatchObject({ accounts: 1 });
    expect((await logIn()).statusCode).toBe(200);
    // A row from a version before this one: no hash at all.
    await store.db
      .deleteFrom('identity_index')
      .where('identity_uuid', 'in', store.db.selectFrom('identity').select('uuid'))
      .execute();
    expect((await logIn()).statusCode).toBe(401);
    expect(await countLeftOver(server.context)).toMatchObject({ accounts: 1 });
    expect((await rotate(server.context)).left).toEqual({});
    expect((await logIn()).statusCode).toBe(200);
  });
});

onOneDatabase('the key files', (open) => {
  test('keep each retired key for older backups in a file that is not loaded', async () => {
    const { db } = await open();
    const config = {
      keys: {},
      dataDir: mkdtempSync(join(tmpdir(), 'lintel-keys-')),
      production: false,
    };
    await db.deleteFrom('key_used').execute();
    const [before] = (await loadKeys(config, db)).vault;
    addKeyFiles(config, await loadKeys(config, db));
    const keys = await loadKeys(config, db);
    const retired = await retireKeys(config, db, keys);
    const path = join(config.dataDir, 'keys', `vault.key.retired-${before.id}`);
    expect(retired).toContain(path);
    expect(toKey(Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')).id).toBe(before.id);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect((await loadKeys(config, db)).vault.map(({ id }) => id)).toEqual([keys.vault[0].id]);
    expect(readdirSync(join(config.dataDir, 'keys')).filter((name) => name.startsWith('vault'))).toHaveLength(2);
  });
});

describe('the seal context', () => {
  test('names table, row and column', () => {
    expect(sealContext('asset', 'x')).toBe('asset/x/sealed');
    expect(sealContext('payoff_entry', 'x', 2, 'y')).toBe('payoff_entry/x/2/y/sealed');
    expect(sealContext('second_factor.pending', 'x')).toBe(sealContext('second_factor', 'x'));
  });
});
