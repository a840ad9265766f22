import { randomUUID } from 'node:crypto';
import { createHeloc, listHelocs, logIn, logOut, readHeloc, readIdentity } from '@lintel/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { setLoanClock } from '../loan-file/clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const REFUSED = [401, 'unauthenticated', 'unauthenticated'];

onOneDatabase('a token on the SESSION clock', (open) => {
  let server: TestApp;
  const start = new Date('2026-11-24T17:00:00Z');
  let now = start;
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
  });
  beforeEach(() => {
    now = start;
  });

  const setTime = (ms: number): void => {
    now = new Date(start.getTime() + ms);
  };
  const ask = (token: string) => server.ask(readIdentity, { token });
  const buildRefusal = async (token: string) => {
    const answer = await ask(token);
    const { status, message } = answer.json();
    return [answer.statusCode, status, message];
  };
  const fetchRenewedToken = async (token: string): Promise<string | undefined> => {
    const header = (await ask(token)).headers['authorization'];
    return header === undefined ? undefined : String(header).replace('Bearer ', '');
  };

  test('expires after exactly 60 minutes, while its session continues in the newer token [AUTH-005, AUTH-009]', async () => {
    const { token } = await server.createBorrower();
    setTime(25 * MINUTE);
    const newer = (await fetchRenewedToken(token)) ?? '';
    setTime(50 * MINUTE);
    expect((await ask(newer)).statusCode).toBe(200);
    setTime(60 * MINUTE - SECOND);
    expect((await ask(token)).statusCode).toBe(200);
    setTime(60 * MINUTE);
    expect(await buildRefusal(token)).toEqual(REFUSED);
    expect((await ask(newer)).statusCode).toBe(200);
  });

  test('is refused after its session was idle for 30 minutes, and a request a second earlier keeps it', async () => {
    const [idle, active] = [await server.createBorrower(), await server.createBorrower()];
    setTime(30 * MINUTE);
    expect((await ask(active.token)).statusCode).toBe(200);
    setTime(30 * MINUTE + SECOND);
    expect(await buildRefusal(idle.token)).toEqual(REFUSED);
    expect((await ask(active.token)).statusCode).toBe(200);
    setTime(31 * MINUTE);
    expect(await buildRefusal(idle.token), 'being refused did not wake it').toEqual(REFUSED);
  });

  test('is renewed in the header from its tenth minute, and the new one signs calls [AUTH-005]', async () => {
    const { token, identityUuid } = await server.createBorrower();
    setTime(10 * MINUTE - SECOND);
    expect(await fetchRenewedToken(token)).toBeUndefined();
    setTime(10 * MINUTE);
    const renewed = (await fetchRenewedToken(token)) ?? '';
    expect(renewed).not.toBe(token);
    const answer = await ask(renewed);
    expect([answer.json().uuid, answer.headers['authorization']]).toEqual([identityUuid, undefined]);
    setTime(20 * MINUTE);
    expect(await fetchRenewedToken(renewed)).toBeDefined();
  });

  test('is refused right away when its session is revoked, with no other session of that person [AUTH-004]', async () => {
    const { token, email } = await server.createBorrower();
    const other = await server.ask(logIn, { body: { email, password: PASSWORD } });
    const elsewhere = String(other.headers['authorization']).replace('Bearer ', '');
    setTime(11 * MINUTE);
    const renewed = (await fetchRenewedToken(token)) ?? '';
    await server.ask(logOut, { token });
    expect(await buildRefusal(token)).toEqual(REFUSED);
    expect(await buildRefusal(renewed)).toEqual(REFUSED);
    expect((await ask(elsewhere)).statusCode).toBe(200);
  });

  test('reads and writes no loan once dead, and lets the person log in again', async () => {
    const { token, email } = await server.createBorrower();
    setTime(61 * MINUTE);
    const answers = {
      list: await server.ask(listHelocs, { token }),
      creation: await server.loose(createHeloc, { token, body: {} }),
      loan: await server.ask(readHeloc, { params: { uuid: randomUUID() }, token }),
    };
    for (const [name, answer] of Object.entries(answers)) {
      const { message } = answer.json();
      expect([name, answer.statusCode, message, answer.headers['authorization']]).toEqual([
        name,
        401,
        'unauthenticated',
        undefined,
      ]);
    }
    const loginReply = await server.ask(logIn, { body: { email, password: PASSWORD } });
    expect((await ask(String(loginReply.headers['authorization']).replace('Bearer ', ''))).statusCode).toBe(200);
  });

  test('does not age on the LOAN clock: a jump of a year ends no session', async () => {
    const { token } = await server.createBorrower();
    await setLoanClock(server.context, { offsetMs: 365 * DAY });
    setTime(9 * MINUTE);
    expect((await ask(token)).statusCode).toBe(200);
    expect(await fetchRenewedToken(token)).toBeUndefined();
    await setLoanClock(server.context, { offsetMs: 0 });
  });
});
