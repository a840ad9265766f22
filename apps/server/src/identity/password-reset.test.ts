import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  logInWithPasskey,
  openPasswordReset,
  readIdentity,
  readPasskeys,
  resetPassword,
} from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, createTestApp, type TestApp } from '../../test/app.ts';
import { createAuthenticator } from '../../test/authenticator.ts';
import { onOneDatabase } from '../../test/database.ts';
import { NEW_PASSWORD, createRecoveryActions, getBearer } from '../../test/recovery.ts';
import { Refused } from '../kernel/http/index.ts';
import { readPerson, savePerson } from './person.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.ts';
import { savePhone } from './store.ts';
import { codeAt } from './totp.ts';

const MINUTE = 60_000;
const HOST = 'localhost:8080';

onOneDatabase('password reset', (open) => {
  let server: TestApp;
  let strict: TestApp;
  let now = new Date();
  const advanceTime = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  beforeAll(async () => {
    const store = await open();
    server = await createTestApp(store, { run: true, sessionNow: () => now });
    strict = await createTestApp(store, { sessionNow: () => now, env: { QUOTAS: '1' } });
  });
  const { waitForEmail, fetchResetToken, resetPasswordWith, logInAs, fetchStatus, createConfirmedBorrower } =
    createRecoveryActions(() => server, { now: () => now, advanceTime });

  test('a mailed link sets a new password once, ends other sessions and the old password, and emails the owner', async () => {
    const borrower = await createConfirmedBorrower();
    const token = await fetchResetToken(borrower.email);
    expect((await server.ask(openPasswordReset, { body: { token } })).json()).toEqual({
      email: expect.stringMatching(/^a\*+@example\.com$/) as unknown,
      asksCode: false,
      asksProof: false,
      asksBirthdate: false,
    });
    expect((await resetPasswordWith({ token, password: 'P@ssw0rd1234' })).json()).toMatchObject({
      status: 'password-refused',
    });
    const done = await resetPasswordWith({ token, password: NEW_PASSWORD });
    expect(done.json()).toEqual({ redirect: '/dashboard' });
    expect(await fetchStatus(getBearer(done))).toBe(200);
    expect(await fetchStatus(borrower.token)).toBe(401);
    expect((await logInAs(borrower.email, PASSWORD)).statusCode).toBe(401);
    expect((await logInAs(borrower.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await resetPasswordWith({ token, password: NEW_PASSWORD })).json()).toMatchObject({
      status: 'link-expired',
    });
    expect((await waitForEmail(borrower.email, /your password was changed/)).text).toContain('If this wasn’t you');
  });

  test('a link works for 30 minutes, and using one voids the others', async () => {
    const borrower = await createConfirmedBorrower();
    const [first, second, third] = [
      await fetchResetToken(borrower.email),
      await fetchResetToken(borrower.email),
      await fetchResetToken(borrower.email),
    ];
    expect((await resetPasswordWith({ token: first, password: NEW_PASSWORD })).statusCode).toBe(200);
    expect((await resetPasswordWith({ token: second, password: NEW_PASSWORD })).statusCode).toBe(410);
    expect((await server.ask(openPasswordReset, { body: { token: third } })).statusCode).toBe(410);
    const late = await fetchResetToken(borrower.email);
    advanceTime(30 * MINUTE + 1);
    expect((await resetPasswordWith({ token: late, password: NEW_PASSWORD })).statusCode).toBe(410);
  });

  test('lets in only one of two people who use one link at the same time', async () => {
    const borrower = await createConfirmedBorrower();
    const token = await fetchResetToken(borrower.email);
    const both = await Promise.all([
      resetPasswordWith({ token, password: NEW_PASSWORD }),
      resetPasswordWith({ token, password: NEW_PASSWORD }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test("another lender's page refuses the link", async () => {
    const borrower = await createConfirmedBorrower();
    const token = await fetchResetToken(borrower.email);
    expect(
      (await server.ask(resetPassword, { body: { token, password: NEW_PASSWORD }, headers: { 'x-org': 'HOMEPOINT' } }))
        .statusCode,
    ).toBe(410);
    expect((await resetPasswordWith({ token, password: NEW_PASSWORD })).statusCode).toBe(200);
  });

  describe('an unconfirmed address', () => {
    const createUnconfirmedBorrower = async () => {
      const stranger = await server.createBorrower();
      await savePerson(server.context, server.context.db, stranger.identityUuid, {
        name: { firstName: 'Sid', middleName: '', lastName: 'Stranger', suffix: '' },
        dob: '1980-05-17',
        addresses: [],
      });
      return stranger;
    };

    test('opens its account only with phone and birth date, five tries a day', async () => {
      const borrower = await createUnconfirmedBorrower();
      const token = await fetchResetToken(borrower.email);
      expect((await server.ask(openPasswordReset, { body: { token } })).json()).toMatchObject({
        asksProof: true,
        asksBirthdate: true,
      });
      const wrong = [
        {},
        { phone: '4155550142' },
        { birthdate: '1980-05-17' },
        { phone: '4155550142', birthdate: '1980-05-18' },
        { phone: '4155550143', birthdate: '1980-05-17' },
      ];
      const resetFromHere = (body: object) => strict.loose(resetPassword, { body, from: '10.5.0.1' });
      for (const proof of wrong)
        expect((await resetFromHere({ token, password: NEW_PASSWORD, ...proof })).json()).toMatchObject({
          status: 'proof-wrong',
        });
      expect(await fetchStatus(borrower.token), 'nothing happened to the account').toBe(200);
      const right = { password: NEW_PASSWORD, phone: '(415) 555-0142', birthdate: '1980-05-17' };
      expect((await resetFromHere({ ...right, token })).statusCode).toBe(429);
      advanceTime(24 * 60 * MINUTE + 1);
      const done = await resetFromHere({ ...right, token: await fetchResetToken(borrower.email) });
      expect((await server.ask(readIdentity, { token: getBearer(done) })).json()).toMatchObject({
        uuid: borrower.identityUuid,
        emailVerified: true,
      });
    });

    test('keeps none of the passkeys and second factors that were added before the reset', async () => {
      const stranger = await createUnconfirmedBorrower();
      const passkey = createAuthenticator(`http://${HOST}`);
      const at = { headers: { host: HOST, 'x-org': 'FIGURE' } };
      const options = await server.send(beginPasskey, { token: stranger.token, ...at });
      const body = { name: 'Mine', credential: passkey.create(options) };
      await server.send(addPasskey, { token: stranger.token, ...at, body });
      const logInByPasskey = async () =>
        server.ask(logInWithPasskey, {
          ...at,
          body: { credential: passkey.get(await server.send(beginPasskeyLogin, at)), redirectUrl: '/dashboard' },
        });
      expect((await logInByPasskey()).statusCode).toBe(200);
      const begun = await beginSecondFactor(server.context, stranger.identityUuid);
      const proof = { phone: '4155550142', birthdate: '1980-05-17' };
      const done = await resetPasswordWith({
        token: await fetchResetToken(stranger.email),
        password: NEW_PASSWORD,
        ...proof,
      });
      expect(done.statusCode).toBe(200);
      expect((await logInByPasskey()).json()).toMatchObject({ status: 'passkey-refused' });
      expect(await server.send(readPasskeys, { token: getBearer(done), ...at })).toEqual([]);
      const code = codeAt(begun, server.context.sessionNow());
      await expect(
        server.context.db
          .transaction()
          .execute((trx) => confirmSecondFactor(server.context, trx, stranger.identityUuid, code)),
      ).rejects.toThrow(Refused);
    });

    test('does not open its account with an empty phone number when it has none', async () => {
      const { token, email, identityUuid } = await server.createBorrower();
      await server.context.db
        .transaction()
        .execute((trx) => savePhone(server.context, trx, identityUuid, '', server.context.sessionNow()));
      for (const proof of [{}, { phone: '' }, { phone: '()' }])
        expect(
          (await resetPasswordWith({ token: await fetchResetToken(email), password: NEW_PASSWORD, ...proof })).json(),
        ).toMatchObject({ status: 'proof-wrong' });
      expect(await fetchStatus(token)).toBe(200);
    });

    test('lets its owner start over with an empty account and logs the stranger out', async () => {
      const stranger = await createUnconfirmedBorrower();
      const done = await resetPasswordWith({
        token: await fetchResetToken(stranger.email),
        password: NEW_PASSWORD,
        startOver: true,
      });
      const me = await server.send(readIdentity, { token: getBearer(done) });
      expect(me.email).toBe(stranger.email);
      expect(me.uuid).not.toBe(stranger.identityUuid);
      expect(await readPerson(server.context, server.context.db, me.uuid)).toBeUndefined();
      expect(await fetchStatus(stranger.token)).toBe(401);
      expect((await logInAs(stranger.email, PASSWORD)).statusCode).toBe(401);
      expect((await logInAs(stranger.email, NEW_PASSWORD)).statusCode).toBe(200);
    });

    test('keeps the account when starting over after the address is confirmed', async () => {
      const borrower = await createConfirmedBorrower();
      const done = await resetPasswordWith({
        token: await fetchResetToken(borrower.email),
        password: NEW_PASSWORD,
        startOver: true,
      });
      expect((await server.ask(readIdentity, { token: getBearer(done) })).json()).toMatchObject({
        uuid: borrower.identityUuid,
      });
    });
  });
});
