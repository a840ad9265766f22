import { randomUUID } from 'node:crypto';
import { endSession, endSessions, logIn, readIdentity, readSessions } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { required } from '../../test/required.ts';
import { createSession } from '../../test/session.ts';
import { readUserAgent } from './user-agent.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

test.each([
  [IPHONE, 'SAFARI', 'IPHONE'],
  [WINDOWS, 'CHROME', 'WINDOWS'],
  [`${WINDOWS} Edg/156.0.0.0`, 'EDGE', 'WINDOWS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:153.0) Gecko/20100101 Firefox/153.0', 'FIREFOX', 'MAC'],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S938U) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/30.0 Chrome/150.0.0.0 Mobile Safari/537.36',
    'SAMSUNG',
    'ANDROID',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile/15E148 Safari/604.1',
    'CHROME',
    'IPAD',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36',
    'CHROME',
    'CHROMEBOOK',
  ],
  ['curl/8.14.1', 'OTHER', 'OTHER'],
])('%s is %s on %s', (header, browser, system) => {
  expect(readUserAgent(header)).toEqual({ browser, system });
});

onOneDatabase('the list of sessions', (open) => {
  let server: TestApp;
  let replica: TestApp;
  beforeAll(async () => {
    const store = await open();
    server = await createTestApp(store);
    replica = await createTestApp(store);
  });

  const logInFrom = async (email: string, userAgent: string): Promise<string> => {
    const answer = await server.ask(logIn, {
      body: { email, password: PASSWORD },
      headers: { 'user-agent': userAgent },
    });
    return String(answer.headers['authorization']).replace('Bearer ', '');
  };
  const isOut = async (token: string): Promise<boolean> =>
    (await replica.ask(readIdentity, { token })).statusCode === 401;

  test('names each device, marks this one, and stores no more of the user agent', async () => {
    const { email, identityUuid } = await server.createBorrower();
    const [phone, computer] = [await logInFrom(email, IPHONE), await logInFrom(email, WINDOWS)];
    const listed = await server.send(readSessions, { token: phone });
    expect(listed.map(({ device, current }) => ({ ...device, current }))).toEqual([
      { browser: 'CHROME', system: 'WINDOWS', current: false },
      { browser: 'SAFARI', system: 'IPHONE', current: true },
      expect.objectContaining({ current: false }),
    ]);
    expect(await isOut(computer)).toBe(false);
    const rows = await server.context.db
      .selectFrom('session')
      .selectAll()
      .where('identity_uuid', '=', identityUuid)
      .execute();
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
  });

  test('one ended session is out on another server, and the others stay', async () => {
    const { email, token } = await server.createBorrower();
    const [own, other] = [await logInFrom(email, IPHONE), await logInFrom(email, WINDOWS)];
    const listed = await server.send(readSessions, { token: own });
    const { sessionUuid } = required(
      listed.find(({ device }) => device.system === 'WINDOWS'),
      'session',
    );
    await server.send(endSession, { token: own, params: { sessionUuid } });
    expect([await isOut(other), await isOut(own), await isOut(token)]).toEqual([true, false, false]);
  });

  test('logging out everywhere else ends all sessions but this one', async () => {
    const { email, token } = await server.createBorrower();
    const [own, other] = [await logInFrom(email, IPHONE), await logInFrom(email, WINDOWS)];
    await server.send(endSessions, { token: own });
    expect([await isOut(token), await isOut(other), await isOut(own)]).toEqual([true, true, false]);
    expect(await server.send(readSessions, { token: own })).toHaveLength(1);
  });

  test('a signer’s session, which an emailed link may have opened, neither sees nor ends the others', async () => {
    const { identityUuid, token } = await server.createBorrower();
    const [own] = await server.send(readSessions, { token });
    const signer = await createSession(server.context, {
      identityUuid,
      organisation: 'FIGURE',
      typ: 'signer',
    });
    expect((await server.send(readSessions, { token: signer })).map(({ current }) => current)).toEqual([true]);
    const params = { sessionUuid: own?.sessionUuid ?? '' };
    expect((await server.ask(endSession, { token: signer, params })).statusCode).toBe(404);
    await server.send(endSessions, { token: signer });
    expect(await isOut(token)).toBe(false);
  });

  test('another person’s session, an ended and an unknown one get the same 404 and end nothing', async () => {
    const [own, other] = [await server.createBorrower(), await server.createBorrower()];
    const second = await logInFrom(own.email, WINDOWS);
    const listed = await server.send(readSessions, { token: own.token });
    const ended = required(
      listed.find(({ current }) => !current),
      'session',
    );
    await server.send(endSession, { token: own.token, params: { sessionUuid: ended.sessionUuid } });
    expect(await isOut(second)).toBe(true);
    const [foreign] = await server.send(readSessions, { token: other.token });
    const headers = { 'x-request-id': randomUUID() };
    const answers = await Promise.all(
      [foreign?.sessionUuid ?? '', ended.sessionUuid, randomUUID()].map((sessionUuid) =>
        server.ask(endSession, { token: own.token, params: { sessionUuid }, headers }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await isOut(other.token)).toBe(false);
  });
});
