import { expect, test } from 'vitest';
import { makeDataDir } from '../../test/database.ts';
import { readConfig } from '../kernel/config/config.ts';
import { loadKeys } from '../kernel/db/keys.ts';
import { openStore } from '../kernel/db/open.ts';
import { openVault } from '../kernel/db/vault.ts';
import { verifyTrail } from '../records/audit/verify.ts';
import { validWebhookSecrets } from '../vendors/webhooks/secrets.ts';
import { inviteStaffCommand, recoverStaffCommand } from './staff.ts';
import { webhookSecretCommand } from './webhook-secret.ts';

test('invites a lender’s first admin in the terminal, only while no server has the data open', async () => {
  const env = { PORT: '0', SANDBOX_PORT: '0', DATA_DIR: await makeDataDir() };
  const first = { email: 'first@lender.example', organisation: 'FIGURE', role: 'ADMIN', name: 'First Person' } as const;
  expect(await inviteStaffCommand(env, first)).toMatch(/\/desk\/account-setup\?org=FIGURE#[\w-]{32}\n/);
  expect(await inviteStaffCommand(env, first)).toMatch(/\/desk\/account-setup\?org=FIGURE#[\w-]{32}\n/);
  await expect(inviteStaffCommand(env, { ...first, organisation: 'NOBODY' })).rejects.toThrow(
    'There is no lender NOBODY.',
  );
  const store = await openStore(readConfig(env), () => undefined);
  try {
    await expect(inviteStaffCommand(env, first)).rejects.toThrow('Stop it, or set a different DATA_DIR for this one.');
    const staff = await store.db.selectFrom('staff').select(['permissions', 'invited_by', 'version']).execute();
    expect(staff).toMatchObject([{ invited_by: 'desk:invite', version: 2 }]);
    expect(staff[0]?.permissions).toContain('admin');
    expect(await verifyTrail(store.db)).toMatchObject({ ok: true, lastSequence: 3 });
  } finally {
    await store.close();
  }
}, 180_000);

test('recovers the only admin in the terminal: resets the authenticator, prints a link and records it', async () => {
  const env = { PORT: '8443', SANDBOX_PORT: '0', DATA_DIR: await makeDataDir() };
  const FIRST_STAFF = { email: 'first@lender.example', organisation: 'FIGURE' } as const;
  await expect(recoverStaffCommand(env, FIRST_STAFF)).rejects.toThrow('has no account at FIGURE');
  await inviteStaffCommand(env, { ...FIRST_STAFF, role: 'OWNER', name: 'First Person' });
  const withFactor = await openStore(readConfig(env), () => undefined);
  const { uuid } = await withFactor.db.selectFrom('identity').select('uuid').executeTakeFirstOrThrow();
  await withFactor.db
    .insertInto('second_factor')
    .values({
      identity_uuid: uuid,
      sealed: Buffer.from('x'),
      key_id: 'x',
      pending_sealed: null,
      pending_key_id: null,
      confirmed_at: new Date(),
    })
    .execute();
  await withFactor.close();
  await expect(inviteStaffCommand(env, { ...FIRST_STAFF, role: 'OWNER', name: 'First Person' })).rejects.toThrow(
    'already has an account at FIGURE',
  );
  expect(await recoverStaffCommand(env, FIRST_STAFF)).toMatch(
    /http:\/\/127\.0\.0\.1:8443\/desk\/account-setup\?org=FIGURE#[\w-]{32}\n/,
  );
  const store = await openStore(readConfig(env), () => undefined);
  try {
    expect(await store.db.selectFrom('second_factor').selectAll().execute()).toEqual([]);
    const trail = await store.db
      .selectFrom('audit_entry')
      .select(['event', 'actor'])
      .where('organisation', '=', 'FIGURE')
      .orderBy('sequence')
      .execute();
    expect(trail).toEqual([
      { event: 'staff.invited', actor: 'desk:invite' },
      { event: 'staff.recovered', actor: 'desk:recover' },
    ]);
  } finally {
    await store.close();
  }
}, 180_000);

test('makes a webhook secret in the terminal, shows it once, and keeps the old one valid for 24 hours', async () => {
  const env = { PORT: '0', SANDBOX_PORT: '0', DATA_DIR: await makeDataDir(), BRANDS: 'FIGURE' };
  const make = (organisation: string, vendor: string) => webhookSecretCommand(env, { organisation, vendor });
  await expect(make('FIGURE', 'core')).rejects.toThrow(
    /^There is no vendor core\. These vendors send webhooks: .*bank/,
  );
  await expect(make('HOMEPOINT', 'bank')).rejects.toThrow('There is no lender HOMEPOINT.');
  const getLink = (output: string) => /\n {2}([\w-]{43})\n/.exec(output)?.[1];
  const [first, second] = [await make('FIGURE', 'bank'), await make('FIGURE', 'bank')];
  expect(first).not.toContain('works until');
  const until = Date.parse(/works until (\S+Z)\./.exec(second)?.[1] ?? '');
  expect(Math.abs(until - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
  const config = readConfig(env);
  const store = await openStore(config, () => undefined);
  try {
    const vault = openVault((await loadKeys(config, store.db)).vault);
    const checkValid = (time: number) =>
      validWebhookSecrets(
        { db: store.db, vault, sessionNow: () => new Date(time) },
        { kind: 'bank', organisation: 'FIGURE' },
      );
    expect(await checkValid(until - 1000)).toEqual([getLink(second), getLink(first)]);
    expect(await checkValid(until + 60_000)).toEqual([getLink(second)]);
    const trail = await store.db.selectFrom('audit_entry').selectAll().where('organisation', '=', 'FIGURE').execute();
    expect(trail).toMatchObject([{ event: 'webhook.secret-made' }, { event: 'webhook.secret-made' }]);
    expect(JSON.stringify(trail)).not.toContain(getLink(second));
  } finally {
    await store.close();
  }
}, 180_000);
