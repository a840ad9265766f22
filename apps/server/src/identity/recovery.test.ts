import { randomUUID } from 'node:crypto';
import {
  answerSecondFactor,
  approveSecondFactorReset,
  askPasswordReset,
  askSecondFactorReset,
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
  makeRecoveryCodes,
  openAccountSetup,
  openPasswordReset,
  readIdentity,
  readSessions,
  resetPassword,
} from '@lintel/contract';
import { sql, type KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD, testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { atTheDesk, type Colleague } from '../../test/desk.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { accountHash, countGuess, GUESS_RULES, removeOldGuesses } from './guesses.ts';
import { askForReset } from './password-reset.ts';
import { readPerson, savePerson } from './person.ts';
import { logIn } from './service.ts';
import { codeAt } from './totp.ts';

const NEXT = 'violet Kettle! anthem 31';
const MINUTE = 60_000;

onOneDatabase('getting back into an account', (open) => {
  let server: TestApp;
  let strict: TestApp;
  let now = new Date();
  const later = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };
  beforeAll(async () => {
    const store = await open();
    server = await testApp(store, { run: true, sessionNow: () => now });
    strict = await testApp(store, { sessionNow: () => now, env: { QUOTAS: '1' } });
  });

  const mails = async (to: string, subject: RegExp) =>
    (await readOutbox(server.context.db, server.context.vault)).filter(
      (mail) => mail.to === to && subject.test(mail.subject ?? ''),
    );
  const mailTo = (to: string, subject: RegExp, count = 1) =>
    vi.waitFor(
      async () => {
        const found = await mails(to, subject);
        expect(found.length).toBeGreaterThanOrEqual(count);
        return found[0] ?? expect.fail();
      },
      { timeout: 20_000, interval: 100 },
    );
  const ask = (email: string, desk = false, at = server) =>
    at.ask(askPasswordReset, { body: { email, desk }, headers: { 'x-request-id': REQUEST } });
  const tokenTo = async (email: string, desk = false): Promise<string> => {
    const before = (await mails(email, /reset your password/)).map(({ text }) => text);
    await ask(email, desk);
    return vi.waitFor(
      async () => {
        const fresh = (await mails(email, /reset your password/)).find(({ text }) => !before.includes(text));
        return /reset-password\S*#([\w-]+)/.exec(fresh?.text ?? '')?.[1] ?? expect.fail('no link yet');
      },
      { timeout: 20_000, interval: 100 },
    );
  };
  const put = (body: object, requestId?: string) =>
    server.loose(resetPassword, { body, ...(requestId ? { headers: { 'x-request-id': requestId } } : {}) });
  const REQUEST = randomUUID();
  const logInAs = (email: string, password: string, more: { from?: string; cookie?: string } = {}, at = server) =>
    at.ask(logInCall, {
      body: { email, password },
      ...(more.from ? { from: more.from } : {}),
      ...(more.cookie ? { headers: { cookie: more.cookie } } : {}),
    });
  const statusOf = async (token: string) => (await server.ask(readIdentity, { token })).statusCode;
  const bearerIn = (reply: { headers: Record<string, unknown> }) =>
    String(reply.headers['authorization']).replace('Bearer ', '');
  const confirmed = async () => {
    const who = await server.borrower();
    await server.context.db
      .updateTable('identity')
      .set({ email_verified_at: now })
      .where('uuid', '=', who.identityUuid)
      .execute();
    return who;
  };

  test('a mailed link sets a new password once, ends every other session, lets nobody in with the old one, and the owner is told', async () => {
    const who = await confirmed();
    const token = await tokenTo(who.email);
    expect((await server.ask(openPasswordReset, { body: { token } })).json()).toEqual({
      email: expect.stringMatching(/^a\*+@example\.com$/) as unknown,
      asksCode: false,
      asksProof: false,
      asksBirthdate: false,
    });
    expect((await put({ token, password: 'P@ssw0rd1234' })).json()).toMatchObject({ status: 'password-refused' });
    const done = await put({ token, password: NEXT });
    expect(done.json()).toEqual({ redirect: '/dashboard' });
    expect(await statusOf(bearerIn(done))).toBe(200);
    expect(await statusOf(who.token)).toBe(401);
    expect((await logInAs(who.email, PASSWORD)).statusCode).toBe(401);
    expect((await logInAs(who.email, NEXT)).statusCode).toBe(200);
    expect((await put({ token, password: NEXT })).json()).toMatchObject({ status: 'link-expired' });
    expect((await mailTo(who.email, /your password was changed/)).text).toContain("If this wasn't you");
  });

  test('a password changed in the account ends every other session and every open link', async () => {
    const who = await confirmed();
    const [link, other] = [await tokenTo(who.email), bearerIn(await logInAs(who.email, PASSWORD))];
    expect(
      (await server.ask(changePassword, { token: who.token, body: { currentPassword: PASSWORD, password: NEXT } }))
        .statusCode,
    ).toBe(204);
    expect([await statusOf(who.token), await statusOf(other)]).toEqual([200, 401]);
    expect((await put({ token: link, password: 'quiet Meadow! lantern 8' })).json()).toMatchObject({
      status: 'link-expired',
    });
    expect(
      (await put({ token: await tokenTo(who.email), password: 'quiet Meadow! lantern 8' })).statusCode,
      'a link asked for since then',
    ).toBe(200);
  });

  test('a link lives 30 minutes, and the use of one makes the others void', async () => {
    const who = await confirmed();
    const [first, second, third] = [await tokenTo(who.email), await tokenTo(who.email), await tokenTo(who.email)];
    expect((await put({ token: first, password: NEXT })).statusCode).toBe(200);
    expect((await put({ token: second, password: NEXT })).statusCode).toBe(410);
    expect((await server.ask(openPasswordReset, { body: { token: third } })).statusCode).toBe(410);
    const late = await tokenTo(who.email);
    later(30 * MINUTE + 1);
    expect((await put({ token: late, password: NEXT })).statusCode).toBe(410);
  });

  test('of two who use one link at once one gets in', async () => {
    const who = await confirmed();
    const token = await tokenTo(who.email);
    const both = await Promise.all([put({ token, password: NEXT }), put({ token, password: NEXT })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test("another lender's page takes no link", async () => {
    const who = await confirmed();
    const token = await tokenTo(who.email);
    expect(
      (await server.ask(resetPassword, { body: { token, password: NEXT }, headers: { 'x-org': 'HOMEPOINT' } }))
        .statusCode,
    ).toBe(410);
    expect((await put({ token, password: NEXT })).statusCode).toBe(200);
  });

  describe('an address that nobody confirmed', () => {
    const typedBy = async () => {
      const stranger = await server.borrower();
      await savePerson(server.context, server.context.db, stranger.identityUuid, {
        name: { firstName: 'Sid', middleName: '', lastName: 'Stranger', suffix: '' },
        dob: '1980-05-17',
        addresses: [],
      });
      return stranger;
    };

    test('opens what was entered under it to somebody who knows phone and birth date alone, five tries a day', async () => {
      const who = await typedBy();
      const token = await tokenTo(who.email);
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
      const here = (body: object) => strict.loose(resetPassword, { body, from: '10.5.0.1' });
      for (const proof of wrong)
        expect((await here({ token, password: NEXT, ...proof })).json()).toMatchObject({ status: 'proof-wrong' });
      expect(await statusOf(who.token), 'nothing happened to the account').toBe(200);
      const right = { password: NEXT, phone: '(415) 555-0142', birthdate: '1980-05-17' };
      expect((await here({ ...right, token })).statusCode).toBe(429);
      later(24 * 60 * MINUTE + 1);
      const done = await here({ ...right, token: await tokenTo(who.email) });
      expect((await server.ask(readIdentity, { token: bearerIn(done) })).json()).toMatchObject({
        uuid: who.identityUuid,
        emailVerified: true,
      });
    });

    test('belongs to its owner, who starts with an empty account and reads nothing of the stranger; the stranger is out', async () => {
      const stranger = await typedBy();
      const done = await put({ token: await tokenTo(stranger.email), password: NEXT, startOver: true });
      const me = await server.send(readIdentity, { token: bearerIn(done) });
      expect(me.email).toBe(stranger.email);
      expect(me.uuid).not.toBe(stranger.identityUuid);
      expect(await readPerson(server.context, server.context.db, me.uuid)).toBeUndefined();
      expect(await statusOf(stranger.token)).toBe(401);
      expect((await logInAs(stranger.email, PASSWORD)).statusCode).toBe(401);
      expect((await logInAs(stranger.email, NEXT)).statusCode).toBe(200);
    });

    test('once it is confirmed, starting over is not offered: the account stays', async () => {
      const who = await confirmed();
      const done = await put({ token: await tokenTo(who.email), password: NEXT, startOver: true });
      expect((await server.ask(readIdentity, { token: bearerIn(done) })).json()).toMatchObject({
        uuid: who.identityUuid,
      });
    });
  });

  describe('guessing learns nothing', () => {
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
    const work = async (act: (context: TestApp['context']) => Promise<unknown>): Promise<string[]> => {
      queries.length = 0;
      await act({ ...server.context, db: server.context.db.withPlugin(counting) }).catch(() => undefined);
      return [...queries];
    };

    test('a hundred addresses get one answer, and the same work is done for one with an account', async () => {
      const who = await confirmed();
      const answers = [await ask(who.email)];
      for (let index = 0; index < 100; index += 1) answers.push(await ask(`nobody.${index}@example.com`));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      const reset = (email: string) =>
        work((context) => askForReset(context, { organisation: 'FIGURE', email, desk: false }));
      const [known, unknown] = [await reset(who.email), await reset('nobody.at.all@example.com')];
      expect(known.length).toBeGreaterThan(2);
      expect(unknown).toEqual(known);
      const login = (email: string) =>
        work((context) =>
          logIn(
            context,
            { organisation: 'FIGURE', email, password: 'Wrong password 1!' },
            { address: '203.0.113.9', device: undefined },
          ),
        );
      expect(await login('nobody.at.all@example.com')).toEqual(await login(who.email));
    });

    test('a hundred links that were never sent, one that was used and one too old get one answer', async () => {
      const who = await confirmed();
      const used = await tokenTo(who.email);
      await put({ token: used, password: NEXT });
      const old = await tokenTo(who.email);
      later(31 * MINUTE);
      const links = [used, old, ...Array.from({ length: 100 }, () => randomUUID().replaceAll('-', ''))];
      const answers = [];
      for (const token of links)
        answers.push(
          await put({ token, password: NEXT }, REQUEST),
          await server.ask(openPasswordReset, { body: { token }, headers: { 'x-request-id': REQUEST } }),
        );
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    });

    test('of a hundred codes at once five are compared, over all links and challenges; then it is a wait', async () => {
      const una = await atTheDesk(server, 'underwriter');
      const token = await tokenTo(una.email, true);
      const wrong = una.totpCode === '000000' ? '111111' : '000000';
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          strict.ask(resetPassword, { body: { token, password: NEXT, code: wrong }, from: `10.9.${index}.1` }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(95);
    });
  });

  describe('guessing passwords', () => {
    const guess = (email: string, from: string, cookie?: string) =>
      logInAs(email, 'Wrong password 1!', { from, ...(cookie ? { cookie } : {}) }, strict);

    test('waits longer each time for one account, from whatever addresses; a device that logged in before gets through, and so does a reset', async () => {
      const who = await confirmed();
      const device =
        String((await logInAs(who.email, PASSWORD, { from: '10.7.0.1' }, strict)).headers['set-cookie']).split(
          ';',
        )[0] ?? '';
      const found = [];
      for (let index = 0; index < 12; index += 1) found.push((await guess(who.email, `10.8.${index}.1`)).statusCode);
      expect(found).toEqual([...Array<number>(10).fill(401), 429, 429]);
      expect(
        (await logInAs(who.email, PASSWORD, { from: '10.7.0.2' }, strict)).statusCode,
        'the right password waits too',
      ).toBe(429);
      later(MINUTE + 1);
      expect((await guess(who.email, '10.8.20.1')).statusCode).toBe(401);
      later(MINUTE + 1);
      expect((await guess(who.email, '10.8.21.1')).statusCode, 'the wait has doubled').toBe(429);
      expect((await logInAs(who.email, PASSWORD, { from: '10.7.0.3', cookie: device }, strict)).statusCode).toBe(200);
      const another = await confirmed();
      expect((await guess(who.email, '10.8.22.1', device.replace(/=.*/, '=forged.mac'))).statusCode).toBe(429);
      expect((await guess(another.email, '10.8.23.1', device)).statusCode).toBe(401);
      await put({ token: await tokenTo(who.email), password: NEXT });
      expect((await logInAs(who.email, NEXT, { from: '10.7.0.4' }, strict)).statusCode).toBe(200);
    });

    const deviceOf = async (email: string, password: string, from: string): Promise<string> =>
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

    test('a device is known until the password is changed or reset, and for half a year', async () => {
      const who = await confirmed();
      const first = await deviceOf(who.email, PASSWORD, '10.20.0.1');
      const token = bearerIn(await logInAs(who.email, PASSWORD, { from: '10.20.0.2' }, strict));
      expect(
        (await server.ask(changePassword, { token, body: { currentPassword: PASSWORD, password: NEXT } })).statusCode,
      ).toBe(204);
      const second = await deviceOf(who.email, NEXT, '10.20.0.4');
      await lockOut(who.email);
      expect(
        (await logInAs(who.email, NEXT, { from: '10.20.0.5', cookie: first }, strict)).statusCode,
        'of the password before',
      ).toBe(429);
      expect((await logInAs(who.email, NEXT, { from: '10.20.0.6', cookie: second }, strict)).statusCode).toBe(200);
      later(180 * 24 * 60 * MINUTE - MINUTE);
      await lockOut(who.email);
      expect((await logInAs(who.email, NEXT, { from: '10.20.0.7', cookie: second }, strict)).statusCode).toBe(200);
      later(2 * MINUTE);
      await lockOut(who.email);
      expect(
        (await logInAs(who.email, NEXT, { from: '10.20.0.8', cookie: second }, strict)).statusCode,
        'half a year old',
      ).toBe(429);
    });

    test('from a known device 30 are compared, however long it waits between them; then it counts with the account', async () => {
      const who = await confirmed();
      const device = await deviceOf(who.email, PASSWORD, '10.24.0.1');
      expect((await guess(who.email, '10.25.0.1', device)).statusCode).toBe(401);
      await server.context.db.updateTable('guess').set({ failures: 28 }).where('key', 'like', 'device %').execute();
      for (const from of ['10.25.1.1', '10.25.2.1']) {
        later(8 * 24 * 60 * MINUTE);
        expect((await guess(who.email, from, device)).statusCode).toBe(401);
      }
      later(8 * 24 * 60 * MINUTE);
      await server.context.db
        .updateTable('guess')
        .set({ last_at: sql<Date>`now() - interval '10 days'` })
        .where('key', 'like', 'device %')
        .execute();
      await removeOldGuesses(server.context);
      await lockOut(who.email);
      expect((await logInAs(who.email, PASSWORD, { from: '10.24.0.2', cookie: device }, strict)).statusCode).toBe(429);
    });

    test('of codes at most 1.4 a day are compared for each purpose, however the guesser waits', async () => {
      const days = 90;
      const end = now.getTime() + days * 24 * 60 * MINUTE;
      const start = now;
      /** Guesses this many times as soon as allowed, then lets a week pass, after which the count restarts. */
      const compare = async (inOneGo: number): Promise<number> => {
        now = start;
        const key = `code test ${randomUUID()}`;
        let compared = 0;
        while (now.getTime() < end) {
          const begun = await countGuess(strict.context, key, GUESS_RULES.code).catch(() => null);
          if (begun !== null) compared += 1;
          const { wait_until: until } = await server.context.db
            .selectFrom('guess')
            .select('wait_until')
            .where('key', '=', key)
            .executeTakeFirstOrThrow();
          now = new Date(
            Math.max(
              now.getTime(),
              until.getTime() + (begun !== null && begun >= inOneGo ? 7 * 24 * 60 * MINUTE + 1 : 0),
            ),
          );
        }
        now = start;
        return compared;
      };
      for (const inOneGo of [5, 11, 400]) expect(await compare(inOneGo)).toBeLessThanOrEqual(1.4 * days);
    });

    test('thirty at once, however the address is written, are no more than ten one after another', async () => {
      const who = await confirmed();
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          guess(index % 2 === 0 ? who.email : who.email.toUpperCase(), `10.6.${index}.1`),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    });

    test('the owner hears of the tenth in a row, and the trail names account and network by a hash and without the last part', async () => {
      const who = await confirmed();
      for (let index = 0; index < 10; index += 1)
        await logInAs(who.email, 'Wrong password 1!', { from: '203.0.113.77' });
      expect((await mailTo(who.email, /someone may be guessing/)).text).toContain('Forgot your password?');
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
      expect(JSON.stringify(rows)).not.toContain(who.email);
    });

    test('the trail names the network of a login too', async () => {
      const who = await confirmed();
      expect((await logInAs(who.email, PASSWORD, { from: '2001:db8:17::9' })).statusCode).toBe(200);
      await server.context.audit.flush();
      const row = await server.context.db
        .selectFrom('audit_entry')
        .select('about')
        .where('event', '=', 'identity.login')
        .where('actor', '=', who.identityUuid)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      expect(JSON.parse(row.about)).toEqual({ from: '2001:db8:17::/48' });
    });
  });

  test('a new phone number needs a password given lately, and the owner is told', async () => {
    const who = await confirmed();
    const change = (token: string) => server.ask(changeAlias, { token, body: { type: 'Phone', value: '4155550199' } });
    later(21 * MINUTE);
    expect((await change(who.token)).json()).toMatchObject({ status: 'step-up-required' });
    const fresh = bearerIn(await logInAs(who.email, PASSWORD));
    expect((await change(fresh)).statusCode).toBe(200);
    await mailTo(who.email, /your phone number was changed/);
  });

  test('the scheme of the authorization header may be written in small letters', async () => {
    const { token } = await server.borrower();
    expect((await server.ask(readIdentity, { headers: { authorization: `bearer ${token}` } })).statusCode).toBe(200);
  });

  describe('at the console', () => {
    const deskLogIn = (who: { email: string }, password: string) =>
      server.ask(logInStaff, { body: { email: who.email, password } });

    test('a mailed link needs the authenticator or a recovery code too', async () => {
      const una = await atTheDesk(server, 'underwriter');
      const token = await tokenTo(una.email, true);
      later(30_000);
      expect((await put({ token, password: NEXT })).statusCode).toBe(400);
      const right = codeAt(una.totpSecret, now);
      expect(
        (await put({ token, password: NEXT, code: right === '000000' ? '111111' : '000000' })).json(),
      ).toMatchObject({ status: 'code-wrong' });
      const done = await put({ token, password: NEXT, code: right });
      expect(done.json()).toEqual({ redirect: '/desk/' });
      expect(await statusOf(una.token)).toBe(401);
      expect((await deskLogIn(una, NEXT)).statusCode).toBe(200);
    });

    test('one who is disabled or not set up is mailed no link', async () => {
      const una = await atTheDesk(server, 'underwriter');
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
      await tokenTo((await confirmed()).email);
      const after = await server.context.db
        .selectFrom('outbox')
        .select('key')
        .where('template', '=', 'account.password-reset')
        .execute();
      expect(after.length - before.length).toBe(1);
    });

    test('a lost authenticator is reset by two admins, never by one, never for oneself; the person is told and sets up again', async () => {
      const [adam, eve, una] = [
        await atTheDesk(server, 'admin'),
        await atTheDesk(server, 'admin'),
        await atTheDesk(server, 'underwriter'),
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
      await mailTo(una.email, /authenticator reset was requested/);
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
      later(3 * 24 * 60 * MINUTE + 1);
      const [adam2, eve2] = [await againAt(adam), await againAt(eve)];
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
      const una2 = await againAt(una);
      expect(
        (
          await server.ask(approveSecondFactorReset, {
            params: { staffUuid: una.staffUuid },
            token: eve2.token,
            version: 1,
          })
        ).json(),
      ).toMatchObject({ ready: false });
      expect(await statusOf(una2.token)).toBe(401);
      expect((await deskLogIn(una, una.password)).statusCode).toBe(401);
      await mailTo(una.email, /your authenticator was reset/);
      const link = /account-setup\S*#([\w-]+)/.exec(
        (await mailTo(una.email, /Your invitation to the .* console/)).text,
      )?.[1];
      expect((await server.loose(openAccountSetup, { body: { token: link } })).statusCode).toBe(200);
    });

    const againAt = async (who: Colleague): Promise<Colleague> => {
      const { challenge } = (await deskLogIn(who, who.password)).json();
      later(30_000);
      return {
        ...who,
        token: bearerIn(
          await server.loose(answerSecondFactor, { body: { challenge, code: codeAt(who.totpSecret, now) } }),
        ),
      };
    };

    test('an own account changes its password, makes new recovery codes and ends its other sessions', async () => {
      const una = await atTheDesk(server, 'underwriter');
      const other = await againAt(una);
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
      expect(await statusOf(other.token)).toBe(401);
      const change = (currentPassword: string) =>
        server.ask(changePassword, {
          token: una.token,
          body: { currentPassword, password: NEXT },
          idempotencyKey: randomUUID(),
          headers: { 'if-match': '"1"' },
        });
      expect((await change('Wrong password 1!')).json()).toMatchObject({ status: 'credentials-do-not-match' });
      const third = await againAt(una);
      expect((await change(una.password)).statusCode).toBe(204);
      expect(await statusOf(una.token)).toBe(200);
      expect(await statusOf(third.token)).toBe(401);
      await mailTo(una.email, /your password was changed/);
      const { recoveryCodes } = await server.send(makeRecoveryCodes, {
        token: una.token,
        idempotencyKey: randomUUID(),
        headers: { 'if-match': '"1"' },
      });
      const { challenge } = (await deskLogIn(una, NEXT)).json();
      expect(
        (await server.loose(answerSecondFactor, { body: { challenge, recoveryCode: recoveryCodes[9] } })).statusCode,
      ).toBe(200);
    });

    test('wrong codes at one door leave the others open: who has the password keeps nobody from a reset, and a reset opens the login again', async () => {
      const una = await atTheDesk(server, 'underwriter');
      const wrongCode = () => (codeAt(una.totpSecret, now) === '000000' ? '111111' : '000000');
      const challengeFrom = async (from: string, password: string) =>
        (await strict.send(logInStaff, { body: { email: una.email, password }, from })).challenge;
      const answerFrom = (from: string, challenge: string | null | undefined, code: string) =>
        strict.loose(answerSecondFactor, { body: { challenge, code }, from });
      later(30_000);
      const thief = await challengeFrom('10.30.0.1', una.password);
      for (let tries = 0; tries < 5; tries += 1)
        expect((await answerFrom(`10.31.${tries}.1`, thief, wrongCode())).json()).toMatchObject({
          status: 'code-wrong',
        });
      const blocked = await challengeFrom('10.30.0.2', una.password);
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
      later(30_000);
      const reset = await strict.ask(resetPassword, {
        body: { token: await tokenTo(una.email, true), password: NEXT, code: codeAt(una.totpSecret, now) },
        from: '10.30.0.4',
      });
      expect(reset.statusCode, 'reset').toBe(200);
      later(30_000);
      expect(
        (await answerFrom('10.30.0.5', await challengeFrom('10.30.0.6', NEXT), codeAt(una.totpSecret, now))).statusCode,
        'login',
      ).toBe(200);
    });

    test('a changed password ends open reset links and logins that wait for a code', async () => {
      const una = await atTheDesk(server, 'underwriter');
      const link = await tokenTo(una.email, true);
      const { challenge } = (await deskLogIn(una, una.password)).json();
      later(30_000);
      expect(
        (
          await server.ask(changePassword, {
            token: una.token,
            body: { currentPassword: una.password, password: NEXT },
            version: 1,
          })
        ).statusCode,
      ).toBe(204);
      expect((await server.ask(openPasswordReset, { body: { token: link } })).statusCode).toBe(410);
      const second = await server.loose(answerSecondFactor, { body: { challenge, code: codeAt(una.totpSecret, now) } });
      expect(second.json()).toMatchObject({ status: 'code-expired' });
    });

    test('an admin gives no right that they lack; a new approver of money is news to those who approve it', async () => {
      const [adam, finn] = [await atTheDesk(server, 'admin'), await atTheDesk(server, 'funder')];
      const invite = (permissions: string[], email = `${randomUUID()}@desk.example`) =>
        server.loose(inviteColleague, {
          token: adam.token,
          body: { email, name: 'Nia Okafor', permissions },
          headers: { 'if-match': '"1"' },
        });
      expect((await invite(['fund'])).json()).toMatchObject({ status: 'right-not-held' });
      expect((await invite(['pipeline', 'file'])).statusCode).toBe(201);
      const una = await atTheDesk(server, 'underwriter');
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
      expect((await mailTo(finn.email, /send money or manage the team/)).text).toContain('Nia Okafor');
      expect(await mails(adam.email, /send money/)).toEqual([]);
      expect((await invite(['file'], finn.email)).json()).toMatchObject({
        status: 'colleague-exists',
        message: expect.stringContaining('already has an account') as unknown,
      });
    });
  });
});
