import { createHash } from 'node:crypto';
import {
  askPasswordReset,
  beginExternalLogin,
  logInExternally,
  logOut,
  readFigureInfo,
  readIdentity,
  readProfile,
  readSessions,
  registerIdentity,
  resetPassword,
} from '@lintel/contract';
import { decodeJwt, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { startProvider, type TestProvider } from '../../../test/identity-provider.ts';
import { makeSignerAccount, register } from '../../identity/index.ts';
import { remakeTokens } from '../../kernel/http/index.ts';

const MINUTE = 60_000;
let emails = 0;
const newEmail = (tag = ''): string => `ana${(emails += 1)}${tag && `+${tag}`}@example.com`;

onOneDatabase('external login', (open) => {
  let provider: TestProvider;
  let server: TestApp;
  let now = new Date('2026-11-27T12:00:00Z').getTime();
  beforeAll(async () => {
    provider = await startProvider();
    server = await createTestApp(await open(), { env: provider.env, sessionNow: () => new Date(now) });
  });
  afterEach(() => provider.spoilTokens(undefined));
  afterAll(() => provider.stop());

  /** Starts a login in a browser: its cookie, and the address at the provider. */
  async function begin(body: { redirectUrl?: string; again?: boolean } = {}, cookie = '') {
    const answer = await server.ask(beginExternalLogin, { body, headers: cookie ? { cookie } : {} });
    const { authorizationUrl } = answer.json() as { authorizationUrl: string };
    return { url: authorizationUrl, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '', answer };
  }
  const finish = (response: string, cookie: string, token?: string, headers: Record<string, string> = {}) =>
    server.ask(logInExternally, { body: { response }, token, headers: { ...headers, ...(cookie ? { cookie } : {}) } });

  async function logIn(email: string, body: { redirectUrl?: string; again?: boolean } = {}, token?: string) {
    const { url, cookie } = await begin(body);
    const back = await provider.logIn(url, email);
    const answer = await finish(back.search.slice(1), cookie, token);
    return { answer, token: String(answer.headers.authorization).slice('Bearer '.length), cookie, back };
  }
  const reason = async (email: string) => {
    const { answer } = await logIn(email);
    return { http: answer.statusCode, reason: (answer.json() as { status?: string }).status };
  };
  const REFUSED = { http: 401, reason: 'login-not-completed' };
  const spoilClaims = (change: (claims: JWTPayload) => JWTPayload) =>
    provider.spoilTokens((token) => provider.sign(change(decodeJwt(token))));

  test('sends the browser to the provider with a state, a nonce and a PKCE challenge [AUTH-001, AUTH-008, OP-A-061]', async () => {
    const { url, answer } = await begin({ redirectUrl: '/account/heloc/register-v2/legal-name' });
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(url.startsWith(`${provider.issuer}/auth?`)).toBe(true);
    expect(query).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', client_id: 'lintel' });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query[name]).toMatch(/^[\w-]{32,}$/);
    expect(query['redirect_uri']).toMatch(/^http:\/\/localhost(:\d+)?\/auth\/external$/);
    // Where the login leads is stored here: the provider learns no page of ours.
    expect(url).not.toContain('legal-name');
    expect(String(answer.headers['set-cookie'])).toMatch(/^heloc-external-login=[\w-]{32}; .*HttpOnly; SameSite=Lax/);
  });

  test('creates an account for a new person, and finds it again by issuer and subject [AUTH-001, AUTH-013]', async () => {
    const email = newEmail();
    const first = await logIn(email, { redirectUrl: '/account/heloc/register-v2/legal-name' });
    expect(first.answer.json()).toEqual({ redirect: '/account/heloc/register-v2/legal-name' });
    const identity = await server.send(readIdentity, { token: first.token });
    expect(identity).toMatchObject({ email, profileType: 'BORROWER', emailVerified: true, organizationCode: 'FIGURE' });
    expect((await server.send(readProfile, { token: first.token }))?.phoneNumbers).toEqual([
      { type: 'MOBILE', number: '4155550142' },
    ]);
    const second = await logIn(email, { redirectUrl: '//evil.test' });
    expect(second.answer.json()).toEqual({ redirect: '/dashboard' });
    expect((await server.send(readFigureInfo, { token: second.token })).uuid).toBe(identity.uuid);
  });

  test('has no phone number where the provider has none', async () => {
    const { token } = await logIn(newEmail('no-phone'));
    expect((await server.send(readIdentity, { token })).aliases.map(({ type }) => type)).toEqual(['Email']);
    expect((await server.send(readProfile, { token }))?.phoneNumbers).toEqual([]);
  });

  test('never opens a password account by its email address, confirmed or not', async () => {
    for (const tag of ['', 'unverified']) {
      const email = newEmail(tag);
      await makePasswordAccount(email);
      const { answer } = await logIn(email, { redirectUrl: '/contact' });
      expect(answer.json()).toMatchObject({ status: 'identity-exists', data: { redirectUrl: '/contact' } });
      expect(answer.headers.authorization).toBeUndefined();
    }
  });

  test('connects an account without a password only to a confirmed address', async () => {
    const unconfirmed = newEmail('unverified');
    await makePasswordless(unconfirmed);
    expect((await logIn(unconfirmed)).answer.json()).toMatchObject({ status: 'identity-exists' });

    const confirmed = newEmail();
    const uuid = await makePasswordless(confirmed);
    const { token } = await logIn(confirmed);
    expect((await server.send(readIdentity, { token })).uuid).toBe(uuid);
  });

  test('never logs a person in as a signer whose address the provider didn’t confirm [SIGNER-002]', async () => {
    const asSigner = { redirectUrl: '/account/heloc/heloc-signer/resume' };
    // Anyone can open an account under another person's address, before that person is asked to sign.
    const squatted = newEmail('unverified');
    expect((await logIn(squatted)).answer.statusCode).toBe(200);
    for (const redirectUrl of [asSigner.redirectUrl, '/auth/external?done-confirm-signer']) {
      const { answer } = await logIn(squatted, { redirectUrl });
      expect(answer.json()).toMatchObject({ status: REFUSED.reason });
      expect(answer.headers.authorization).toBeUndefined();
    }
    const confirmed = newEmail();
    await makePasswordless(confirmed);
    const { token } = await logIn(confirmed, asSigner);
    expect(decodeJwt(token)['typ']).toBe('signer');
  });

  test('opens no account whose unconfirmed address its owner has confirmed by a password reset', async () => {
    const email = newEmail('unverified');
    expect((await logIn(email)).answer.statusCode).toBe(200);
    await server.send(askPasswordReset, { body: { email, desk: false } });
    const { uuid } = await server.context.db
      .selectFrom('password_reset')
      .select('uuid')
      .orderBy('made_at', 'desc')
      .executeTakeFirstOrThrow();
    const [token = ''] = remakeTokens(server.context, 'password-reset', uuid);
    await server.send(resetPassword, { body: { token, password: 'violet Kettle! anthem 31', phone: '4155550142' } });
    expect((await logIn(email)).answer.json()).toMatchObject({ status: 'identity-exists' });
  });

  test('refuses a response again, in another browser, with another state and after 10 minutes', async () => {
    const { back, cookie } = await logIn(newEmail());
    expect((await finish(back.search.slice(1), cookie)).json()).toMatchObject({ status: REFUSED.reason });

    const started = await begin();
    const response = (await provider.logIn(started.url, newEmail())).search.slice(1);
    const foreign = await begin();
    expect((await finish(response, foreign.cookie)).statusCode).toBe(401);
    expect((await finish(response, '')).statusCode).toBe(401);
    const otherState = new URLSearchParams(response);
    otherState.set('state', new URL(foreign.url).searchParams.get('state') ?? '');
    expect((await finish(otherState.toString(), started.cookie)).statusCode).toBe(401);
    // None of them used up the login of the browser that started it.
    expect((await finish(response, started.cookie)).statusCode).toBe(200);

    const late = await begin();
    const lateResponse = (await provider.logIn(late.url, newEmail())).search.slice(1);
    now += 10 * MINUTE + 1;
    expect((await finish(lateResponse, late.cookie)).json()).toMatchObject({ status: REFUSED.reason });
  });

  test('gives two first logins at the same time one account', async () => {
    const email = newEmail();
    const [one, other] = await Promise.all([logIn(email), logIn(email)]);
    const uuids = [one, other].map(({ token }) => (decodeJwt(token) as { sub?: string }).sub);
    expect(uuids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(uuids[1]).toBe(uuids[0]);
  });

  test('lets two windows of one browser log in', async () => {
    const one = await begin();
    const other = await begin({}, one.cookie);
    expect(other.cookie).toBe(one.cookie);
    const response = (await provider.logIn(one.url, newEmail())).search.slice(1);
    expect((await finish(response, one.cookie)).statusCode).toBe(200);
  });

  test('refuses a response of another issuer', async () => {
    const { url, cookie } = await begin();
    const back = await provider.logIn(url, newEmail());
    back.searchParams.set('iss', 'https://other.example');
    expect((await finish(back.search.slice(1), cookie)).json()).toMatchObject({ status: REFUSED.reason });
  });

  test.each<{ what: string; change: (claims: JWTPayload) => JWTPayload }>([
    { what: 'an expired', change: (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 600 }) },
    { what: 'a token for another audience', change: (claims) => ({ ...claims, aud: 'other-client' }) },
    { what: 'a token with another nonce', change: (claims) => ({ ...claims, nonce: 'other' }) },
    { what: 'a token of another issuer', change: (claims) => ({ ...claims, iss: 'https://other.example' }) },
    { what: 'a token without a subject', change: ({ sub: _sub, ...claims }) => claims },
  ])('refuses $what [AUTH-008]', async ({ change }) => {
    spoilClaims(change);
    expect(await reason(newEmail())).toEqual(REFUSED);
  });

  test('refuses a token with a wrong signature or without one', async () => {
    const email = newEmail();
    provider.spoilTokens((token) => token.replace(/[^.]+$/, Buffer.alloc(256, 1).toString('base64url')));
    expect(await reason(email)).toEqual(REFUSED);
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    provider.spoilTokens((token) => `${none}.${token.split('.')[1]}.`);
    expect(await reason(email)).toEqual(REFUSED);
    provider.spoilTokens(undefined);
    expect((await reason(email)).http).toBe(200);
  });

  test('refuses a response without an issuer, because this provider sends one', async () => {
    const { url, cookie } = await begin();
    const back = await provider.logIn(url, newEmail());
    back.searchParams.delete('iss');
    expect((await finish(back.search.slice(1), cookie)).json()).toMatchObject({ status: REFUSED.reason });
  });

  const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;

  test('counts a login as a confirmation only from the time of the password at the provider', async () => {
    const { url } = await begin();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ max_age: '1200' });
    const email = newEmail();
    spoilClaims((claims) => ({ ...claims, auth_time: secondsAgo(600) }));
    const { token } = await logIn(email);
    const age = now / 1000 - Number(decodeJwt(token)['stepUpAt']);
    expect(age).toBeGreaterThanOrEqual(600);
    expect(age).toBeLessThan(660);
  });

  test.each<{ what: string; change: (claims: JWTPayload) => JWTPayload }>([
    { what: 'doesn’t say when it was', change: ({ auth_time: _time, ...claims }) => claims },
    { what: 'was an hour ago', change: (claims) => ({ ...claims, auth_time: secondsAgo(3600) }) },
  ])('refuses a login at the provider that $what', async ({ change }) => {
    spoilClaims(change);
    expect(await reason(newEmail())).toEqual(REFUSED);
  });

  test('raises the caller’s own session after a login again, and starts no second one', async () => {
    const email = newEmail();
    const { token } = await logIn(email);
    now += 30_000;
    const { answer, token: raised } = await logIn(email, { again: true }, token);
    expect(answer.statusCode).toBe(200);
    expect(decodeJwt(raised)['sid']).toBe(decodeJwt(token)['sid']);
    expect(Number(decodeJwt(raised)['stepUpAt'])).toBeGreaterThan(Number(decodeJwt(token)['stepUpAt']));
    expect(await server.send(readSessions, { token: raised })).toHaveLength(1);
  });

  test('refuses another person’s login for the caller’s session', async () => {
    const { token } = await logIn(newEmail());
    const { answer } = await logIn(newEmail(), { again: true }, token);
    expect(answer.json()).toMatchObject({ status: REFUSED.reason });
    expect(answer.headers.authorization).toBeUndefined();
    const { answer: ordinary } = await logIn(newEmail(), {}, token);
    expect(ordinary.statusCode).toBe(200);
  });

  test('names the device in the list of sessions', async () => {
    const { url, cookie } = await begin();
    const response = (await provider.logIn(url, newEmail())).search.slice(1);
    const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:153.0) Gecko/20100101 Firefox/153.0';
    const { headers } = await finish(response, cookie, undefined, { 'user-agent': firefox });
    const [session] = await server.send(readSessions, { token: String(headers.authorization).replace('Bearer ', '') });
    expect(session?.device).toEqual({ browser: 'FIREFOX', system: 'MAC' });
  });

  test('lets no one create an account with a password', async () => {
    const body = { email: newEmail(), password: PASSWORD, phoneNumber: '4155550142' };
    expect((await server.ask(registerIdentity, { body })).json()).toMatchObject({ status: 'not-available' });
    const elsewhere = await server.ask(registerIdentity, { body, headers: { 'x-org': 'HOMEPOINT' } });
    expect(elsewhere.statusCode).toBe(201);
  });

  test('before an important act, asks for the password at the provider and checks that it did', async () => {
    const { url } = await begin({ again: true });
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '300' });
    const email = newEmail();
    expect((await logIn(email, { again: true })).answer.statusCode).toBe(200);
    spoilClaims((claims) => ({ ...claims, auth_time: Math.floor(Date.now() / 1000) - 3600 }));
    expect((await logIn(email, { again: true })).answer.statusCode).toBe(401);
  });

  test('logging out leads to the provider’s own logout, without a token in its address [CALL-061]', async () => {
    const { token } = await logIn(newEmail());
    const { redirect } = await server.send(logOut, { token });
    expect(redirect.startsWith(`${provider.issuer}/session/end?`)).toBe(true);
    expect(Object.fromEntries(new URL(redirect).searchParams)).toEqual({
      client_id: 'lintel',
      post_logout_redirect_uri: expect.stringMatching(/^http:\/\/localhost(:\d+)?\/auth\/login$/) as string,
    });
    const ofPassword = await makePasswordAccount(newEmail());
    expect(await server.send(logOut, { token: ofPassword })).toEqual({ redirect: '/auth/login' });
  });

  test('is not available at a lender with passwords', async () => {
    const answer = await server.ask(beginExternalLogin, { body: {}, headers: { 'x-org': 'HOMEPOINT' } });
    expect(answer.json()).toMatchObject({ status: 'not-available' });
    const finished = await server.ask(logInExternally, { body: { response: '' }, headers: { 'x-org': 'HOMEPOINT' } });
    expect(finished.json()).toMatchObject({ status: 'not-available' });
  });

  test('stores neither state, nonce, verifier nor subject in clear', async () => {
    const { url } = await begin();
    const email = newEmail();
    await logIn(email);
    const { state = '', nonce = '' } = Object.fromEntries(new URL(url).searchParams);
    const rows = JSON.stringify([
      await server.context.db.selectFrom('external_login').selectAll().execute(),
      await server.context.db.selectFrom('external_identity').selectAll().execute(),
    ]);
    const subject = createHash('sha256').update(email).digest('hex').slice(0, 24);
    for (const secret of [state, nonce, subject, email]) expect(rows.includes(secret)).toBe(false);
  });

  /** An account from before the lender had an identity provider. */
  async function makePasswordAccount(email: string): Promise<string> {
    const account = { organisation: 'FIGURE', email, password: PASSWORD, phoneNumber: '4155550142' };
    return (await register(server.context, account)).token;
  }

  async function makePasswordless(email: string): Promise<string> {
    const uuid = await server.context.db
      .transaction()
      .execute((trx) =>
        makeSignerAccount(server.context, trx, { organisation: 'FIGURE', email, phone: '', passwordHash: null }),
      );
    return uuid ?? '';
  }
});

