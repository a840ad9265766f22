import {
  answerBorrowerSecondFactor,
  beginEmailChange,
  beginPasskey,
  addPasskey,
  beginPasskeyLogin,
  beginPhoneChange,
  changePassword,
  confirmEmailChange,
  confirmPhoneChange,
  logIn,
  logInWithPasskey,
  revertEmailChange,
} from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../test/app.ts';
import { createAuthenticator } from '../../test/authenticator.ts';
import { sendDuring, startBehindLock } from '../../test/behind-lock.ts';
import { onOneDatabase } from '../../test/database.ts';
import { createRecoveryActions, NEW_PASSWORD } from '../../test/recovery.ts';
import type { Trx } from '../kernel/context.ts';
import { remakeTokens } from '../kernel/http/index.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { closeLogins } from './close-logins.ts';
import { lockAccount } from './lock-account.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.ts';
import { readIdentityRow } from './store.ts';
import { codeAt } from './totp.ts';

type Borrower = Awaited<ReturnType<TestApp['createBorrower']>>;

const AT = { headers: { host: 'localhost:8080', 'x-org': 'FIGURE' } };

// PGlite has one connection, so there nothing runs beside a transaction.
onOneDatabase('an account that changes while a request is in flight', (open, kind) => {
  let server: TestApp;
  let now = new Date();
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
  }, 60_000);
  const advanceTime = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  const { createConfirmedBorrower } = createRecoveryActions(() => server, { now: () => now, advanceTime });

  const sendPassword = ({ email }: Borrower) => server.loose(logIn, { body: { email, password: PASSWORD } });
  const prepare = {
    password: (borrower: Borrower) => () => sendPassword(borrower),
    secondFactor: async (borrower: Borrower) => {
      const secret = await beginSecondFactor(server.context, borrower.identityUuid);
      const [recoveryCode = ''] = await server.context.db
        .transaction()
        .execute((trx) => confirmSecondFactor(server.context, trx, borrower.identityUuid, codeAt(secret, now)));
      const { challenge } = (await sendPassword(borrower)).json() as { challenge: string };
      return () => server.loose(answerBorrowerSecondFactor, { body: { challenge, recoveryCode } });
    },
    passkey: async ({ token }: Borrower) => {
      const authenticator = createAuthenticator('http://localhost:8080');
      const credential = authenticator.create(await server.send(beginPasskey, { token, ...AT }));
      await server.send(addPasskey, { token, ...AT, body: { name: 'My phone', credential } });
      const used = authenticator.get(await server.send(beginPasskeyLogin, AT));
      return () => server.loose(logInWithPasskey, { ...AT, body: { credential: used, redirectUrl: '/dashboard' } });
    },
  };

  test.runIf(kind === 'postgres').each([
    { way: 'password', begin: prepare.password, status: 'credentials-do-not-match' },
    { way: 'second factor', begin: prepare.secondFactor, status: 'code-expired' },
    { way: 'passkey', begin: prepare.passkey, status: 'passkey-refused' },
  ])('starts no session for a $way that was right until the account closed', async ({ begin, status }) => {
    const borrower = await createConfirmedBorrower();
    const send = await begin(borrower);
    const lock = (trx: Trx) => lockAccount(trx, borrower.identityUuid);
    const close = (trx: Trx) => closeLogins(server.context, trx, borrower.identityUuid, now);
    const answer = await sendDuring(server.context, lock, close, send);
    expect(answer.json()).toMatchObject({ status });
    expect(answer.headers.authorization).toBeUndefined();
    const open = await server.context.db
      .selectFrom('session')
      .select('sid')
      .where('identity_uuid', '=', borrower.identityUuid)
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
  });

  const fetchCode = async (to: string): Promise<string> => {
    const [newest] = await readOutbox(server.context.db, server.context.vault, to);
    return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? expect.fail('no code');
  };
  const beginEmail = async (token: string, email: string): Promise<string> => {
    await server.send(beginEmailChange, { token, body: { email } });
    return fetchCode(email);
  };
  /** Changes of an account, each prepared so that only its last request is missing. */
  const begin = {
    email: async (token: string) => {
      const code = await beginEmail(token, `later-${Date.now()}@example.com`);
      return () => server.loose(confirmEmailChange, { token, body: { code } });
    },
    phone: async (token: string) => {
      await server.send(beginPhoneChange, { token, body: { phone: '3035550171' } });
      const code = await fetchCode('3035550171');
      return () => server.loose(confirmPhoneChange, { token, body: { code } });
    },
    password: (token: string) => () =>
      server.loose(changePassword, { token, body: { currentPassword: PASSWORD, password: NEW_PASSWORD } }),
  };

  test.runIf(kind === 'postgres').each([
    { what: 'email address', beginChange: begin.email },
    { what: 'phone number', beginChange: begin.phone },
    { what: 'password', beginChange: begin.password },
  ])(
    'keeps its owner’s $what when a change of it arrives while the email address is changed back',
    async ({ what, beginChange }) => {
      const { token, email, identityUuid } = await createConfirmedBorrower();
      const code = await beginEmail(token, `thief-${what.length}-${Date.now()}@example.com`);
      await server.send(confirmEmailChange, { token, body: { code } });
      const { uuid } = await server.context.db
        .selectFrom('email_revert')
        .select('uuid')
        .where('identity_uuid', '=', identityUuid)
        .executeTakeFirstOrThrow();
      const [link = ''] = remakeTokens(server.context, 'email-revert', uuid);
      const send = await beginChange(token);
      const before = await readIdentityRow(server.context, server.context.db, identityUuid);

      const trx = await server.context.db.startTransaction().execute();
      await lockAccount(trx, identityUuid);
      const revert = await startBehindLock(server.context, () =>
        server.loose(revertEmailChange, { body: { token: link } }),
      );
      const late = await startBehindLock(server.context, send, 2);
      await trx.commit().execute();

      expect((await revert.answer).statusCode).toBe(200);
      expect((await late.answer).json()).toMatchObject({ message: 'unauthenticated' });
      const row = await readIdentityRow(server.context, server.context.db, identityUuid);
      expect({ email: row?.email, phone: row?.phone, password: row?.password_hash }).toEqual({
        email,
        phone: before?.phone,
        password: '',
      });
    },
  );
});
