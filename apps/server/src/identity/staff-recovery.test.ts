import { randomUUID } from 'node:crypto';
import {
  answerSecondFactor,
  beginStepUp,
  changeColleague,
  changePassword,
  endSessions,
  finishStepUp,
  inviteColleague,
  logInStaff,
  makeRecoveryCodes,
  openPasswordReset,
  readSessions,
  resetPassword,
} from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { NEW_PASSWORD, createRecoveryActions } from '../../test/recovery.ts';
import { logInStaffMember } from '../../test/staff.ts';
import { codeAt } from './totp.ts';

onOneDatabase('account recovery in the console', (open) => {
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
  const {
    fetchEmails,
    waitForEmail,
    requestReset,
    fetchResetToken,
    resetPasswordWith,
    logInStaffWith,
    logInAgain,
    fetchStatus,
    createConfirmedBorrower,
  } = createRecoveryActions(() => server, { now: () => now, advanceTime });

  test('a mailed link needs the authenticator or a recovery code too', async () => {
    const una = await logInStaffMember(server, 'underwriter');
    const token = await fetchResetToken(una.email, true);
    advanceTime(30_000);
    expect((await resetPasswordWith({ token, password: NEW_PASSWORD })).statusCode).toBe(400);
    const right = codeAt(una.totpSecret, now);
    expect(
      (
        await resetPasswordWith({ token, password: NEW_PASSWORD, code: right === '000000' ? '111111' : '000000' })
      ).json(),
    ).toMatchObject({ status: 'code-wrong' });
    const done = await resetPasswordWith({ token, password: NEW_PASSWORD, code: right });
    expect(done.json()).toEqual({ redirect: '/desk/' });
    expect(await fetchStatus(una.token)).toBe(401);
    expect((await logInStaffWith(una, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('mails no link to a disabled account or one that is not set up', async () => {
    const una = await logInStaffMember(server, 'underwriter');
    await server.context.db
      .updateTable('staff')
      .set({ disabled: true })
      .where('identity_uuid', '=', una.staffUuid)
      .execute();
    const before = await server.context.db
      .selectFrom('outbox')
      .select('key')
      .where('template', '=', 'account.password-reset')
      .execute();
    await requestReset(una.email, true);
    await fetchResetToken((await createConfirmedBorrower()).email);
    const after = await server.context.db
      .selectFrom('outbox')
      .select('key')
      .where('template', '=', 'account.password-reset')
      .execute();
    expect(after.length - before.length).toBe(1);
  });

  test('a staff member changes their password, makes new recovery codes and ends other sessions', async () => {
    const una = await logInStaffMember(server, 'underwriter');
    const other = await logInAgain(una);
    expect(
      (
        await server.ask(readSessions, {
          token: una.token,
          version: 1,
        })
      ).json(),
    ).toHaveLength(2);
    expect(
      (
        await server.ask(endSessions, {
          token: una.token,
          version: 1,
        })
      ).statusCode,
    ).toBe(204);
    expect(await fetchStatus(other.token)).toBe(401);
    const change = (currentPassword: string) =>
      server.ask(changePassword, {
        token: una.token,
        body: { currentPassword, password: NEW_PASSWORD },
        idempotencyKey: randomUUID(),
        headers: { 'if-match': '"1"' },
      });
    expect((await change('Wrong password 1!')).json()).toMatchObject({ status: 'credentials-do-not-match' });
    const third = await logInAgain(una);
    expect((await change(una.password)).statusCode).toBe(204);
    expect(await fetchStatus(una.token)).toBe(200);
    expect(await fetchStatus(third.token)).toBe(401);
    await waitForEmail(una.email, /your password was changed/);
    const { recoveryCodes } = await server.send(makeRecoveryCodes, {
      token: una.token,
      idempotencyKey: randomUUID(),
      headers: { 'if-match': '"1"' },
    });
    const { challenge } = (await logInStaffWith(una, NEW_PASSWORD)).json();
    expect(
      (await server.loose(answerSecondFactor, { body: { challenge, recoveryCode: recoveryCodes[9] } })).statusCode,
    ).toBe(200);
  });

  test('wrong codes in one place leave the others open, and a reset opens the login again', async () => {
    const una = await logInStaffMember(server, 'underwriter');
    const getWrongCode = () => (codeAt(una.totpSecret, now) === '000000' ? '111111' : '000000');
    const requestChallenge = async (from: string, password: string) =>
      (await strict.send(logInStaff, { body: { email: una.email, password }, from })).challenge;
    const answerFrom = (from: string, challenge: string | null | undefined, code: string) =>
      strict.loose(answerSecondFactor, { body: { challenge, code }, from });
    advanceTime(30_000);
    const thief = await requestChallenge('10.30.0.1', una.password);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await answerFrom(`10.31.${tries}.1`, thief, getWrongCode())).json()).toMatchObject({
        status: 'code-wrong',
      });
    const blocked = await requestChallenge('10.30.0.2', una.password);
    expect(
      (await answerFrom('10.30.0.3', blocked, codeAt(una.totpSecret, now))).statusCode,
      'the right code waits too',
    ).toBe(429);
    const { stepUpUuid } = await strict.send(beginStepUp, { token: una.token, body: { channel: 'TOTP' } });
    expect(
      (
        await strict.ask(finishStepUp, {
          params: { stepUpUuid },
          token: una.token,
          body: { code: codeAt(una.totpSecret, now) },
        })
      ).statusCode,
      'step-up',
    ).toBe(204);
    advanceTime(30_000);
    const reset = await strict.ask(resetPassword, {
      body: {
        token: await fetchResetToken(una.email, true),
        password: NEW_PASSWORD,
        code: codeAt(una.totpSecret, now),
      },
      from: '10.30.0.4',
    });
    expect(reset.statusCode, 'reset').toBe(200);
    advanceTime(30_000);
    expect(
      (await answerFrom('10.30.0.5', await requestChallenge('10.30.0.6', NEW_PASSWORD), codeAt(una.totpSecret, now)))
        .statusCode,
      'login',
    ).toBe(200);
  });

  test('a changed password ends open reset links and logins waiting for a code', async () => {
    const una = await logInStaffMember(server, 'underwriter');
    const link = await fetchResetToken(una.email, true);
    const { challenge } = (await logInStaffWith(una, una.password)).json();
    advanceTime(30_000);
    expect(
      (
        await server.ask(changePassword, {
          token: una.token,
          body: { currentPassword: una.password, password: NEW_PASSWORD },
          version: 1,
        })
      ).statusCode,
    ).toBe(204);
    expect((await server.ask(openPasswordReset, { body: { token: link } })).statusCode).toBe(410);
    const second = await server.loose(answerSecondFactor, { body: { challenge, code: codeAt(una.totpSecret, now) } });
    expect(second.json()).toMatchObject({ status: 'code-expired' });
  });

  test("an admin can't grant a right they lack, and a new money approver is emailed to the others", async () => {
    const [adam, finn] = [await logInStaffMember(server, 'admin'), await logInStaffMember(server, 'funder')];
    const invite = (permissions: string[], email = `${randomUUID()}@desk.example`) =>
      server.loose(inviteColleague, {
        token: adam.token,
        body: { email, name: 'Nia Okafor', permissions },
        headers: { 'if-match': '"1"' },
      });
    expect((await invite(['fund'])).json()).toMatchObject({ status: 'right-not-held' });
    expect((await invite(['pipeline', 'file'])).statusCode).toBe(201);
    const una = await logInStaffMember(server, 'underwriter');
    expect(
      (
        await server.ask(changeColleague, {
          params: { staffUuid: una.staffUuid },
          token: adam.token,
          body: { permissions: ['review', 'fund'] },
          version: 1,
        })
      ).json(),
    ).toMatchObject({ status: 'right-not-held' });
    expect(
      (
        await server.ask(changeColleague, {
          params: { staffUuid: una.staffUuid },
          token: adam.token,
          body: { permissions: ['review', 'file'] },
          version: 1,
        })
      ).statusCode,
      'what they have already stays',
    ).toBe(200);
    await server.context.db
      .updateTable('staff')
      .set({ permissions: JSON.stringify(['admin', 'fund', 'file']) })
      .where('identity_uuid', '=', adam.staffUuid)
      .execute();
    expect((await invite(['fund'])).statusCode).toBe(201);
    expect((await waitForEmail(finn.email, /send money or manage the team/)).text).toContain('Nia Okafor');
    expect(await fetchEmails(adam.email, /send money/)).toEqual([]);
    expect((await invite(['file'], finn.email)).json()).toMatchObject({
      status: 'colleague-exists',
      message: expect.stringContaining('already has an account') as unknown,
    });
  });
});
