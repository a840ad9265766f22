import { randomUUID } from 'node:crypto';
import { changePassword, openPasswordReset, resetPassword } from '@lintel/contract';
import { sql, type KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { NEW_PASSWORD, createRecoveryActions, getBearer } from '../../test/recovery.ts';
import { logInStaffMember } from '../../test/staff.ts';
import { accountHash, countGuess, GUESS_RULES, removeOldGuesses } from './guesses.ts';
import { requestPasswordReset } from './password-reset.ts';
import { logIn } from './service.ts';

const MINUTE = 60_000;
const REQUEST = randomUUID();

onOneDatabase('guesses', (open) => {
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
  const { waitForEmail, requestReset, fetchResetToken, resetPasswordWith, logInAs, createConfirmedBorrower } =
    createRecoveryActions(() => server, { now: () => now, advanceTime });

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
      const answers = [await requestReset(borrower.email)];
      for (let index = 0; index < 100; index += 1) answers.push(await requestReset(`nobody.${index}@example.com`));
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
});
