import { beginExternalLogin, logInExternally, readIdentity } from '@lintel/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { sendDuring } from '../../../test/behind-lock.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { startProvider, type TestProvider } from '../../../test/identity-provider.ts';
import { getBearer } from '../../../test/recovery.ts';
import { closeLogins, lockAccount } from '../../identity/index.ts';

const EMAIL = 'ana@example.com';

onOneDatabase('an account that closes during a login at the provider', (open, kind) => {
  let provider: TestProvider;
  let server: TestApp;
  beforeAll(async () => {
    provider = await startProvider();
    server = await createTestApp(await open(), { env: provider.env });
  });
  afterAll(() => provider.stop());

  /** Logs in at the provider, and returns the request that finishes the login here. */
  const beginLogin = async () => {
    const begun = await server.ask(beginExternalLogin, { body: {} });
    const { authorizationUrl } = begun.json() as { authorizationUrl: string };
    const response = (await provider.logIn(authorizationUrl, EMAIL)).search.slice(1);
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    return () => server.ask(logInExternally, { body: { response }, headers: { cookie } });
  };

  // PGlite has one connection, so there nothing runs beside a transaction.
  test.runIf(kind === 'postgres')('gets no session', async () => {
    const finishFirst = await beginLogin();
    const { uuid } = await server.send(readIdentity, { token: getBearer(await finishFirst()) });
    const answer = await sendDuring(
      server.context,
      (trx) => lockAccount(trx, uuid),
      (trx) => closeLogins(server.context, trx, uuid, new Date()),
      await beginLogin(),
    );
    expect(answer.json()).toMatchObject({ status: 'login-not-completed' });
    expect(answer.headers.authorization).toBeUndefined();
  });
});
