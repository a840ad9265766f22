import { randomUUID } from 'node:crypto';
import {
  changeAlias,
  confirmEmail,
  logIn as logInCall,
  logOut,
  readFigureInfo,
  readFlags,
  readIdentity,
  readIdentityV1,
  readKeys,
  registerIdentity,
  saveDraft,
  sendEmailCode,
} from '@lintel/contract';
import { SignJWT, generateKeyPair, importJWK } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAccount } from '../../test/account.ts';
import { PASSWORD, createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { required } from '../../test/required.ts';
import { createSession } from '../../test/session.ts';
import { readOutbox } from '../vendors/outbox.ts';
import { markEmailConfirmed } from './email-verification.ts';
import { readSession } from './sessions.ts';
import { makeSignerAccount } from './signer-account.ts';

const MINUTE = 60_000;

onOneDatabase('identity', (open) => {
  let server: TestApp;
  let now = new Date('2026-11-24T17:00:00Z');
  const advanceTime = (minutes: number): void => {
    now = new Date(now.getTime() + minutes * MINUTE);
  };
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
  });

  const register = (email: string, password = PASSWORD) =>
    server.ask(registerIdentity, { body: { email, password, phoneNumber: '(415) 555-0142' } });
  const registerNew = async (password: string) => (await register(`${randomUUID()}@example.com`, password)).json();
  const logIn = (email: string, password = PASSWORD, redirectUrl?: string) =>
    server.ask(logInCall, { body: { email, password, redirectUrl } });
  const fetchStatus = async (token: string): Promise<number> => (await server.ask(readIdentity, { token })).statusCode;

  test('registering returns a token that reads the identity [AUTH-007, CALL-012, CALL-029]', async () => {
    const email = `${randomUUID()}@example.com`;
    const { jwt } = (await register(email)).json();
    const me = await server.ask(readIdentity, { token: jwt });
    expect(me.json()).toMatchObject({
      email,
      organizationCode: 'FIGURE',
      profileType: 'BORROWER',
      aliases: [{ type: 'Email' }, { type: 'Phone', value: '(***) ***-0142' }],
    });
    expect(me.json()).toMatchObject({
      passwordExpired: false,
      twoFactorEnabled: false,
      totpVerified: false,
      isSigner: false,
      walletAddresses: [],
    });
    const v1 = await server.send(readIdentityV1, { token: jwt });
    expect(v1).not.toHaveProperty('walletAddresses');
    const broker = await server.ask(readFigureInfo, { token: jwt, headers: { 'x-application-name': 'heloc' } });
    expect(broker.json()).toEqual(me.json());
  });

  test('a borrower manages their account, a signer without one of their own does not [DATA-019, DATA-020]', async () => {
    const { jwt = '' } = await registerNew(PASSWORD);
    const signerUuid = await server.context.db.transaction().execute((trx) =>
      makeSignerAccount(server.context, trx, {
        organisation: 'FIGURE',
        email: `${randomUUID()}@example.com`,
        phone: '',
        passwordHash: null,
      }),
    );
    const session = {
      identityUuid: required(signerUuid, 'signer account'),
      organisation: 'FIGURE',
      typ: 'signer' as const,
    };
    const token = await createSession(server.context, session);
    const isManageable = async (by: string) => (await server.send(readIdentity, { token: by })).isManageable;
    expect({ borrower: await isManageable(jwt), signer: await isManageable(token) }).toEqual({
      borrower: true,
      signer: false,
    });
  });

  test('a token contains no name and no address', async () => {
    const email = `${randomUUID()}@example.com`;
    const { jwt = '' } = (await register(email)).json();
    const claims = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'org', 'sid', 'stepUpAt', 'sub', 'typ']);
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(3600);
  });

  test.each([
    ['unchanged', (email: string) => email],
    ['in capitals', (email: string) => email.toUpperCase()],
    ['with spaces', (email: string) => ` ${email} `],
  ])('refuses a registered email, written %s, with "identity exists" [ERR-004]', async (_how, spell) => {
    const email = `${randomUUID()}@example.com`;
    await register(email);
    expect((await register(spell(email))).json()).toMatchObject({
      status: 'identity-exists',
      message: 'identity exists',
    });
  });

  test('creates one identity from twenty parallel registrations of one email', async () => {
    const email = `${randomUUID()}@example.com`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(email)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(19);
  });

  test('creates a separate person for the same email at another lender', async () => {
    const email = `${randomUUID()}@example.com`;
    await register(email);
    const other = await server.ask(registerIdentity, {
      query: { organization: 'HOMEPOINT' },
      body: { email, password: PASSWORD, phoneNumber: '4155550142' },
    });
    expect(other.statusCode).toBe(201);
  });

  test.each([
    ['Short1!aaaa', 'Password is not strong enough: must be at least 12 characters', 'FORM-022'],
    ['nouppercase1!', 'Password is not strong enough: must have an uppercase letter', 'FORM-023'],
    ['NOLOWERCASE1!', 'Password is not strong enough: must have a lowercase letter', 'FORM-024'],
    ['NoNumbersHere!', 'Password is not strong enough: must have a number', 'FORM-025'],
    ['NoSpecials1234', 'Password is not strong enough: must have one special character (!@#$%^&*)', 'FORM-026'],
  ])('refuses the password %s: %s [%s]', async (password, message) => {
    expect(await registerNew(password)).toMatchObject({ status: 'password-refused', message });
  });

  test.each([
    ['Password1234!', 'This password is too common. Choose another.'],
    ['P@ssw0rdP@ssw0rd1', 'This password is too common. Choose another.'],
    [`A1!${'a'.repeat(126)}`, 'Password is not strong enough: must be at most 128 characters'],
  ])('also refuses the password %s: %s', async (password, message) => {
    expect(await registerNew(password)).toMatchObject({ status: 'password-refused', message });
  });

  test('refuses a password made of the name entered before', async () => {
    const draft = await server.ask(saveDraft, {
      body: { 'legal-name': { firstName: 'Philippa', lastName: 'Montgomery' } },
    });
    const cookie = String(draft.headers['set-cookie']).split(';')[0] ?? '';
    const registerAccount = (headers: Record<string, string>) =>
      server.ask(registerIdentity, {
        body: { email: `${randomUUID()}@example.com`, password: 'PhilippaMontgomery1!', phoneNumber: '4155550142' },
        headers,
      });
    expect((await registerAccount({ cookie })).json()).toMatchObject({ status: 'password-refused' });
    expect((await registerAccount({})).statusCode).toBe(201);
  });

  test('accepts an email code for ten minutes', async () => {
    const { email, token } = await server.createBorrower();
    await server.ask(sendEmailCode, { token });
    const [letter] = await readOutbox(server.context.db, server.context.vault, email);
    const enterCode = () => server.ask(confirmEmail, { token, body: { code: letter?.codes[0] ?? '' } });
    const before = now;
    advanceTime(11);
    expect((await enterCode()).json()).toMatchObject({ status: 'code-expired' });
    now = before;
    expect((await enterCode()).json()).toEqual({ verified: true });
  });

  test('keeps the time when an address was first confirmed', async () => {
    const { identityUuid } = await server.createBorrower();
    const { db } = server.context;
    const fetchConfirmedAt = async () =>
      (
        await db
          .selectFrom('identity')
          .select('email_verified_at')
          .where('uuid', '=', identityUuid)
          .executeTakeFirstOrThrow()
      ).email_verified_at;
    await markEmailConfirmed(db, identityUuid, now);
    const first = await fetchConfirmedAt();
    await markEmailConfirmed(db, identityUuid, new Date(now.getTime() + MINUTE));
    expect(await fetchConfirmedAt()).toEqual(first);
  });

  test('compares a long password to its last character', async () => {
    const email = `${randomUUID()}@example.com`;
    const password = `${PASSWORD} `.repeat(4);
    await register(email, password);
    expect((await logIn(email, `${password.slice(0, -1)}y`)).statusCode).toBe(401);
    expect((await logIn(email, password)).statusCode).toBe(200);
  });

  test('stores passwords as Argon2id with their cost, under a key outside the table', async () => {
    const email = `${randomUUID()}@example.com`;
    await register(email);
    const row = (await findAccount(server.context, email))!;
    expect(row.password_hash).toMatch(/^\$argon2id\$k=[0-9a-f]{12}\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  });

  test('logging in returns the redirect and a token in the header [CALL-060, AUTH-005]', async () => {
    const email = `${randomUUID()}@example.com`;
    await register(email);
    const answer = await logIn(email.toUpperCase(), PASSWORD, '/account/heloc/register-v2?org=FIGURE');
    expect(answer.json()).toEqual({ redirect: '/account/heloc/register-v2?org=FIGURE' });
    const token = String(answer.headers['authorization']).replace('Bearer ', '');
    expect(await fetchStatus(token)).toBe(200);
  });

  test('returns the same answer for an unknown email and a wrong password', async () => {
    const email = `${randomUUID()}@example.com`;
    await register(email);
    const requestId = randomUUID();
    const ask = (email: string) =>
      server.ask(logInCall, {
        body: { email: email, password: 'Wrong password 1!' },
        headers: { 'x-request-id': requestId },
      });
    const [wrong, unknown] = [await ask(email), await ask(`${randomUUID()}@example.com`)];
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().message).toBe('Email or password doesn’t match. Try again or reset your password.');
    expect(unknown.payload).toBe(wrong.payload);
  });

  test('the account of an added signer says that it is one [ENUM-029]', async () => {
    const { context } = server;
    const email = `robin.${randomUUID().slice(0, 8)}@example.com`;
    const signer = { organisation: 'FIGURE', email, phone: '', passwordHash: null };
    const made = await context.db.transaction().execute((trx) => makeSignerAccount(context, trx, signer));
    const identityUuid = required(made, 'account');
    const token = await createSession(context, { identityUuid, organisation: 'FIGURE', typ: 'signer' });
    expect((await server.send(readIdentity, { token })).profileType).toBe('CO_DEEDER');
  });

  describe('a session', () => {
    test('ends right away at logout, and logging out with a dead token returns 200 [AUTH-004, CALL-061]', async () => {
      const { token } = await server.createBorrower();
      expect((await server.ask(logOut, { token })).json()).toEqual({ redirect: '/auth/login' });
      expect(await fetchStatus(token)).toBe(401);
      expect((await server.ask(logOut, { token })).statusCode).toBe(200);
    });

    test('ends with its own hand-off devices at logout, and a hand-off device ends no other', async () => {
      const [own, other] = [await server.createBorrower(), await server.createBorrower()];
      const createHandOffToken = ({ identityUuid }: { identityUuid: string }) =>
        createSession(server.context, { identityUuid, organisation: 'FIGURE', typ: 'hand-off' });
      const [first, second, foreign] = [
        await createHandOffToken(own),
        await createHandOffToken(own),
        await createHandOffToken(other),
      ];
      const isOver = async (token: string) => (await readSession(server.context, token, true)) === 'dead';
      await server.ask(logOut, { token: first });
      expect([await isOver(own.token), await isOver(second)]).toEqual([false, false]);
      await server.ask(logOut, { token: own.token });
      expect([
        await isOver(own.token),
        await isOver(first),
        await isOver(second),
        await isOver(foreign),
        await isOver(other.token),
      ]).toEqual([true, true, true, false, false]);
    });

    test('a signer’s session ends with its hand-off devices', async () => {
      const { identityUuid } = await server.createBorrower();
      const start = (typ: 'signer' | 'hand-off') =>
        createSession(server.context, { identityUuid, organisation: 'FIGURE', typ });
      const [signer, handed] = [await start('signer'), await start('hand-off')];
      await server.ask(logOut, { token: signer });
      expect(await readSession(server.context, handed, true)).toBe('dead');
    });

    test('ends after 30 minutes without a counted request', async () => {
      const { token } = await server.createBorrower();
      advanceTime(29);
      expect(await fetchStatus(token)).toBe(200);
      advanceTime(31);
      expect((await server.ask(readIdentity, { token })).json()).toMatchObject({ status: 'unauthenticated' });
    });

    test('gets a new token from the tenth minute, while the old one works until it expires [AUTH-005]', async () => {
      const { token } = await server.createBorrower();
      advanceTime(9);
      expect((await server.ask(readIdentity, { token })).headers['authorization']).toBeUndefined();
      advanceTime(2);
      const renewed = String((await server.ask(readIdentity, { token })).headers['authorization']).replace(
        'Bearer ',
        '',
      );
      expect(renewed).not.toBe(token);
      expect(await fetchStatus(token)).toBe(200);
      advanceTime(25);
      expect(await fetchStatus(renewed)).toBe(200);
      advanceTime(25);
      expect(await fetchStatus(token)).toBe(401);
      expect(await fetchStatus(renewed)).toBe(200);
    });

    test('ends after 12 hours however active it was', async () => {
      let { token } = await server.createBorrower();
      for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
        const answer = await server.ask(readIdentity, { token });
        expect(answer.statusCode).toBe(200);
        token = String(answer.headers['authorization'] ?? `Bearer ${token}`).replace('Bearer ', '');
        advanceTime(20);
      }
      advanceTime(1);
      expect(await fetchStatus(token)).toBe(401);
    });

    test('is not extended by a passive call, which returns no new token', async () => {
      const { token } = await server.createBorrower();
      advanceTime(20);
      expect(
        (await server.ask(readFlags, { query: { keys: 'fe-webchat' }, token })).headers['authorization'],
      ).toBeUndefined();
      advanceTime(11);
      expect(await fetchStatus(token)).toBe(401);
    });
  });

  describe('a forged token', () => {
    const forgeToken = async (change: {
      header?: Record<string, unknown>;
      claims?: Record<string, unknown>;
      key?: 'own' | 'public' | 'none';
    }): Promise<string> => {
      const { token } = await server.createBorrower();
      const [header = '', claims = '', signature = ''] = token.split('.');
      const decodePart = (part: string): Record<string, unknown> =>
        JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
      const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
      const parts = {
        header: { ...decodePart(header), ...change.header },
        claims: { ...decodePart(claims), ...change.claims },
      };
      if (change.key === 'own') {
        const { privateKey } = await generateKeyPair('EdDSA');
        return new SignJWT(parts.claims).setProtectedHeader({ ...parts.header, alg: 'EdDSA' }).sign(privateKey);
      }
      if (change.key === 'public') {
        const jwk = (await server.send(readKeys)).keys[0];
        const secret = Buffer.from(JSON.stringify(jwk));
        return new SignJWT(parts.claims).setProtectedHeader({ ...parts.header, alg: 'HS256' }).sign(secret);
      }
      return `${encode(parts.header)}.${encode(parts.claims)}.${change.key === 'none' ? '' : signature}`;
    };

    test.each([
      ['another subject', { claims: { sub: randomUUID() } }, 'invalid signature'],
      ['another lender', { claims: { org: 'HOMEPOINT' } }, 'invalid signature'],
      ['a longer lifetime', { claims: { exp: 4_000_000_000 } }, 'invalid signature'],
      ['a key of its own', { key: 'own' as const }, 'invalid signature'],
      ['our public key as a secret', { key: 'public' as const }, 'unauthenticated'],
      ['no algorithm', { header: { alg: 'none' }, key: 'none' as const }, 'unauthenticated'],
      ['a key id that is a path', { header: { kid: '../../dev/null' } }, 'unauthenticated'],
      ['no key id', { header: { kid: undefined } }, 'unauthenticated'],
      ['a key URL', { header: { jku: 'https://evil.example/keys' } }, 'invalid signature'],
    ])('%s: returns 401 and repeats nothing of it [AUTH-009]', async (_what, change, message) => {
      const token = await forgeToken(change);
      const answer = await server.ask(readIdentity, { token });
      expect([answer.statusCode, answer.json().message]).toEqual([401, message]);
      expect(answer.payload).not.toContain(token.split('.')[1]);
    });

    test('a token of a session that never existed returns 401', async () => {
      const { token } = await server.createBorrower();
      await server.context.db.deleteFrom('session').execute();
      expect(await fetchStatus(token)).toBe(401);
    });
  });

  test('accepts the authorization scheme in lowercase', async () => {
    const { token } = await server.createBorrower();
    expect((await server.ask(readIdentity, { headers: { authorization: `bearer ${token}` } })).statusCode).toBe(200);
  });

  test('the public keys verify our tokens and contain no secret', async () => {
    const { keys } = await server.send(readKeys);
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
    await expect(importJWK(keys[0] ?? {}, 'EdDSA')).resolves.toBeDefined();
  });

  test('stores a new phone number as ten digits, and refuses one that starts with 1 with its own message [CALL-031, FORM-030]', async () => {
    const { token } = await server.createBorrower();
    const saveAlias = (value: string) => server.ask(changeAlias, { token, body: { type: 'Phone', value } });
    expect((await saveAlias('+1 (212) 555-0199')).json().aliases?.[1]?.value).toBe('(***) ***-0199');
    expect((await saveAlias('1234567890')).json()).toMatchObject({
      status: 'phone-invalid',
      message: 'Country code 1 is not needed',
    });
    expect((await saveAlias('12')).json()).toMatchObject({
      status: 'phone-invalid',
      message: 'Please enter a valid phone number',
    });
  });
});
