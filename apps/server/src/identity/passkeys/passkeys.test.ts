import { randomUUID } from 'node:crypto';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyStepUp,
  changeAlias,
  logInWithPasskey,
  readIdentity,
  readPasskeys,
  readStepUp,
  removePasskey,
  renamePasskey,
  stepUpWithPasskey,
} from '@lintel/contract';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createAuthenticator, type AnswerChanges, type Authenticator } from '../../../test/authenticator.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { createSession } from '../../../test/session.ts';
import { readOutbox } from '../../vendors/outbox.ts';

const MINUTE = 60_000;
const HOST = 'localhost:8080';
const ORIGIN = `http://${HOST}`;
const OTHER_HOST = 'other.localhost:8080';

onOneDatabase('passkeys', (open) => {
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

  const at = (host = HOST, more: Record<string, string> = {}) => ({ headers: { host, 'x-org': 'FIGURE', ...more } });
  const getToken = (answer: { headers: Record<string, unknown> }) =>
    String(answer.headers['authorization']).replace('Bearer ', '');
  const add = async (token: string, authenticator: Authenticator, host = HOST) => {
    const options = await server.send(beginPasskey, { token, ...at(host) });
    return server.send(addPasskey, {
      token,
      ...at(host),
      body: { name: 'My phone', credential: authenticator.create(options) },
    });
  };
  const createOwner = async (host = HOST) => {
    const borrower = await server.createBorrower();
    const authenticator = createAuthenticator(`http://${host}`);
    const passkey = await add(borrower.token, authenticator, host);
    return { ...borrower, authenticator, passkey };
  };
  const begin = (host = HOST) => server.send(beginPasskeyLogin, at(host));
  const answer = (credential: ReturnType<Authenticator['get']>, host = HOST, more: Record<string, string> = {}) =>
    server.ask(logInWithPasskey, { ...at(host, more), body: { credential, redirectUrl: '/dashboard' } });
  const logIn = async (authenticator: Authenticator, changes: AnswerChanges = {}, host = HOST) =>
    answer(authenticator.get(await begin(host), changes), host);
  const waitForEmail = (to: string, subject: RegExp) =>
    vi.waitFor(
      async () => {
        const mails = await readOutbox(server.context.db, server.context.vault);
        expect(mails.some((mail) => mail.to === to && subject.test(mail.subject ?? ''))).toBe(true);
      },
      { timeout: 20_000, interval: 100 },
    );

  test('a passkey logs its owner in without a password, and an email reports that it was added', async () => {
    const { authenticator, email, identityUuid, passkey, token } = await createOwner();
    expect(passkey).toMatchObject({ name: 'My phone', host: 'localhost', synced: false, lastUsedAt: null });
    await waitForEmail(email, /a passkey was added/);
    const done = await logIn(authenticator);
    expect(done.json()).toEqual({ redirect: '/dashboard' });
    expect((await server.send(readIdentity, { token: getToken(done) })).uuid).toBe(identityUuid);
    expect((await server.send(readPasskeys, { token }))[0]?.lastUsedAt).toBe(now.toISOString());
  });

  test('two lenders on one host keep their passkeys apart, and so do two hosts of one lender', async () => {
    const { authenticator } = await createOwner();
    const foreign = await answer(authenticator.get(await begin()), HOST, { 'x-org': 'HOMEPOINT' });
    expect(foreign.json().status).toBe('passkey-refused');
    const elsewhere = await logIn(authenticator, { origin: `http://${OTHER_HOST}` }, OTHER_HOST);
    expect(elsewhere.json().status).toBe('passkey-refused');
    const { authenticator: second } = await createOwner(OTHER_HOST);
    expect((await logIn(second, {}, OTHER_HOST)).statusCode).toBe(200);
  });

  describe('a wrong answer gets exactly the reply to an unknown passkey', () => {
    const REQUEST = { 'x-request-id': randomUUID() };
    const refusal = async () => {
      const unknown = createAuthenticator(ORIGIN);
      const { statusCode, body } = await answer(unknown.get(await begin(), { userHandle: 'AAAA' }), HOST, REQUEST);
      expect(statusCode).toBe(401);
      return body;
    };

    test.each<[string, AnswerChanges]>([
      ['from another site', { origin: 'https://evil.example' }],
      ['from another port', { origin: 'http://localhost:9999' }],
      ['for another host', { rpId: 'other.localhost' }],
      ['inside a frame of another site', { crossOrigin: true }],
      ['to a challenge that we never sent', { challenge: 'A'.repeat(43) }],
      ['of a registration', { type: 'webauthn.create' }],
      ['without a check of the person', { unverified: true }],
      ['without the account', { userHandle: null }],
      ['for another account', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
    ])('%s', async (_what, changes) => {
      const { authenticator } = await createOwner();
      const refused = await answer(authenticator.get(await begin(), changes), HOST, REQUEST);
      expect(refused.body).toBe(await refusal());
      expect(refused.headers['authorization']).toBeUndefined();
      expect((await logIn(authenticator)).statusCode).toBe(200);
    });

    test('signed by another key', async () => {
      const [{ authenticator }, other] = [await createOwner(), await createOwner()];
      const { id } = authenticator;
      const stolen = other.authenticator.get(await begin(), { id });
      expect((await answer(stolen, HOST, REQUEST)).body).toBe(await refusal());
    });

    test('sent a second time', async () => {
      const { authenticator } = await createOwner();
      const credential = authenticator.get(await begin());
      expect((await answer(credential)).statusCode).toBe(200);
      expect((await answer(credential, HOST, REQUEST)).body).toBe(await refusal());
    });

    test('after 5 minutes', async () => {
      const { authenticator } = await createOwner();
      const [early, late] = [await begin(), await begin()];
      advanceTime(5 * MINUTE);
      expect((await answer(authenticator.get(early))).statusCode).toBe(200);
      advanceTime(1);
      const expired = await answer(authenticator.get(late), HOST, REQUEST);
      expect(expired.body).toBe(await refusal());
    });

    test('to the challenge of a step-up', async () => {
      const { authenticator, token } = await createOwner();
      const options = await server.send(beginPasskeyStepUp, { token, ...at() });
      expect((await answer(authenticator.get(options), HOST, REQUEST)).body).toBe(await refusal());
    });

    test.each([4, 3])('with the counter at %i after 4, as from a copied key', async (counter) => {
      const { authenticator } = await createOwner();
      expect((await logIn(authenticator, { counter: 4 })).statusCode).toBe(200);
      const copied = await answer(authenticator.get(await begin(), { counter }), HOST, REQUEST);
      expect(copied.body).toBe(await refusal());
      expect((await logIn(authenticator, { counter: 5 })).statusCode).toBe(200);
    });

    test('for an account that was set aside', async () => {
      const { authenticator, identityUuid } = await createOwner();
      await server.context.db
        .updateTable('identity')
        .set({ set_aside_at: now })
        .where('uuid', '=', identityUuid)
        .execute();
      expect((await answer(authenticator.get(await begin()), HOST, REQUEST)).body).toBe(await refusal());
    });
  });

  test('two answers with one counter at the same time log in once, and a device without a counter logs in each time', async () => {
    const { authenticator } = await createOwner();
    const challenges = [await begin(), await begin(), await begin(), await begin()];
    const answers = await Promise.all(challenges.map((one) => answer(authenticator.get(one, { counter: 9 }))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
    const { authenticator: uncounted } = await createOwner();
    expect((await logIn(uncounted, { counter: 0 })).statusCode).toBe(200);
    expect((await logIn(uncounted, { counter: 0 })).statusCode).toBe(200);
  });

  test('a removed passkey no longer logs in, an email reports it, and no one else can rename or remove it', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const params = { passkeyUuid: owner.passkey.passkeyUuid };
    const body = { name: 'Mine now' };
    expect((await server.ask(renamePasskey, { token: other.token, params, body })).statusCode).toBe(404);
    expect((await server.ask(removePasskey, { token: other.token, params })).statusCode).toBe(404);
    await server.send(renamePasskey, { token: owner.token, params, body: { name: 'Kitchen tablet' } });
    expect((await server.send(readPasskeys, { token: owner.token })).map(({ name }) => name)).toEqual([
      'Kitchen tablet',
    ]);
    await server.send(removePasskey, { token: owner.token, params });
    await waitForEmail(owner.email, /a passkey was removed/);
    expect((await logIn(owner.authenticator)).statusCode).toBe(401);
    expect((await logIn(other.authenticator)).statusCode).toBe(200);
  });

  describe('adding one', () => {
    const addWith = async (token: string, changes: AnswerChanges, authenticator = createAuthenticator(ORIGIN)) => {
      const options = await server.send(beginPasskey, { token, ...at() });
      const credential = authenticator.create(options, changes);
      return server.ask(addPasskey, { token, ...at(), body: { name: 'My phone', credential } });
    };

    test.each<[string, AnswerChanges]>([
      ['on another site', { origin: 'https://evil.example' }],
      ['for another host', { rpId: 'evil.example' }],
      ['without a check of the person', { unverified: true }],
      ['with a challenge that we never sent', { challenge: 'A'.repeat(43) }],
      ['inside a frame of another site', { crossOrigin: true }],
    ])('%s is refused', async (_what, changes) => {
      const { token } = await server.createBorrower();
      expect((await addWith(token, changes)).json().status).toBe('passkey-not-added');
      expect(await server.send(readPasskeys, { token })).toEqual([]);
    });

    test('needs a recent login or a passkey, which another account’s doesn’t replace', async () => {
      const { token, authenticator } = await createOwner();
      const other = await createOwner();
      advanceTime(21 * MINUTE);
      expect((await server.ask(beginPasskey, { token, ...at() })).json().status).toBe('step-up-required');
      expect(await server.send(readStepUp, { token, ...at() })).toEqual({ code: false, passkey: true });
      expect(await server.send(readStepUp, { token, ...at(OTHER_HOST) })).toEqual({ code: false, passkey: false });
      const stepUp = async (one: Authenticator) =>
        server.ask(stepUpWithPasskey, {
          token,
          ...at(),
          body: { credential: one.get(await server.send(beginPasskeyStepUp, { token, ...at() })) },
        });
      expect((await stepUp(other.authenticator)).json().status).toBe('passkey-refused');
      expect((await server.ask(beginPasskey, { token, ...at() })).statusCode).toBe(403);
      const done = await stepUp(authenticator);
      expect(done.statusCode).toBe(204);
      const phone = { type: 'Phone' as const, value: '4155550143' };
      expect((await server.ask(changeAlias, { token: getToken(done), body: phone })).statusCode).toBe(200);
    });

    test('refuses the challenge of another session, and a passkey that another account has', async () => {
      const [own, other] = [await server.createBorrower(), await createOwner()];
      const options = await server.send(beginPasskey, { token: other.token, ...at() });
      const credential = createAuthenticator(ORIGIN).create(options);
      const stolen = await server.ask(addPasskey, { token: own.token, ...at(), body: { name: 'Mine', credential } });
      expect(stolen.json().status).toBe('passkey-not-added');
      expect((await addWith(own.token, {}, other.authenticator)).json().status).toBe('passkey-not-added');
      expect(await server.send(readPasskeys, { token: own.token })).toEqual([]);
    });

    test('is closed to a signer’s session, which an emailed link may have opened', async () => {
      const { identityUuid } = await server.createBorrower();
      const token = await createSession(server.context, {
        identityUuid,
        organisation: 'FIGURE',
        typ: 'signer',
      });
      expect((await server.ask(beginPasskey, { token, ...at() })).json().status).toBe('not-for-signers');
    });

    test('stops at 20 passkeys', async () => {
      const { token } = await server.createBorrower();
      for (let index = 0; index < 20; index += 1) await add(token, createAuthenticator(ORIGIN));
      expect((await server.ask(beginPasskey, { token, ...at() })).json().status).toBe('passkeys-full');
    });
  });

  test('logins with a passkey are limited like those with a password, and so are their challenges', async () => {
    const { authenticator } = await createOwner();
    const credential = authenticator.get(await begin(), { counter: 0, origin: 'https://evil.example' });
    const ask = () => strict.ask(logInWithPasskey, { ...at(), from: '203.0.113.7', body: { credential } });
    for (let tries = 0; tries < 20; tries += 1) expect((await ask()).statusCode).toBe(401);
    expect((await ask()).statusCode).toBe(429);
    const options = () => strict.ask(beginPasskeyLogin, { ...at(), from: '203.0.113.8' });
    for (let tries = 0; tries < 60; tries += 1) expect((await options()).statusCode).toBe(200);
    expect((await options()).statusCode).toBe(429);
  });
});
