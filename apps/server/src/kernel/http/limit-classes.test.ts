import { randomUUID } from 'node:crypto';
import {
  askAssistant,
  changeAlias,
  createHeloc,
  joinWaitList,
  logIn as logInCall,
  lookUpAddress,
  matchCredit,
  readDraft,
  readIdentity,
  registerIdentity,
  retryCredit,
} from '@lintel/contract';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { openLoan } from '../../../test/loans.ts';
import { Refused } from './errors.ts';
import { countMiss, countRequest } from './limits.ts';

const HOUR = 3_600_000;

onOneDatabase('each rate class with the real quotas', (open) => {
  let server: TestApp;
  // Starts twenty seconds into every window, so that the expected wait is the rest of the window and not its length.
  let hour = new Date('2026-11-24T17:00:20Z');
  let now = hour;
  beforeAll(async () => {
    server = await createTestApp(await open(), { env: { QUOTAS: '1' }, sessionNow: () => now });
  });
  beforeEach(() => {
    hour = new Date(hour.getTime() + HOUR);
    now = hour;
  });

  let last = 0;
  const address = (): string => `10.1.${Math.floor(++last / 250)}.${(last % 250) + 1}`;
  const createBorrower = async () => {
    const { token, identityUuid } = await registered(address());
    return { token, identityUuid };
  };
  async function registered(from: string) {
    const { jwt } = await server.send(registerIdentity, {
      body: { email: `${randomUUID()}@example.com`, password: 'correct Horse! battery 9', phoneNumber: '4155550142' },
      from,
    });
    const { sub } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    return { token: jwt, identityUuid: sub };
  }

  /** Moves time forward. A waiting borrower opens a page from time to time, so that the session stays alive. */
  async function advanceTime(seconds: number, token?: string): Promise<void> {
    const end = now.getTime() + seconds * 1000;
    while (now.getTime() < end) {
      now = new Date(Math.min(end, now.getTime() + 25 * 60_000));
      if (token) await server.ask(readIdentity, { token, from: address() });
    }
  }

  /**
   * Sends requests until the quota is used up: each answer but the last is the call's own, and the last is a 429 with the wait.
   */
  async function spend(
    max: number,
    own: number,
    ask: (index: number) => Promise<Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>>,
    wait: { seconds: number; words: string; token?: string },
  ): Promise<void> {
    for (let index = 1; index <= max; index += 1) expect([index, (await ask(index)).statusCode]).toEqual([index, own]);
    const refused = await ask(max + 1);
    expect([refused.statusCode, JSON.parse(refused.body)]).toMatchObject([
      429,
      { status: 'too-many-requests', message: `Too many tries. Wait ${wait.words} and try again.` },
    ]);
    expect(refused.headers['retry-after']).toBe(String(wait.seconds));
    // Refused requests count too, but don't prolong the wait. When it ends, the call answers again.
    expect((await ask(max + 2)).headers['retry-after']).toBe(String(wait.seconds));
    await advanceTime(wait.seconds, wait.token);
    expect((await ask(max + 3)).statusCode).toBe(own);
    now = hour;
  }

  test('login: allows five logins a minute per email and address, and counts others separately', async () => {
    const [ownAddress, otherAddress] = [address(), address()];
    const logIn = (email: string, from: string) => server.ask(logInCall, { body: { email, password: 'wrong' }, from });
    await spend(5, 401, () => logIn('ana@example.com', ownAddress), { seconds: 40, words: '40 seconds' });
    expect((await logIn('bo@example.com', ownAddress)).statusCode).toBe(401);
    // The new address has its own count.
    expect((await logIn('cy@example.com', otherAddress)).statusCode).toBe(401);
  });

  test('login: allows twenty logins a minute per address for all emails, and counts another address separately', async () => {
    const [ownAddress, otherAddress] = [address(), address()];
    const logIn = (index: number, from: string) =>
      server.ask(logInCall, { body: { email: `one${index}@example.com`, password: 'wrong' }, from });
    await spend(20, 401, (index) => logIn(index, ownAddress), { seconds: 40, words: '40 seconds' });
    expect((await logIn(1, otherAddress)).statusCode).toBe(401);
  });

  test('signup: allows twenty accounts or wait-list entries in twenty minutes per address', async () => {
    const [ownAddress, otherAddress] = [address(), address()];
    const register = (from: string) =>
      server.ask(registerIdentity, {
        body: { email: `${randomUUID()}@example.com`, password: 'short', phoneNumber: '4155550142' },
        from,
      });
    await spend(20, 422, () => register(ownAddress), { seconds: 1180, words: '20 minutes' });
    expect((await server.loose(joinWaitList, { body: {}, from: ownAddress })).statusCode).toBe(429);
    expect((await register(otherAddress)).statusCode).toBe(422);
  });

  test('lookup: allows sixty look-ups a minute per address, by call or form, and counts another separately', async () => {
    const [ownAddress, otherAddress] = [address(), address()];
    const look = (from: string) => server.ask(readDraft, { from });
    await spend(60, 204, () => look(ownAddress), { seconds: 40, words: '40 seconds' });
    const postForm = (from: string) =>
      server.raw('POST', '/account/heloc/register-v2', {
        body: 'street1=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        from,
      });
    expect([(await postForm(ownAddress)).statusCode, (await postForm(otherAddress)).statusCode]).toEqual([429, 422]);
    expect((await look(otherAddress)).statusCode).toBe(204);
  });

  describe('a class that no call can use up', () => {
    const countedBy = (rate: 'lookup' | 'report', from: string) =>
      countRequest(server.context, rate, { address: from }).then(
        () => 'counted',
        (error: unknown) => (error instanceof Refused ? `${error.name} ${error.message}` : error),
      );

    test('lookup: an address waits after ten look-ups a minute that found nothing, and another does not', async () => {
      const [ownAddress, otherAddress] = [address(), address()];
      for (let index = 0; index < 10; index += 1) {
        expect(await countedBy('lookup', ownAddress)).toBe('counted');
        await countMiss(server.context, 'lookup', { address: ownAddress });
      }
      expect(await countedBy('lookup', ownAddress)).toContain('Too many tries. Wait 40 seconds and try again.');
      expect(await countedBy('lookup', otherAddress)).toBe('counted');
    });

    test('lookup: an address waits for the next day after sixty look-ups a day that found nothing', async () => {
      const ownAddress = address();
      for (let index = 0; index < 60; index += 1) {
        if (index % 10 === 0) await advanceTime(60);
        expect(await countedBy('lookup', ownAddress)).toBe('counted');
        await countMiss(server.context, 'lookup', { address: ownAddress });
      }
      await advanceTime(60);
      expect(await countedBy('lookup', ownAddress)).toContain('Too many tries.');
      await advanceTime(24 * 3600);
      expect(await countedBy('lookup', ownAddress)).toBe('counted');
    });

    test('lookup: all addresses of an IPv6 subscriber share one count, and the next subscriber has another', async () => {
      for (let index = 0; index < 10; index += 1) {
        expect(await countedBy('lookup', `2001:db8:0:7::${index}`)).toBe('counted');
        await countMiss(server.context, 'lookup', { address: `2001:db8:0:7::${index}` });
      }
      expect(await countedBy('lookup', '2001:db8:0:7:1::1')).toContain('Too many tries.');
      expect(await countedBy('lookup', '2001:db8:0:8::1')).toBe('counted');
    });

    test('report: allows sixty reports a minute per address, and counts another separately', async () => {
      const [ownAddress, otherAddress] = [address(), address()];
      for (let index = 0; index < 60; index += 1) expect(await countedBy('report', ownAddress)).toBe('counted');
      expect(await countedBy('report', ownAddress)).toContain('Too many tries. Wait 40 seconds and try again.');
      expect(await countedBy('report', otherAddress)).toBe('counted');
    });
  });

  test('frequent: allows 120 address look-ups a minute, and counts another visitor separately', async () => {
    const [ownAddress, otherAddress] = [address(), address()];
    const look = (from: string) => server.ask(lookUpAddress, { query: { search: '412 Alder' }, from });
    await spend(120, 200, () => look(ownAddress), { seconds: 40, words: '40 seconds' });
    expect((await look(otherAddress)).statusCode).toBe(200);
  });

  test('question: allows sixty questions to the assistant in 5 minutes per address, and counts another separately', async () => {
    const [ownAddress, otherAddress] = [address(), address()];
    const ask = (from: string) =>
      server.ask(askAssistant, {
        body: { conversationId: randomUUID(), message: 'Hello', senderType: 'APPLICANT' },
        from,
      });
    await spend(60, 401, () => ask(ownAddress), { seconds: 280, words: '5 minutes' });
    expect((await ask(otherAddress)).statusCode).toBe(401);
  });

  test('sensitive: allows five phone number changes in 15 minutes per person from any address', async () => {
    const [ownAddress, otherAddress] = [address(), address()];
    const [ana, bo] = [await createBorrower(), await createBorrower()];
    const change = ({ token }: { token: string }, from: string) =>
      server.ask(changeAlias, { token, body: { type: 'Phone', value: '2125550199' }, from });
    await spend(5, 200, () => change(ana, ownAddress), { seconds: 880, words: '15 minutes' });
    expect((await change(ana, otherAddress)).statusCode).toBe(429);
    expect((await change(bo, ownAddress)).statusCode).toBe(200);
  });

  test('vendorWork: allows ten credit pulls an hour per loan, by either call, and counts another loan separately', async () => {
    const [ana, bo] = [await createBorrower(), await createBorrower()];
    const [hers, his] = [await openLoan(server.context, ana), await openLoan(server.context, bo)];
    const match = ({ token }: { token: string }, { uuid }: { uuid: string }) =>
      server.ask(matchCredit, { params: { uuid }, token, body: { ssn: '123456789' }, from: address() });
    const retry = ({ token }: { token: string }, { uuid }: { uuid: string }) =>
      server.ask(retryCredit, { params: { uuid }, token, body: { liftedBureaus: [] }, from: address() });
    await spend(10, 409, (index) => (index % 2 === 0 ? match : retry)(ana, hers), {
      seconds: 3580,
      words: '60 minutes',
      token: ana.token,
    });
    expect((await match(bo, his)).statusCode).toBe(409);
  });

  test('vendorWork: allows ten new applications an hour per person, and counts another person separately', async () => {
    const [ana, bo] = [await createBorrower(), await createBorrower()];
    const create = ({ token }: { token: string }) => server.loose(createHeloc, { token, body: {}, from: address() });
    await spend(10, 400, () => create(ana), { seconds: 3580, words: '60 minutes', token: ana.token });
    expect((await create(bo)).statusCode).toBe(400);
  });

  test('the general class allows 600 requests in five minutes per session, and counts another separately', async () => {
    const [ana, bo] = [await createBorrower(), await createBorrower()];
    const read = ({ token }: { token: string }) => server.ask(readIdentity, { token, from: address() });
    const found: number[] = [];
    for (let index = 0; index < 600; index += 1) found.push((await read(ana)).statusCode);
    expect(new Set(found)).toEqual(new Set([200]));
    const refused = await read(ana);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      expect.stringMatching(/^Too many tries\. Wait \d minutes and try again\.$/),
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(120);
    expect((await read(bo)).statusCode).toBe(200);
  });
});
