import { randomUUID } from 'node:crypto';
import {
  addPasskey,
  answerSecondFactor,
  approveSecondFactorReset,
  askPasswordReset,
  askSecondFactorReset,
  beginPasskey,
  beginPasskeyLogin,
  beginStepUp,
  changeAlias,
  changeColleague,
  changePassword,
  declineSecondFactorReset,
  endSessions,
  finishStepUp,
  inviteColleague,
  logIn as logInCall,
  logInStaff,
  logInWithPasskey,
  makeRecoveryCodes,
  openAccountSetup,
  openPasswordReset,
  readIdentity,
  readPasskeys,
  readSessions,
  resetPassword,
} from '@lintel/contract';
import { sql, type KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD, createTestApp, type TestApp } from '../../test/app.ts';
import { createAuthenticator } from '../../test/authenticator.ts';
import { onOneDatabase } from '../../test/database.ts';
import { logInStaffMember, type StaffMember } from '../../test/staff.ts';
import { Refused } from '../kernel/http/index.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { accountHash, countGuess, GUESS_RULES, removeOldGuesses } from './guesses.ts';
import { requestPasswordReset } from './password-reset.ts';
import { readPerson, savePerson } from './person.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor.ts';
import { logIn } from './service.ts';
import { savePhone } from './store.ts';
import { codeAt } from './totp.ts';

const NEW_PASSWORD = 'violet Kettle! anthem 31';
const MINUTE = 60_000;
const HOST = 'localhost:8080';