onOneDatabase('an identity provider that is away', (open) => {
  test('gives a clear error, keeps where the login leads, and works again when it is back', async () => {
    const first = await startProvider();
    const server = await createTestApp(await open(), { env: first.env });
    const begin = () => server.ask(beginExternalLogin, { body: { redirectUrl: '/contact' } });
    const begun = await begin();
    const { authorizationUrl } = begun.json() as { authorizationUrl: string };
    const back = await first.logIn(authorizationUrl, newEmail());
    await first.stop();
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    const refused = await server.ask(logInExternally, {
      body: { response: back.search.slice(1) },
      headers: { cookie },
    });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({
      status: 'vendor-unavailable',
      message: 'The login service isn’t responding. Your answers are saved. Try again or choose another way.',
      data: { redirectUrl: '/contact' },
    });
    expect(refused.headers.authorization).toBeUndefined();

    // A server that starts while the provider is away can't even begin, until the provider is back.
    const fresh = await createTestApp(await open('fresh'), { env: first.env });
    const beginFresh = () => fresh.ask(beginExternalLogin, { body: { redirectUrl: '/contact' } });
    expect((await beginFresh()).statusCode).toBe(503);
    const second = await startProvider('FIGURE', Number(new URL(first.issuer).port));
    expect((await beginFresh()).statusCode).toBe(200);
    await second.stop();
  });
});
