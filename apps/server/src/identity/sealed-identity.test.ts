import { randomBytes } from 'node:crypto';
import { logIn as logInCall, registerIdentity } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { findAccount } from '../../test/account.ts';
import { PASSWORD, createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { findTablesWith } from '../../test/stored-text.ts';
import { SHIPPED_TEST_KEYS } from '../kernel/config/key-text.ts';
import { findByPhone } from './store.ts';

onOneDatabase('the address and phone number of an account', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  const register = (app: TestApp, email: string) =>
    app.ask(registerIdentity, {
      query: { organization: 'FIGURE' },
      body: { email, password: PASSWORD, phoneNumber: '7195550187' },
    });
  const logIn = (app: TestApp, email: string) =>
    app.ask(logInCall, { body: { email, password: PASSWORD }, headers: { 'x-org': 'FIGURE' } });

  test('are sealed, and either finds the account', async () => {
    expect((await register(server, 'Vera.Canary@example.com')).statusCode).toBe(201);
    expect(await findTablesWith(server, ['identity', 'identity_index'], /canary|5550187/i)).toEqual([]);
    const row = await findAccount(server.context, ' VERA.canary@example.com');
    expect(row).toMatchObject({ email: 'Vera.Canary@example.com', phone: '7195550187' });
    expect(await findByPhone(server.context, server.context.db, 'FIGURE', '7195550187')).toEqual([row?.uuid]);
    expect((await logIn(server, 'vera.canary@EXAMPLE.com')).statusCode).toBe(200);
  });

  test('allow one account per address for 20 parallel registrations before and during a key rotation', async () => {
    const next = await createTestApp(server.context.store, {
      env: { INDEX_KEY: `${randomBytes(32).toString('base64')},${SHIPPED_TEST_KEYS.password}` },
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        register(number % 2 === 0 ? server : next, number % 3 === 0 ? 'Twin@example.com' : 'twin@example.com'),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1);
    expect((await register(next, 'later@example.com')).statusCode).toBe(201);
    expect((await register(server, 'LATER@example.com')).statusCode).not.toBe(201);
    // Only the server within the rotation knows its new key, so the database gets the other tests' keys back.
    await server.context.db
      .deleteFrom('key_used')
      .where('name', '=', 'index')
      .where('key_id', '=', next.context.keys.index[0].id)
      .execute();
  });

  test('do not open when moved to another row', async () => {
    const [one, two] = [await server.createBorrower(), await server.createBorrower()];
    const { sealed } = await server.context.db
      .selectFrom('identity')
      .select('sealed')
      .where('uuid', '=', one.identityUuid)
      .executeTakeFirstOrThrow();
    await server.context.db.updateTable('identity').set({ sealed }).where('uuid', '=', two.identityUuid).execute();
    await expect(findAccount(server.context, two.email)).rejects.toThrow('unable to authenticate');
    expect((await logIn(server, one.email)).statusCode).toBe(200);
    await server.context.db.deleteFrom('session').where('identity_uuid', '=', two.identityUuid).execute();
    await server.context.db.deleteFrom('identity').where('uuid', '=', two.identityUuid).execute();
  });
});