onOneDatabase('account recovery', (open) => {
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

  const fetchEmails = async (to: string, subject: RegExp) =>
    (await readOutbox(server.context.db, server.context.vault)).filter(
      (mail) => mail.to === to && subject.test(mail.subject ?? ''),
    );
  const waitForEmail = (to: string, subject: RegExp, count = 1) =>
    vi.waitFor(
      async () => {
        const found = await fetchEmails(to, subject);
        expect(found.length).toBeGreaterThanOrEqual(count);
        return found[0] ?? expect.fail();
      },
      { timeout: 20_000, interval: 100 },
    );
  const ask = (email: string, desk = false, app = server) =>
    app.ask(askPasswordReset, { body: { email, desk }, headers: { 'x-request-id': REQUEST } });
  const fetchResetToken = async (email: string, desk = false): Promise<string> => {
    const before = (await fetchEmails(email, /reset your password/)).map(({ text }) => text);
    await ask(email, desk);
    return vi.waitFor(
      async () => {
        const fresh = (await fetchEmails(email, /reset your password/)).find(({ text }) => !before.includes(text));
        return /reset-password\S*#([\w-]+)/.exec(fresh?.text ?? '')?.[1] ?? expect.fail('no link yet');
      },
      { timeout: 20_000, interval: 100 },
    );
  };
  const resetPasswordWith = (body: object, requestId?: string) =>
    server.loose(resetPassword, { body, ...(requestId ? { headers: { 'x-request-id': requestId } } : {}) });
  const REQUEST = randomUUID();
  const logInAs = (email: string, password: string, overrides: { from?: string; cookie?: string } = {}, app = server) =>
    app.ask(logInCall, {
      body: { email, password },
      ...(overrides.from ? { from: overrides.from } : {}),
      ...(overrides.cookie ? { headers: { cookie: overrides.cookie } } : {}),
    });
  const fetchStatus = async (token: string) => (await server.ask(readIdentity, { token })).statusCode;
  const getBearer = (reply: { headers: Record<string, unknown> }) =>
    String(reply.headers['authorization']).replace('Bearer ', '');
  const createConfirmedBorrower = async () => {
    const borrower = await server.createBorrower();
    await server.context.db
      .updateTable('identity')
      .set({ email_verified_at: now })
      .where('uuid', '=', borrower.identityUuid)
      .execute();
    return borrower;
  };

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
    expect((await waitForEmail(borrower.email, /your password was changed/)).text).toContain("If this wasn't you");
  });

  test('changing the password in the account ends every other session and every open link', async () => {
    const borrower = await createConfirmedBorrower();
    const [link, other] = [await fetchResetToken(borrower.email), getBearer(await logInAs(borrower.email, PASSWORD))];
    expect(
      (
        await server.ask(changePassword, {
          token: borrower.token,
          body: { currentPassword: PASSWORD, password: NEW_PASSWORD },
        })
      ).statusCode,
    ).toBe(204);
    expect([await fetchStatus(borrower.token), await fetchStatus(other)]).toEqual([200, 401]);
    expect((await resetPasswordWith({ token: link, password: 'quiet Meadow! lantern 8' })).json()).toMatchObject({
      status: 'link-expired',
    });
    expect(
      (await resetPasswordWith({ token: await fetchResetToken(borrower.email), password: 'quiet Meadow! lantern 8' }))
        .statusCode,
      'a link asked for since then',
    ).toBe(200);
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

  describe('guessing reveals nothing', () => {
    const queries: string[] = [];
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        queries.push(node.kind);
        return node;
      },
      async transformResult({ result }) {
        return result;
      },
    };
    const collectQueries = async (act: (context: TestApp['context']) => Promise<unknown>): Promise<string[]> => {
      queries.length = 0;
      await act({ ...server.context, db: server.context.db.withPlugin(counting) }).catch(() => undefined);
      return [...queries];
    };

    test('a hundred addresses get one answer, with the same work for one with an account', async () => {
      const borrower = await createConfirmedBorrower();
      const answers = [await ask(borrower.email)];
      for (let index = 0; index < 100; index += 1) answers.push(await ask(`nobody.${index}@example.com`));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      const reset = (email: string) =>
        collectQueries((context) => requestPasswordReset(context, { organisation: 'FIGURE', email, desk: false }));
      const [known, unknown] = [await reset(borrower.email), await reset('nobody.at.all@example.com')];
      expect(known.length).toBeGreaterThan(2);
      expect(unknown).toEqual(known);
      const logInWith = (email: string) =>
        collectQueries((context) =>
          logIn(
            context,
            { organisation: 'FIGURE', email, password: 'Wrong password 1!', redirect: '/dashboard' },
            { address: '203.0.113.9', device: undefined },
          ),
        );
      expect(await logInWith('nobody.at.all@example.com')).toEqual(await logInWith(borrower.email));
    });

    test('a hundred unknown links, a used one and an expired one get one answer', async () => {
      const borrower = await createConfirmedBorrower();
      const used = await fetchResetToken(borrower.email);
      await resetPasswordWith({ token: used, password: NEW_PASSWORD });
      const old = await fetchResetToken(borrower.email);
      advanceTime(31 * MINUTE);
      const links = [used, old, ...Array.from({ length: 100 }, () => randomUUID().replaceAll('-', ''))];
      const answers = [];
      for (const token of links)
        answers.push(
          await resetPasswordWith({ token, password: NEW_PASSWORD }, REQUEST),
          await server.ask(openPasswordReset, { body: { token }, headers: { 'x-request-id': REQUEST } }),
        );
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    });

    test('compares five of a hundred parallel codes over all links and challenges, then requires a wait', async () => {
      const una = await logInStaffMember(server, 'underwriter');
      const token = await fetchResetToken(una.email, true);
      const wrongCode = una.totpCode === '000000' ? '111111' : '000000';
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          strict.ask(resetPassword, {
            body: { token, password: NEW_PASSWORD, code: wrongCode },
            from: `10.9.${index}.1`,
          }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(95);
    });
  });

  describe('guessing passwords', () => {
    const tryWrongPassword = (email: string, from: string, cookie?: string) =>
      logInAs(email, 'Wrong password 1!', { from, ...(cookie ? { cookie } : {}) }, strict);

    test('doubles the wait per account for any address, except for a known device and a reset', async () => {
      const borrower = await createConfirmedBorrower();
      const device =
        String((await logInAs(borrower.email, PASSWORD, { from: '10.7.0.1' }, strict)).headers['set-cookie']).split(
          ';',
        )[0] ?? '';
      const found = [];
      for (let index = 0; index < 12; index += 1)
        found.push((await tryWrongPassword(borrower.email, `10.8.${index}.1`)).statusCode);
      expect(found).toEqual([...Array<number>(10).fill(401), 429, 429]);
      expect(
        (await logInAs(borrower.email, PASSWORD, { from: '10.7.0.2' }, strict)).statusCode,
        'the right password waits too',
      ).toBe(429);
      advanceTime(MINUTE + 1);
      expect((await tryWrongPassword(borrower.email, '10.8.20.1')).statusCode).toBe(401);
      advanceTime(MINUTE + 1);
      expect((await tryWrongPassword(borrower.email, '10.8.21.1')).statusCode, 'the wait has doubled').toBe(429);
      expect((await logInAs(borrower.email, PASSWORD, { from: '10.7.0.3', cookie: device }, strict)).statusCode).toBe(
        200,
      );
      const another = await createConfirmedBorrower();
      expect(
        (await tryWrongPassword(borrower.email, '10.8.22.1', device.replace(/=.*/, '=forged.mac'))).statusCode,
      ).toBe(429);
      expect((await tryWrongPassword(another.email, '10.8.23.1', device)).statusCode).toBe(401);
      await resetPasswordWith({ token: await fetchResetToken(borrower.email), password: NEW_PASSWORD });
      expect((await logInAs(borrower.email, NEW_PASSWORD, { from: '10.7.0.4' }, strict)).statusCode).toBe(200);
    });

    const logInAndGetCookie = async (email: string, password: string, from: string): Promise<string> =>
      String((await logInAs(email, password, { from }, strict)).headers['set-cookie']).split(';')[0] ?? '';
    /** Sets the state after ten wrong passwords from elsewhere. */
    const lockOut = async (email: string): Promise<void> => {
      const row = { failures: 10, wait_until: new Date(now.getTime() + 60 * MINUTE), last_at: now };
      await server.context.db
        .insertInto('guess')
        .values({ key: `password ${accountHash(server.context, 'FIGURE', email)}`, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    };

    test('knows a device until the password changes, and for half a year', async () => {
      const borrower = await createConfirmedBorrower();
      const first = await logInAndGetCookie(borrower.email, PASSWORD, '10.20.0.1');
      const token = getBearer(await logInAs(borrower.email, PASSWORD, { from: '10.20.0.2' }, strict));
      expect(
        (await server.ask(changePassword, { token, body: { currentPassword: PASSWORD, password: NEW_PASSWORD } }))
          .statusCode,
      ).toBe(204);
      const second = await logInAndGetCookie(borrower.email, NEW_PASSWORD, '10.20.0.4');
      await lockOut(borrower.email);
      expect(
        (await logInAs(borrower.email, NEW_PASSWORD, { from: '10.20.0.5', cookie: first }, strict)).statusCode,
        'of the password before',
      ).toBe(429);
      expect(
        (await logInAs(borrower.email, NEW_PASSWORD, { from: '10.20.0.6', cookie: second }, strict)).statusCode,
      ).toBe(200);
      advanceTime(180 * 24 * 60 * MINUTE - MINUTE);
      await lockOut(borrower.email);
      expect(
        (await logInAs(borrower.email, NEW_PASSWORD, { from: '10.20.0.7', cookie: second }, strict)).statusCode,
      ).toBe(200);
      advanceTime(2 * MINUTE);
      await lockOut(borrower.email);
      expect(
        (await logInAs(borrower.email, NEW_PASSWORD, { from: '10.20.0.8', cookie: second }, strict)).statusCode,
        'half a year old',
      ).toBe(429);
    });

    test('compares 30 guesses from a known device, then counts them with the account', async () => {
      const borrower = await createConfirmedBorrower();
      const device = await logInAndGetCookie(borrower.email, PASSWORD, '10.24.0.1');
      expect((await tryWrongPassword(borrower.email, '10.25.0.1', device)).statusCode).toBe(401);
      await server.context.db.updateTable('guess').set({ failures: 28 }).where('key', 'like', 'device %').execute();
      for (const from of ['10.25.1.1', '10.25.2.1']) {
        advanceTime(8 * 24 * 60 * MINUTE);
        expect((await tryWrongPassword(borrower.email, from, device)).statusCode).toBe(401);
      }
      advanceTime(8 * 24 * 60 * MINUTE);
      await server.context.db
        .updateTable('guess')
        .set({ last_at: sql<Date>`now() - interval '10 days'` })
        .where('key', 'like', 'device %')
        .execute();
      await removeOldGuesses(server.context);
      await lockOut(borrower.email);
      expect((await logInAs(borrower.email, PASSWORD, { from: '10.24.0.2', cookie: device }, strict)).statusCode).toBe(
        429,
      );
    });

    test('a free try at the same time as another isn’t made to wait', async () => {
      const key = `password ${randomUUID()}`;
      // It read the clock later and counted first.
      const ahead = { ...server.context, sessionNow: () => new Date(now.getTime() + 5) };
      expect(await countGuess(ahead, key, GUESS_RULES.password)).toBe(1);
      expect(await countGuess(server.context, key, GUESS_RULES.password)).toBe(2);
    });

    test('compares at most 1.4 codes a day for each purpose, however long the guesser waits', async () => {
      const days = 90;
      const end = now.getTime() + days * 24 * 60 * MINUTE;
      const start = now;
      /** Guesses this many times as soon as allowed, then lets a week pass, after which the count restarts. */
      const compare = async (inOneGo: number): Promise<number> => {
        now = start;
        const key = `code test ${randomUUID()}`;
        let compared = 0;
        while (now.getTime() < end) {
          const guess = await countGuess(strict.context, key, GUESS_RULES.code).catch(() => null);
          if (guess !== null) compared += 1;
          const { wait_until: until } = await server.context.db
            .selectFrom('guess')
            .select('wait_until')
            .where('key', '=', key)
            .executeTakeFirstOrThrow();
          now = new Date(
            Math.max(
              now.getTime(),
              until.getTime() + (guess !== null && guess >= inOneGo ? 7 * 24 * 60 * MINUTE + 1 : 0),
            ),
          );
        }
        now = start;
        return compared;
      };
      for (const inOneGo of [5, 11, 400]) expect(await compare(inOneGo)).toBeLessThanOrEqual(1.4 * days);
    });

    test('compares no more than ten of thirty parallel guesses, whatever the letter case of the address', async () => {
      const borrower = await createConfirmedBorrower();
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          tryWrongPassword(index % 2 === 0 ? borrower.email : borrower.email.toUpperCase(), `10.6.${index}.1`),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    });

    test('emails the owner after ten wrong passwords, and audits account hash and shortened network', async () => {
      const borrower = await createConfirmedBorrower();
      for (let index = 0; index < 10; index += 1)
        await logInAs(borrower.email, 'Wrong password 1!', { from: '203.0.113.77' });
      expect((await waitForEmail(borrower.email, /someone may be guessing/)).text).toContain('Forgot your password?');
      await server.context.audit.flush();
      const rows = await server.context.db
        .selectFrom('audit_entry')
        .select('about')
        .where('event', '=', 'identity.login-failed')
        .orderBy('sequence', 'desc')
        .limit(2)
        .execute();
      const [last, before] = rows.map(({ about }) => JSON.parse(about) as Record<string, unknown>);
      expect(last).toMatchObject({ from: '203.0.113.0/24', account: expect.stringMatching(/^[\w-]{22}$/) as unknown });
      expect(last?.['account']).toBe(before?.['account']);
      expect(JSON.stringify(rows)).not.toContain(borrower.email);
    });

    test('audits the network of a login too', async () => {
      const borrower = await createConfirmedBorrower();
      expect((await logInAs(borrower.email, PASSWORD, { from: '2001:db8:17::9' })).statusCode).toBe(200);
      await server.context.audit.flush();
      const row = await server.context.db
        .selectFrom('audit_entry')
        .select('about')
        .where('event', '=', 'identity.login')
        .where('actor', '=', borrower.identityUuid)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(row.about)).toEqual({ from: '2001:db8:17::/48' });
    });
  });

  test('changing the phone number needs a recent password and emails the owner', async () => {
    const borrower = await createConfirmedBorrower();
    const change = (token: string) => server.ask(changeAlias, { token, body: { type: 'Phone', value: '4155550199' } });
    advanceTime(21 * MINUTE);
    expect((await change(borrower.token)).json()).toMatchObject({ status: 'step-up-required' });
    const fresh = getBearer(await logInAs(borrower.email, PASSWORD));
    expect((await change(fresh)).statusCode).toBe(200);
    await waitForEmail(borrower.email, /your phone number was changed/);
  });

  test('accepts the authorization scheme in lowercase', async () => {
    const { token } = await server.createBorrower();
    expect((await server.ask(readIdentity, { headers: { authorization: `bearer ${token}` } })).statusCode).toBe(200);
  });

  describe('in the console', () => {
    const logInStaffWith = (account: { email: string }, password: string) =>
      server.ask(logInStaff, { body: { email: account.email, password } });

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
      await ask(una.email, true);
      await fetchResetToken((await createConfirmedBorrower()).email);
      const after = await server.context.db
        .selectFrom('outbox')
        .select('key')
        .where('template', '=', 'account.password-reset')
        .execute();
      expect(after.length - before.length).toBe(1);
    });

    test('two admins together reset a lost authenticator of another person, who is emailed and sets up again', async () => {
      const [adam, eve, una] = [
        await logInStaffMember(server, 'admin'),
        await logInStaffMember(server, 'admin'),
        await logInStaffMember(server, 'underwriter'),
      ];
      expect(
        (
          await server.ask(approveSecondFactorReset, {
            params: { staffUuid: una.staffUuid },
            token: adam.token,
            version: 1,
          })
        ).json(),
      ).toMatchObject({ status: 'not-at-this-step' });
      expect(
        (
          await server.ask(askSecondFactorReset, {
            params: { staffUuid: adam.staffUuid },
            token: adam.token,
            version: 1,
          })
        ).json(),
      ).toMatchObject({ status: 'second-person-needed' });
      expect(
        (
          await server.ask(askSecondFactorReset, {
            params: { staffUuid: una.staffUuid },
            token: una.token,
            version: 1,
          })
        ).statusCode,
      ).toBe(403);
      expect(
        (
          await server.ask(askSecondFactorReset, {
            params: { staffUuid: una.staffUuid },
            token: adam.token,
            version: 1,
          })
        ).json(),
      ).toMatchObject({
        ready: true,
        secondFactorReset: { askedBy: adam.staffUuid, askedByName: 'Adam Min' },
      });
      await waitForEmail(una.email, /authenticator reset was requested/);
      expect(
        (
          await server.ask(approveSecondFactorReset, {
            params: { staffUuid: una.staffUuid },
            token: adam.token,
            version: 1,
          })
        ).json(),
      ).toMatchObject({ status: 'second-person-needed' });
      expect(
        (
          await server.ask(askSecondFactorReset, {
            params: { staffUuid: una.staffUuid },
            token: eve.token,
            version: 1,
          })
        ).json(),
        'asking again changes nothing',
      ).toMatchObject({
        secondFactorReset: { askedBy: adam.staffUuid },
      });
      expect(
        (
          await server.ask(declineSecondFactorReset, {
            params: { staffUuid: una.staffUuid },
            token: eve.token,
            version: 1,
          })
        ).json(),
      ).toMatchObject({ secondFactorReset: null });
      await server.ask(askSecondFactorReset, {
        params: { staffUuid: una.staffUuid },
        token: adam.token,
        idempotencyKey: randomUUID(),
        headers: { 'if-match': '"1"' },
      });
      advanceTime(3 * 24 * 60 * MINUTE + 1);
      const [adam2, eve2] = [await logInAgain(adam), await logInAgain(eve)];
      expect(
        (
          await server.ask(approveSecondFactorReset, {
            params: { staffUuid: una.staffUuid },
            token: eve2.token,
            version: 1,
          })
        ).json(),
        'too late',
      ).toMatchObject({ status: 'not-at-this-step' });
      await server.ask(askSecondFactorReset, {
        params: { staffUuid: una.staffUuid },
        token: adam2.token,
        idempotencyKey: randomUUID(),
        headers: { 'if-match': '"1"' },
      });
      const una2 = await logInAgain(una);
      expect(
        (
          await server.ask(approveSecondFactorReset, {
            params: { staffUuid: una.staffUuid },
            token: eve2.token,
            version: 1,
          })
        ).json(),
      ).toMatchObject({ ready: false });
      expect(await fetchStatus(una2.token)).toBe(401);
      expect((await logInStaffWith(una, una.password)).statusCode).toBe(401);
      await waitForEmail(una.email, /your authenticator was reset/);
      const link = /account-setup\S*#([\w-]+)/.exec(
        (await waitForEmail(una.email, /Your invitation to the .* console/)).text,
      )?.[1];
      expect((await server.loose(openAccountSetup, { body: { token: link } })).statusCode).toBe(200);
    });

    const logInAgain = async (staff: StaffMember): Promise<StaffMember> => {
      const { challenge } = (await logInStaffWith(staff, staff.password)).json();
      advanceTime(30_000);
      return {
        ...staff,
        token: getBearer(
          await server.loose(answerSecondFactor, { body: { challenge, code: codeAt(staff.totpSecret, now) } }),
        ),
      };
    };

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
});
