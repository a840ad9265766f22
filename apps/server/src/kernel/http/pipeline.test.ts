import { randomUUID } from 'node:crypto';
import { ALL_CALLS, readHealth, readIdentity, readOpenApi, readStatus, registerIdentity } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { facts, openLoan } from '../../../test/loans.ts';
import { buildUrl } from '../../sandbox/client.ts';

onOneDatabase('the request pipeline', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  test('the owner reads the status, with its version as ETag', async () => {
    const { token, identityUuid } = await server.createBorrower();
    const { uuid } = await openLoan(server.context, { identityUuid }, facts.intake);
    const answer = await server.ask(readStatus, { params: { uuid }, token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ etag: '"2"', 'cache-control': 'no-store' });
    expect(answer.json()).toMatchObject({
      checklistStatus: 'WAITING_FOR_SOFT_CREDIT',
      gate: 'soft-credit',
      version: 2,
      explain: { owner: 'OTHER' },
    });
    expect(answer.json().stages?.map((stage) => stage.section)).toEqual([
      'COMPLETE',
      'IN_PROGRESS',
      ...Array<string>(5).fill('INITIAL'),
    ]);
  });

  test('an alias of the path returns the same [CALL-027]', async () => {
    const { token, identityUuid } = await server.createBorrower();
    const { uuid } = await openLoan(server.context, { identityUuid });
    const answer = await server.raw('GET', buildUrl(readStatus, { params: { uuid } }).replace('krang-heloc', 'heloc'), {
      token,
    });
    expect(answer.json()).toMatchObject({ gate: 'intake' });
  });

  test("another person's loan, another lender's and a missing one get byte-identical answers", async () => {
    const ana = await server.createBorrower();
    const bo = await server.createBorrower();
    const elsewhere = await server.createBorrower('HOMEPOINT');
    const { uuid } = await openLoan(server.context, { identityUuid: bo.identityUuid });
    const far = await openLoan(server.context, { identityUuid: elsewhere.identityUuid, organisation: 'HOMEPOINT' });
    const requestId = randomUUID();
    const answers = await Promise.all(
      [uuid, far.uuid, randomUUID()].map((id) =>
        server.ask(readStatus, { params: { uuid: id }, token: ana.token, headers: { 'x-request-id': requestId } }),
      ),
    );
    const comparable = answers.map(({ statusCode, payload, headers }) => ({
      statusCode,
      payload,
      headers: Object.entries(headers).filter(([name]) => name !== 'date' && !name.includes('ratelimit')),
    }));
    expect(comparable[0]).toEqual(comparable[2]);
    expect(comparable[1]).toEqual(comparable[2]);
    expect(answers[0]?.json()).toMatchObject({
      status: 'not-found',
      requestId,
      message: 'This page isn’t part of your application.',
    });
    expect((await server.ask(readStatus, { params: { uuid }, token: bo.token })).statusCode).toBe(200);
  });

  test('a malformed id returns 400, a missing token 401, and both are the same for every loan', async () => {
    const { token, identityUuid } = await server.createBorrower();
    const { uuid } = await openLoan(server.context, { identityUuid });
    expect((await server.ask(readStatus, { params: { uuid: 'not-an-id' }, token })).json()).toMatchObject({
      status: 'invalid-request',
      errors: [{ field: 'uuid' }],
    });
    expect((await server.ask(readStatus, { params: { uuid } })).json()).toMatchObject({
      status: 'unauthenticated',
      message: 'unauthenticated',
    });
  });

  /** These calls answer a dead token with 200 too. */
  const LOG_OUT = ['G29', 'G30'];

  test('every call of the contract that needs a token refuses without one, for any input [AUTH-018]', async () => {
    const closed = ALL_CALLS.filter(
      (call) => !['anonymous', 'optional'].includes(call.auth) && !LOG_OUT.includes(call.id),
    );
    const mounted = closed.filter((call) =>
      server.app.hasRoute({ method: call.method, url: call.path.replaceAll(/\{(\w+)\}/g, ':$1') }),
    );
    expect(mounted.length).toBeGreaterThan(5);
    for (const call of mounted) {
      const url = call.path.replaceAll(/\{\w*[uU]uid\}/g, randomUUID()).replaceAll(/\{\w+\}/g, 'x');
      const answer = await server.raw(call.method as 'GET', url, call.method === 'GET' ? {} : { body: {} });
      expect([call.id, answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        call.id,
        401,
        'unauthenticated',
      ]);
    }
  });

  test.each([
    ['broken JSON', '{"email":', 'application/json', 400, 'invalid-request'],
    ['not an object', '[1,2]', 'application/json', 400, 'invalid-request'],
    ['nothing', '', 'application/json', 400, 'invalid-request'],
    ['a prototype', '{"__proto__":{"admin":true}}', 'application/json', 400, 'invalid-request'],
    [
      'a character that the database refuses',
      '{"email":"a\\u0000@example.com","password":"x","phoneNumber":"x"}',
      'application/json',
      400,
      'invalid-request',
    ],
    ['10,000 levels', '['.repeat(10_000) + ']'.repeat(10_000), 'application/json', 400, 'invalid-request'],
    ['wrong kinds', '{"email":1,"password":[],"phoneNumber":null}', 'application/json', 400, 'invalid-request'],
    [
      'an infinite number',
      '{"email":1e999,"password":"x","phoneNumber":"x"}',
      'application/json',
      400,
      'invalid-request',
    ],
    ['too much', JSON.stringify({ email: 'x'.repeat(70_000) }), 'application/json', 413, 'request-too-large'],
    ['plain text', 'hello', 'text/plain', 415, 'unsupported-media-type'],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
    ['an upload', '--x--', 'multipart/form-data; boundary=x', 415, 'unsupported-media-type'],
    ['a type that only starts like JSON', '{}', 'application/jsonp', 415, 'unsupported-media-type'],
    ['XML', '<a/>', 'application/xml', 415, 'unsupported-media-type'],
  ])('refuses %s with a named error', async (_what, body, type, http, name) => {
    const answer = await server.loose(registerIdentity, { body, headers: { 'content-type': type } });
    expect([answer.statusCode, answer.json().status]).toEqual([http, name]);
    expect(answer.payload).not.toContain('at Object');
  });

  test('a refusal never repeats the input', async () => {
    const answer = await server.loose(registerIdentity, {
      body: { email: { secret: 'canary-1' }, password: 7, phoneNumber: ['canary-2'] },
    });
    expect(answer.payload).not.toContain('canary');
    expect(answer.json().errors?.map((error) => error.field)).toEqual(['email', 'password', 'phoneNumber']);
  });

  test('drops an unknown field, and returns 400 for a repeated parameter [CALL-012]', async () => {
    const body = {
      email: `x${randomUUID()}@example.com`,
      password: 'correct Horse! battery 9',
      phoneNumber: '4155550142',
      role: 'admin',
      uuid: randomUUID(),
    };
    expect((await server.ask(registerIdentity, { body })).statusCode).toBe(201);
    expect(
      (await server.loose(registerIdentity, { query: { organization: ['FIGURE', 'HOMEPOINT'] }, body })).statusCode,
    ).toBe(400);
  });

  test('refuses a link with two lenders, and another lender than the token’s', async () => {
    const mixed = await server.loose(registerIdentity, {
      query: { organization: 'FIGURE' },
      body: {},
      headers: { 'x-org': 'HOMEPOINT' },
    });
    expect(mixed.json()).toMatchObject({ status: 'organisation-conflict' });
    const { token } = await server.createBorrower('FIGURE');
    const other = await server.ask(readIdentity, { token, headers: { 'x-org': 'HOMEPOINT' } });
    expect([other.statusCode, other.json().status]).toEqual([403, 'wrong-organisation']);
  });

  describe('headers', () => {
    test.each([
      readHealth.path,
      '/service-nowhere',
      readOpenApi.path,
      '/account/heloc/assets/none.js',
      '/%',
      '/account/heloc/%E0%A4%A',
    ])('headers of %s forbid running, framing and caching it', async (url) => {
      const { headers } = await server.raw('GET', url);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    });

    test('an unreadable address is refused by name and not repeated', async () => {
      const answer = await server.raw('GET', '/canary-%zz');
      expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([400, 'invalid-request']);
      expect(answer.payload).not.toContain('canary');
    });

    test('keeps a request id that is a UUID and replaces any other', async () => {
      const id = randomUUID();
      expect((await server.ask(readHealth, { headers: { 'x-request-id': id } })).headers['x-request-id']).toBe(id);
      expect(
        (await server.ask(readHealth, { headers: { 'x-request-id': 'zap\tzap' } })).headers['x-request-id'],
      ).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  test('the documentation and the OpenAPI document name every mounted call', async () => {
    expect((await server.raw('GET', '/docs')).statusCode).toBe(200);
    const document = await server.send(readOpenApi);
    expect(document.openapi).toBe('3.1.0');
    const documented = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const mounted = ALL_CALLS.filter((call) =>
      server.app.hasRoute({ method: call.method, url: call.path.replaceAll(/\{(\w+)\}/g, ':$1') }),
    );
    expect(documented.toSorted()).toEqual(mounted.map((call) => `${call.method} ${call.path}`).toSorted());
  });
});
