import { changePassword, logIn, readIdentity } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { hashPassword } from './password.ts';

const WELL_KNOWN = 'Password123!';

onOneDatabase('an expired password', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  const enter = async (email: string, password: string) => {
    const answer = await server.ask(logIn, { body: { email, password } });
    const token = String(answer.headers['authorization']).replace('Bearer ', '');
    return { token, expired: (await server.send(readIdentity, { token })).passwordExpired };
  };

  test('is one that became well known after it was chosen; a login shows it, and a new password ends it [AUTH-021, DATA-020]', async () => {
    const { email, identityUuid } = await server.createBorrower();
    expect((await enter(email, PASSWORD)).expired).toBe(false);
    // As chosen before the rules refused it.
    await server.context.db
      .updateTable('identity')
      .set({ password_hash: await hashPassword(server.context.keys.password, WELL_KNOWN) })
      .where('uuid', '=', identityUuid)
      .execute();
    const { token, expired } = await enter(email, WELL_KNOWN);
    expect(expired).toBe(true);
    await server.send(changePassword, { token, body: { currentPassword: WELL_KNOWN, password: PASSWORD } });
    expect((await server.send(readIdentity, { token })).passwordExpired).toBe(false);
    expect((await enter(email, PASSWORD)).expired).toBe(false);
  });
});
