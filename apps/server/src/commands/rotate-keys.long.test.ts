import { randomBytes } from 'node:crypto';
import { logIn, readArchive, readOffers } from '@lintel/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { POSTGRES_MISSING, runTool, openStoreWithUrl } from '../../test/terminal.ts';
import { walkToStatus } from '../../test/walk.ts';
import { SHIPPED_TEST_KEYS } from '../kernel/config/key-text.ts';

const createKey = (): string => randomBytes(32).toString('base64');

describe.skipIf(POSTGRES_MISSING)('npm run keys:rotate', () => {
  test('moves everything beside a running server, which then needs no older keys', async () => {
    const { store, url } = await openStoreWithUrl();
    const old = await createTestApp(store, { run: true });
    const maria = await walkToStatus(old, 'found', 'OFFER_SELECTION');
    const before = (await maria.answer(readOffers)).body;
    const [vault, index] = [createKey(), createKey()];
    const both = {
      VAULT_KEY: `${vault},${SHIPPED_TEST_KEYS.vault}`,
      INDEX_KEY: `${index},${SHIPPED_TEST_KEYS.password}`,
    };
    const rotate = (args: readonly string[] = []) =>
      runTool('keys-rotate.ts', args, { DATABASE_URL: url, DATA_DIR: old.context.config.dataDir, ...both });

    expect(await rotate()).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^No server has started with the first vault key yet\./),
    });
    expect(await rotate(['--old'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Unknown option '--old'\n?$/),
    });
    await createTestApp(store, { env: both });
    const done = await rotate();
    expect(done.output).toMatch(/^ {2}offer_set: 1$/m);
    expect(done.output).toMatch(/^ {2}accounts: 1$/m);
    expect(done.output).toContain('Stored data no longer needs an older VAULT_KEY or INDEX_KEY.');
    expect(done.output).toContain('0 passwords were hashed with an older PASSWORD_KEY.');
    expect(done.code).toBe(0);
    expect(await rotate()).toMatchObject({
      code: 0,
      output: expect.stringContaining('Everything was already under the newest keys.'),
    });

    const after = await createTestApp(store, { env: { VAULT_KEY: vault, INDEX_KEY: index } });
    const login = await after.ask(logIn, {
      body: { email: maria.email, password: maria.password },
      headers: { 'x-org': 'FIGURE' },
    });
    const token = String(login.headers['authorization'] ?? '').replace('Bearer ', '');
    expect((await after.ask(readOffers, { params: { uuid: maria.uuid }, token })).json()).toEqual(before);
    expect((await after.ask(readArchive, { params: { uuid: maria.uuid }, token })).statusCode).toBe(200);
  }, 120_000);
});
