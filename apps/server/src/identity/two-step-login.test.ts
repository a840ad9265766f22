import { randomUUID } from 'node:crypto';
import {
  answerBorrowerSecondFactor,
  answerSecondFactor,
  askPasswordReset,
  beginTotp,
  changeAlias,
  confirmTotp,
  logIn as logInCall,
  logInStaff,
  makeRecoveryCodes,
  openPasswordReset,
  readFigureInfo,
  readIdentity,
  readIdentityV1,
  readStepUp,
  removeTotp,
  resetPassword,
  stepUpWithPassword,
} from '@lintel/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { PASSWORD, createTestApp, replyOrThrow, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { required } from '../../test/required.ts';
import { createSession } from '../../test/session.ts';
import { logInStaffMember } from '../../test/staff.ts';
import { findStaffPersona, openStaffAccount } from '../sandbox/staff.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { codeAt } from './totp.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'violet Kettle! anthem 31';
const WRONG = { code: '000000' };

onOneDatabase('two-step login of a borrower', (open) => {
  let server: TestApp;
  let strict: TestApp;
  let now = new Date('2026-11-24T17:00:00Z');
  const advanceTime = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  beforeAll(async () => {
    const store = await open();
    server = await createTestApp(store, { run: true, sessionNow: () => now });
    strict = await createTestApp(store, { sessionNow: () => now, env: { QUOTAS: '1' } });
  });

  const getToken = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['authorization']).replace('Bearer ', '');
  const getStatus = async (token: string) => (await server.ask(readIdentity, { token })).statusCode;
  const logIn = (email: string, password = PASSWORD) => server.ask(logInCall, { body: { email, password } });
  const requestChallenge = async (email: string, password = PASSWORD) =>
    required((await logIn(email, password)).json().challenge, 'challenge');
  const answer = (body: object, app = server, from = '10.0.0.1') =>
    app.loose(answerBorrowerSecondFactor, { body, from });
  /** A borrower with two-step login, a step of the clock after they turned it on. */
  const createTwoStepBorrower = async () => {
    const borrower = await server.createBorrower();
    const { secret } = await server.send(beginTotp, {
      token: borrower.token,
      body: { currentPassword: PASSWORD },
    });
    const done = await server.ask(confirmTotp, { token: borrower.token, body: { code: codeAt(secret, now) } });
    advanceTime(MINUTE);
    return { ...borrower, token: getToken(done), secret, ...replyOrThrow(confirmTotp, done) };
  };
  const fetchMails = async (to: string, subject: RegExp) =>
    (await readOutbox(server.context.db, server.context.vault)).filter(
      (mail) => mail.to === to && subject.test(mail.subject ?? ''),
    );
  const waitForMail = (to: string, subject: RegExp) =>
    vi.waitFor(async () => (await fetchMails(to, subject))[0] ?? expect.fail('no email yet'), {
      timeout: 20_000,
      interval: 100,
    });
  const confirmEmail = (identityUuid: string) =>
    server.context.db
      .updateTable('identity')
      .set({ email_verified_at: now })
      .where('uuid', '=', identityUuid)
      .execute();
  const fetchResetToken = async (email: string) => {
    await server.send(askPasswordReset, { body: { email } });
    return /reset-password\S*#([\w-]+)/.exec((await waitForMail(email, /reset your password/)).text)?.[1] ?? '';
  };

  test('asks for a code after the password, and the account says so in each of its forms [DATA-019, DATA-020, AUTH-021]', async () => {
    const plain = await server.createBorrower();
    const off = { twoFactorEnabled: false, totpVerified: false };
    expect(await server.send(readIdentity, { token: plain.token })).toMatchObject(off);
    await server.send(beginTotp, { token: plain.token, body: { currentPassword: PASSWORD } });
    // Not on before a code proved that the authenticator works.
    expect(await server.send(readIdentity, { token: plain.token })).toMatchObject(off);
    expect((await logIn(plain.email)).headers['authorization']).toBeDefined();

    const { email, secret } = await createTwoStepBorrower();
    const first = await logIn(email);
    expect(first.statusCode).toBe(200);
    expect(first.headers['authorization']).toBeUndefined();
    const challenge = required(first.json().challenge, 'challenge');
    expect((await answer({ challenge, ...WRONG })).json().status).toBe('code-wrong');
    const second = await answer({ challenge, code: codeAt(secret, now) });
    expect(second.json()).toEqual({ redirect: '/dashboard' });
    const token = getToken(second);
    const on = { twoFactorEnabled: true, totpVerified: true };
    expect(await server.send(readIdentity, { token })).toMatchObject(on);
    expect(await server.send(readIdentityV1, { token })).toMatchObject(on);
    expect(await server.send(readFigureInfo, { token })).toMatchObject(on);
    await waitForMail(email, /two-step login is on/);
  });

  test('a code, a recovery code and a challenge each work once', async () => {
    const { email, secret, recoveryCodes } = await createTwoStepBorrower();
    const challenge = await requestChallenge(email);
    const code = codeAt(secret, now);
    expect((await answer({ challenge, code })).statusCode).toBe(200);
    expect((await answer({ challenge, recoveryCode: recoveryCodes[0] })).json().status).toBe('code-expired');
    expect((await answer({ challenge: await requestChallenge(email), code })).json().status).toBe('code-wrong');
    const recover = async () => answer({ challenge: await requestChallenge(email), recoveryCode: recoveryCodes[0] });
    expect((await recover()).statusCode).toBe(200);
    expect((await recover()).json().status).toBe('code-wrong');
  });

  test('a challenge ends after 10 minutes, after 5 wrong codes, and with a changed password', async () => {
    const { email, secret, identityUuid } = await createTwoStepBorrower();
    const old = await requestChallenge(email);
    advanceTime(10 * MINUTE + 1);
    expect((await answer({ challenge: old, code: codeAt(secret, now) })).json().status).toBe('code-expired');
    const tried = await requestChallenge(email);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await answer({ challenge: tried, ...WRONG })).json().status).toBe('code-wrong');
    expect((await answer({ challenge: tried, code: codeAt(secret, now) })).json().status).toBe('code-expired');
    const waiting = await requestChallenge(email);
    await confirmEmail(identityUuid);
    const token = await fetchResetToken(email);
    const code = codeAt(secret, now);
    expect((await server.ask(resetPassword, { body: { token, password: NEW_PASSWORD, code } })).statusCode).toBe(200);
    advanceTime(MINUTE);
    expect((await answer({ challenge: waiting, code: codeAt(secret, now) })).json().status).toBe('code-expired');
  });

  test('wrong codes are slowed down for the account, over all its challenges', async () => {
    const { email, secret } = await createTwoStepBorrower();
    const challenges = [await requestChallenge(email), await requestChallenge(email)];
    for (let tries = 0; tries < 5; tries += 1)
      await answer({ challenge: challenges[0], ...WRONG }, strict, `203.0.113.${tries}`);
    const waiting = await answer({ challenge: challenges[1], code: codeAt(secret, now) }, strict, '203.0.113.9');
    expect(waiting.statusCode).toBe(429);
  });

  test('the console doesn’t take a borrower’s challenge, and the site none of the console’s', async () => {
    const { email, secret } = await createTwoStepBorrower();
    const staff = await openStaffAccount(
      server.context,
      required(findStaffPersona('underwriter'), 'persona'),
      'FIGURE',
    );
    const own = await requestChallenge(email);
    const login = await server.ask(logInStaff, { body: { email: staff.email, password: staff.password } });
    const theirs = required(login.json().challenge, 'challenge');
    const code = codeAt(secret, now);
    expect((await server.ask(answerSecondFactor, { body: { challenge: own, code } })).json().status).toBe(
      'code-expired',
    );
    expect((await answer({ challenge: theirs, code: staff.totpCode })).json().status).toBe('code-expired');
    expect((await answer({ challenge: own, code })).statusCode).toBe(200);
  });

  test('turning it on ends the other sessions, and replacing the authenticator needs a step-up', async () => {
    const borrower = await server.createBorrower();
    const other = getToken(await logIn(borrower.email));
    const { secret } = await server.send(beginTotp, { token: borrower.token, body: { currentPassword: PASSWORD } });
    const done = await server.ask(confirmTotp, { token: borrower.token, body: { code: codeAt(secret, now) } });
    expect([await getStatus(other), await getStatus(borrower.token)]).toEqual([401, 200]);
    advanceTime(21 * MINUTE);
    const again = await server.ask(beginTotp, { token: getToken(done), body: { currentPassword: PASSWORD } });
    expect(again.json().status).toBe('step-up-required');
  });

  test('turning it off needs a step-up and a code, and an email reports it', async () => {
    const { email, token, secret, recoveryCodes } = await createTwoStepBorrower();
    const turnOff = (body: object, bearer = token) => server.loose(removeTotp, { token: bearer, body });
    expect((await turnOff({})).json().status).toBe('code-wrong');
    expect((await turnOff(WRONG)).json().status).toBe('code-wrong');
    advanceTime(21 * MINUTE);
    expect((await turnOff({ code: codeAt(secret, now) })).json().status).toBe('step-up-required');
    expect(await server.send(readStepUp, { token })).toEqual({ code: true, passkey: false });
    const stepUp = (body: { password: string; code?: string }) => server.ask(stepUpWithPassword, { token, body });
    expect((await stepUp({ password: PASSWORD })).json().status).toBe('code-wrong');
    expect((await stepUp({ password: NEW_PASSWORD, code: codeAt(secret, now) })).json().status).toBe(
      'credentials-do-not-match',
    );
    const fresh = getToken(await stepUp({ password: PASSWORD, code: codeAt(secret, now) }));
    expect((await turnOff({ recoveryCode: recoveryCodes[3] }, fresh)).statusCode).toBe(204);
    await waitForMail(email, /two-step login is off/);
    expect((await logIn(email)).headers['authorization']).toBeDefined();
    expect(await server.send(readIdentity, { token: fresh })).toMatchObject({ twoFactorEnabled: false });
  });

  test('without two-step login the password alone steps up, five wrong ones wait, and there are no recovery codes to get', async () => {
    const { token } = await server.createBorrower();
    const phone = { type: 'Phone' as const, value: '4155550143' };
    advanceTime(21 * MINUTE);
    expect((await server.ask(changeAlias, { token, body: phone })).json().status).toBe('step-up-required');
    const stepUp = (password: string) => strict.ask(stepUpWithPassword, { token, body: { password } });
    const fresh = getToken(await stepUp(PASSWORD));
    expect((await server.ask(changeAlias, { token: fresh, body: phone })).statusCode).toBe(200);
    expect((await server.ask(makeRecoveryCodes, { token: fresh })).json().status).toBe('not-at-this-step');
    for (let tries = 0; tries < 5; tries += 1) expect((await stepUp(NEW_PASSWORD)).statusCode).toBe(401);
    expect((await stepUp(PASSWORD)).statusCode).toBe(429);
  });

  test('a password reset asks for a code, and leaves two-step login on', async () => {
    const { email, secret, recoveryCodes, identityUuid } = await createTwoStepBorrower();
    await confirmEmail(identityUuid);
    const token = await fetchResetToken(email);
    expect(await server.send(openPasswordReset, { body: { token } })).toMatchObject({
      asksCode: true,
      asksProof: false,
    });
    const reset = (given: object) => server.loose(resetPassword, { body: { token, password: NEW_PASSWORD, ...given } });
    expect((await reset({})).statusCode).toBe(400);
    expect((await reset(WRONG)).json().status).toBe('code-wrong');
    expect((await reset({ startOver: true })).statusCode).toBe(400);
    expect((await reset({ recoveryCode: recoveryCodes[5] })).statusCode).toBe(200);
    const challenge = await requestChallenge(email, NEW_PASSWORD);
    expect((await answer({ challenge, code: codeAt(secret, now) })).statusCode).toBe(200);
  });

  test('the owner of an unconfirmed address can start over without the code, and gets nothing of the old account', async () => {
    const { email, identityUuid } = await createTwoStepBorrower();
    const token = await fetchResetToken(email);
    expect(await server.send(openPasswordReset, { body: { token } })).toMatchObject({
      asksCode: true,
      asksProof: true,
    });
    const done = await server.ask(resetPassword, { body: { token, password: NEW_PASSWORD, startOver: true } });
    const fresh = await server.send(readIdentity, { token: getToken(done) });
    expect(fresh.uuid).not.toBe(identityUuid);
    expect(fresh.twoFactorEnabled).toBe(false);
  });

  test('a signer’s session can’t turn it on, and staff can’t turn theirs off', async () => {
    const { identityUuid } = await server.createBorrower();
    const signer = await createSession(server.context, {
      identityUuid,
      organisation: 'FIGURE',
      typ: 'signer',
    });
    const begun = await server.ask(beginTotp, { token: signer, body: { currentPassword: PASSWORD } });
    expect(begun.json().status).toBe('not-for-signers');
    const staff = await logInStaffMember(server, 'underwriter');
    const removal = await server.ask(removeTotp, { token: staff.token, body: { code: '123456' } });
    expect(removal.json().status).toBe('not-available');
  });

  test('an unknown challenge is refused like an expired one', async () => {
    expect((await answer({ challenge: randomUUID(), ...WRONG })).json().status).toBe('code-expired');
  });
});
