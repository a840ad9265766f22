import { randomUUID } from 'node:crypto';
import {
  answerSecondFactor,
  beginStepUp,
  beginTotp,
  confirmTotp,
  finishStepUp,
  listApplications,
  logIn as logInCall,
  logInStaff,
  logOutStaff,
  openAccountSetup,
  readStaffInfo,
  readLoanFile,
  readIdentity,
  readProfile,
  registerIdentity,
  resendAccountSetup,
  setUpAccount,
} from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, replyOrThrow, createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { required } from '../../test/required.ts';
import { logInStaffMember } from '../../test/staff.ts';
import { verifyTrail } from '../records/audit/verify.ts';
import { findStaffPersona, openStaffAccount } from '../sandbox/staff.ts';
import { inviteStaff } from './account-setup.ts';
import { codeAt } from './totp.ts';

const MINUTE = 60_000;

onOneDatabase('logging in to the console', (open) => {
  let server: TestApp;
  let strict: TestApp;
  let now = new Date('2026-11-24T17:00:00Z');
  const advanceTime = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  beforeAll(async () => {
    const store = await open();
    server = await createTestApp(store, { sessionNow: () => now });
    strict = await createTestApp(store, { sessionNow: () => now, env: { QUOTAS: '1' } });
  });

  const createStaffAccount = (name = 'underwriter', organisation = 'FIGURE') =>
    openStaffAccount(server.context, findStaffPersona(name) ?? expect.fail(), organisation);
  const logIn = (email: string, password: string, app = server, from = '10.0.0.1') =>
    app.ask(logInStaff, { body: { email, password }, from });
  const answerChallenge = (body: object, app = server, from = '10.0.0.1') =>
    app.loose(answerSecondFactor, { body, from });
  const requestChallenge = async (credentials: { email: string; password: string }, app = server, from?: string) =>
    (await logIn(credentials.email, credentials.password, app, from)).json().challenge;
  const getToken = (reply: { headers: Record<string, unknown> }) =>
    String(reply.headers['authorization']).replace('Bearer ', '');
  const invited = async (email = `${randomUUID()}@desk.example`) => {
    const { token, staff } = await server.context.db.transaction().execute((trx) =>
      inviteStaff(server.context, trx, {
        organisation: 'FIGURE',
        email,
        name: 'Priya Natarajan',
        permissions: ['file'],
        invitedBy: 'test',
      }),
    );
    return { email, token, staffUuid: staff.identity_uuid };
  };
  const setUp = async (
    token: string,
  ): Promise<{ jwt: string; secret: string; recoveryCodes: string[]; token: string }> => {
    const { jwt } = await server.send(setUpAccount, { body: { token, password: PASSWORD } });
    const { secret } = await server.send(beginTotp, { token: jwt, body: { currentPassword: PASSWORD } });
    const done = await server.ask(confirmTotp, { token: jwt, body: { code: codeAt(secret, now) } });
    return { jwt, secret, token: getToken(done), ...replyOrThrow(confirmTotp, done) };
  };

  test('needs a password and a code, and returns the person’s permissions [CALL-059, CALL-060]', async () => {
    const staff = await createStaffAccount();
    const first = await logIn(staff.email, staff.password);
    expect(first.headers['authorization']).toBeUndefined();
    const second = await answerChallenge({ challenge: first.json().challenge, code: staff.totpCode });
    expect(second.json()).toEqual({ redirect: '/desk/' });
    const me = await server.ask(readStaffInfo, { token: getToken(second) });
    expect(me.json()).toMatchObject({
      email: staff.email,
      profileType: 'STAFF',
      name: 'Una Writer',
      totpVerified: true,
      permissions: expect.arrayContaining(['review', 'reveal']) as unknown,
    });
  });

  test('returns one answer for an unknown email, a wrong password, a borrower and an account without second factor', async () => {
    const staff = await createStaffAccount();
    const borrower = await server.createBorrower();
    const pending = await invited();
    await server.ask(setUpAccount, { body: { token: pending.token, password: PASSWORD } });
    const headers = { 'x-request-id': randomUUID() };
    const ask = (email: string, password: string) => server.ask(logInStaff, { body: { email, password }, headers });
    const answers = [
      await ask(staff.email, 'Wrong password 1!'),
      await ask('nobody@desk.example', PASSWORD),
      await ask(borrower.email, PASSWORD),
      await ask(pending.email, PASSWORD),
    ];
    expect(answers.map((one) => one.statusCode)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map((one) => one.body)).size).toBe(1);
  });

  test('staff cannot log in as a borrower, but may borrow with the same address', async () => {
    const staff = await createStaffAccount();
    const logInAsBorrower = () => server.ask(logInCall, { body: { email: staff.email, password: staff.password } });
    expect((await logInAsBorrower()).statusCode).toBe(401);
    const made = await server.ask(registerIdentity, {
      body: { email: staff.email, password: PASSWORD, phoneNumber: '4155550142' },
    });
    expect(made.statusCode).toBe(201);
    expect((await logInAsBorrower()).statusCode).toBe(401);
  });

  test('a hundred unknown invitations and challenges get the answer of a used or expired one', async () => {
    const used = await invited();
    await setUp(used.token);
    const old = await invited();
    const challenge = required(await requestChallenge(await createStaffAccount()), 'challenge');
    advanceTime(8 * 24 * 60 * MINUTE);
    const headers = { 'x-request-id': randomUUID() };
    const collectReplies = async (
      tokens: readonly string[],
      ask: (token: string) => Promise<{ readonly statusCode: number; readonly body: string }>,
    ) => {
      const all = await Promise.all(tokens.map(ask));
      return [...new Set(all.map(({ statusCode, body }) => `${statusCode} ${body}`))];
    };
    const linkExpired = expect.stringContaining('link-expired') as unknown;
    const made = Array.from({ length: 100 }, () => randomUUID().replaceAll('-', ''));
    const links = [used.token, old.token, ...made];
    expect(
      await collectReplies(links, (token) => server.ask(openAccountSetup, { body: { token }, headers })),
      'opening',
    ).toEqual([linkExpired]);
    expect(
      await collectReplies(links, (token) =>
        server.ask(setUpAccount, { body: { token, password: PASSWORD }, headers }),
      ),
      'a password',
    ).toEqual([linkExpired]);
    expect(
      await collectReplies(links, (token) => server.ask(resendAccountSetup, { body: { token }, headers })),
      'a new link',
    ).toEqual([expect.stringMatching(/^202 /)]);
    expect(
      await collectReplies([challenge, ...made], (one) =>
        server.ask(answerSecondFactor, { body: { challenge: one, code: '000000' }, headers }),
      ),
      'a code',
    ).toEqual([expect.stringContaining('code-expired')]);
  });

  test('audits the network of a login and of each wrong code, at login and at step-up', async () => {
    const staff = await createStaffAccount();
    const from = '203.0.113.77';
    const challenge = await requestChallenge(staff);
    const right = codeAt(staff.totpSecret, now);
    const wrongCode = right === '000000' ? '111111' : '000000';
    await answerChallenge({ challenge, code: wrongCode }, server, from);
    const token = getToken(await answerChallenge({ challenge, code: right }, server, from));
    const { stepUpUuid } = await server.send(beginStepUp, { token, body: { channel: 'TOTP' } });
    await server.ask(finishStepUp, { params: { stepUpUuid }, token, body: { code: wrongCode }, from });
    await server.context.audit.flush();
    const trail = await server.context.db
      .selectFrom('audit_entry')
      .select(['event', 'about'])
      .where('actor', '=', staff.staffUuid)
      .where('event', 'in', ['staff.code-wrong', 'staff.login'])
      .orderBy('sequence')
      .execute();
    const network = '203.0.113.0/24';
    expect(trail.map(({ event, about }) => ({ event, from: (JSON.parse(about) as { from?: string }).from }))).toEqual([
      { event: 'staff.code-wrong', from: network },
      { event: 'staff.login', from: network },
      { event: 'staff.code-wrong', from: network },
    ]);
    expect(JSON.stringify(trail)).not.toContain(from);
  });

  test.each([
    ['/desk/reviews', '/desk/reviews'],
    ['/dashboard', '/desk/'],
    ['//evil.example', '/desk/'],
    ['/desk/../dashboard', '/desk/'],
    ['/deskx', '/desk/'],
  ])('redirects from %s to %s', async (redirectUrl, redirect) => {
    const staff = await createStaffAccount();
    expect(
      (await server.ask(logInStaff, { body: { email: staff.email, password: staff.password, redirectUrl } })).json(),
    ).toMatchObject({ redirect });
  });

  test('accepts a code once across challenges, for 90 seconds at most', async () => {
    const staff = await createStaffAccount();
    expect((await answerChallenge({ challenge: await requestChallenge(staff), code: staff.totpCode })).statusCode).toBe(
      200,
    );
    expect(
      (await answerChallenge({ challenge: await requestChallenge(staff), code: staff.totpCode })).json(),
    ).toMatchObject({
      status: 'code-wrong',
    });
    advanceTime(90_000);
    const old = codeAt(staff.totpSecret, new Date(now.getTime() - 61_000));
    expect((await answerChallenge({ challenge: await requestChallenge(staff), code: old })).json()).toMatchObject({
      status: 'code-wrong',
    });
    expect(
      (await answerChallenge({ challenge: await requestChallenge(staff), code: codeAt(staff.totpSecret, now) }))
        .statusCode,
    ).toBe(200);
  });

  describe('guessing codes', () => {
    test('five tries end a challenge, even for the right code afterwards', async () => {
      const staff = await createStaffAccount();
      const challenge = await requestChallenge(staff);
      const wrongCode = staff.totpCode === '000000' ? '111111' : '000000';
      for (let tries = 0; tries < 5; tries += 1)
        expect((await answerChallenge({ challenge, code: wrongCode })).json()).toMatchObject({ status: 'code-wrong' });
      expect((await answerChallenge({ challenge, code: staff.totpCode })).json()).toMatchObject({
        status: 'code-expired',
      });
    });

    test('compares a few of a hundred parallel tries over many challenges, then waits without locking', async () => {
      const staff = await createStaffAccount('closer');
      const wrongCode = staff.totpCode === '000000' ? '111111' : '000000';
      const challenges = await Promise.all(
        Array.from({ length: 4 }, (_, index) => requestChallenge(staff, strict, `10.1.0.${index}`)),
      );
      for (const challenge of challenges.slice(0, 1))
        for (let tries = 0; tries < 5; tries += 1)
          await answerChallenge({ challenge, code: wrongCode }, strict, `10.2.0.${tries}`);
      const more = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          answerChallenge({ challenge: challenges[index % 4] ?? '', code: wrongCode }, strict, `10.3.${index}.1`),
        ),
      );
      expect(new Set(more.map((one) => one.statusCode))).toEqual(new Set([429]));
      expect(
        (await answerChallenge({ challenge: challenges[3] ?? '', code: staff.totpCode }, strict, '10.4.0.1'))
          .statusCode,
      ).toBe(429);
      advanceTime(16 * MINUTE);
      expect(
        (
          await answerChallenge(
            { challenge: await requestChallenge(staff, strict, '10.5.0.1'), code: codeAt(staff.totpSecret, now) },
            strict,
            '10.5.0.1',
          )
        ).statusCode,
      ).toBe(200);
    });

    test("a step-up that a colleague began refuses one's own code", async () => {
      const logInStaffMember = async () => {
        const staff = await createStaffAccount();
        return {
          staff,
          token: getToken(await answerChallenge({ challenge: await requestChallenge(staff), code: staff.totpCode })),
        };
      };
      const [una, other] = [await logInStaffMember(), await logInStaffMember()];
      const { stepUpUuid } = await server.send(beginStepUp, { token: una.token, body: { channel: 'TOTP' } });
      advanceTime(30_000);
      const taken = await server.ask(finishStepUp, {
        params: { stepUpUuid },
        token: other.token,
        body: { code: codeAt(other.staff.totpSecret, now) },
      });
      expect(taken.json()).toMatchObject({ status: 'code-expired' });
      expect(
        (
          await server.ask(finishStepUp, {
            params: { stepUpUuid },
            token: una.token,
            body: { code: codeAt(una.staff.totpSecret, now) },
          })
        ).statusCode,
      ).toBe(204);
    });

    test('five tries end a step-up', async () => {
      const { token, totpSecret } = await logInStaffMember(server, 'underwriter');
      const { stepUpUuid } = await server.send(beginStepUp, { token, body: { channel: 'TOTP' } });
      advanceTime(30_000);
      const right = codeAt(totpSecret, now);
      const wrongCode = right === '000000' ? '111111' : '000000';
      const finishStepUpWith = (code: string) =>
        server.ask(finishStepUp, { params: { stepUpUuid }, token, body: { code } });
      for (let tries = 0; tries < 5; tries += 1)
        expect((await finishStepUpWith(wrongCode)).json()).toMatchObject({ status: 'code-wrong' });
      expect((await finishStepUpWith(right)).json()).toMatchObject({ status: 'code-expired' });
    });
  });

  describe('an invitation', () => {
    test('sets up a password and an authenticator, then opens the console', async () => {
      const { token, email } = await invited();
      expect((await server.ask(openAccountSetup, { body: { token } })).json()).toMatchObject({
        firstName: 'Priya',
        email: `${email.slice(0, 1)}***@desk.example`,
      });
      const done = await setUp(token);
      expect(done.recoveryCodes).toHaveLength(10);
      expect((await server.ask(readStaffInfo, { token: done.token })).json()).toMatchObject({
        name: 'Priya Natarajan',
        permissions: ['file'],
      });
      expect((await server.ask(openAccountSetup, { body: { token } })).json()).toMatchObject({
        status: 'link-expired',
      });
      advanceTime(30_000);
      expect(
        (
          await answerChallenge({
            challenge: await requestChallenge({ email, password: PASSWORD }),
            code: codeAt(done.secret, now),
          })
        ).statusCode,
      ).toBe(200);
    });

    test('opens nothing else with its session until the second factor is set up', async () => {
      const { token } = await invited();
      const { jwt } = await server.send(setUpAccount, { body: { token, password: PASSWORD } });
      const params = { uuid: randomUUID() };
      for (const call of [readStaffInfo, listApplications, readLoanFile, readIdentity, readProfile]) {
        expect([call.id, (await server.loose(call, { params, token: jwt })).statusCode]).toEqual([call.id, 403]);
      }
      expect((await server.ask(beginStepUp, { token: jwt, body: { channel: 'TOTP' } })).statusCode).toBe(403);
    });

    test('can be continued after an interrupted setup, and the password does not log in before that', async () => {
      const { token, email } = await invited();
      await server.ask(setUpAccount, { body: { token, password: PASSWORD } });
      expect((await logIn(email, PASSWORD)).statusCode).toBe(401);
      expect((await setUp(token)).recoveryCodes).toHaveLength(10);
    });

    test('expires after 7 days, and a new link voids the old one', async () => {
      const { token, email } = await invited();
      advanceTime(7 * 24 * 60 * MINUTE + 1);
      expect((await server.ask(openAccountSetup, { body: { token } })).json()).toMatchObject({
        status: 'link-expired',
      });
      expect((await server.ask(resendAccountSetup, { body: { token } })).statusCode).toBe(202);
      expect((await server.ask(resendAccountSetup, { body: { token: 'x'.repeat(32) } })).statusCode).toBe(202);
      const rows = await server.context.db
        .selectFrom('outbox')
        .select('key')
        .where('template', '=', 'desk.invitation')
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      const secondInvitation = await invited(email);
      expect((await server.ask(openAccountSetup, { body: { token: secondInvitation.token } })).statusCode).toBe(200);
      expect((await server.ask(openAccountSetup, { body: { token } })).statusCode).toBe(410);
    });
  });

  test('a recovery code works once, in any spelling', async () => {
    const { token, email } = await invited();
    const { recoveryCodes } = await setUp(token);
    const [code = ''] = recoveryCodes;
    const who = { email, password: PASSWORD };
    expect(
      (
        await answerChallenge({
          challenge: await requestChallenge(who),
          recoveryCode: code.toUpperCase().replaceAll('-', ' '),
        })
      ).statusCode,
    ).toBe(200);
    expect(
      (await answerChallenge({ challenge: await requestChallenge(who), recoveryCode: code })).json(),
    ).toMatchObject({
      status: 'code-wrong',
    });
    const storedCodes = await server.context.db.selectFrom('recovery_code').select('code_hash').execute();
    expect(storedCodes.some((row) => row.code_hash.includes(code.replaceAll('-', '')))).toBe(false);
  });

  test('a new authenticator needs a step-up and ends other sessions and the old codes', async () => {
    const { token, totpSecret, password, email } = await logInStaffMember(server, 'underwriter');
    advanceTime(21 * MINUTE);
    const beginTotpWith = (bearer: string) =>
      server.ask(beginTotp, { token: bearer, body: { currentPassword: password } });
    expect((await beginTotpWith(token)).json()).toMatchObject({ status: 'step-up-required' });
    const { stepUpUuid } = await server.send(beginStepUp, { token, body: { channel: 'TOTP' } });
    const stepped = await server.ask(finishStepUp, {
      params: { stepUpUuid },
      token,
      body: { code: codeAt(totpSecret, now) },
    });
    expect(stepped.statusCode).toBe(204);
    advanceTime(30_000);
    const other = getToken(
      await answerChallenge({ challenge: await requestChallenge({ email, password }), code: codeAt(totpSecret, now) }),
    );
    const { secret = '' } = (await beginTotpWith(getToken(stepped))).json();
    expect(
      (await server.loose(confirmTotp, { token: getToken(stepped), body: { code: codeAt(secret, now) } })).statusCode,
    ).toBe(200);
    expect((await server.ask(readStaffInfo, { token: other })).statusCode).toBe(401);
    advanceTime(30_000);
    expect(
      (
        await answerChallenge({ challenge: await requestChallenge({ email, password }), code: codeAt(totpSecret, now) })
      ).json(),
    ).toMatchObject({ status: 'code-wrong' });
  });

  test('seals secrets, hashes codes and tokens, and keeps addresses out of the audit trail', async () => {
    const { email, totpSecret, staffUuid } = await logInStaffMember(server, 'admin');
    const { db, audit } = server.context;
    const row = await db
      .selectFrom('second_factor')
      .selectAll()
      .where('identity_uuid', '=', staffUuid)
      .executeTakeFirstOrThrow();
    expect(row.sealed.includes(totpSecret)).toBe(false);
    await audit.flush();
    const trail = await db.selectFrom('audit_entry').selectAll().where('actor', '=', staffUuid).execute();
    expect(trail.map((one) => one.event)).toContain('staff.login');
    expect(JSON.stringify(trail)).not.toContain(email);
    expect(await verifyTrail(db)).toMatchObject({ ok: true });
  });

  test('disabling an account ends its sessions right away, and logging out with a dead token returns 200 [CALL-061]', async () => {
    const { token, staffUuid } = await logInStaffMember(server, 'closer');
    await server.context.db
      .updateTable('staff')
      .set({ disabled: true })
      .where('identity_uuid', '=', staffUuid)
      .execute();
    expect((await server.ask(readStaffInfo, { token })).statusCode).toBe(401);
    expect((await server.ask(logOutStaff, { token })).json()).toEqual({
      redirect: '/desk/login',
    });
  });
});
