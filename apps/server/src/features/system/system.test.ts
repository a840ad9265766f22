import {
  ALL_CALLS,
  readHealth,
  readHours,
  readIdentity,
  readKeys,
  readOpenApi,
  readReady,
  reportClientError,
  reportCsp,
} from '@lintel/contract';
import Fastify from 'fastify';
import { expect, inject, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { openClone, onOneDatabase, openPglite } from '../../../test/database.ts';
import { buildApp } from '../../app.ts';
import { logOptions } from '../../kernel/http/log.ts';
import { buildUrl } from '../../sandbox/client.ts';

onOneDatabase('the public system calls', (open, kind) => {
  test('health returns 204 while the process runs, ready while its database does', async () => {
    const server = await createTestApp(await open());
    expect((await server.ask(readHealth)).statusCode).toBe(204);
    expect((await server.ask(readReady)).statusCode).toBe(204);
  });

  test('in production every public call works on a host without a brand, other calls and pages do not', async () => {
    const server = await createTestApp(await open());
    const { context } = server;
    const app = await buildApp({
      context: { ...context, config: { ...context.config, production: true } },
      renderPage: async () => ({ status: 200, html: '' }),
    });
    const fetchHttpStatus = async (method: 'GET' | 'POST', url: string): Promise<number> =>
      (
        await app.inject({
          method,
          url,
          headers: { host: '10.0.0.7:8080' },
          ...(method === 'POST' ? { payload: {} } : {}),
        })
      ).statusCode;
    // One after the other: generating the OpenAPI document keeps the process busy, and /ready has a time limit.
    const answers: [string, number][] = [];
    for (const { method, path } of ALL_CALLS.filter(({ tag }) => tag === 'system'))
      answers.push([path, await fetchHttpStatus(method as 'GET', path)]);
    expect(answers).toEqual([
      [readHealth.path, 204],
      [readReady.path, 204],
      [readOpenApi.path, 200],
      [readKeys.path, 200],
      [reportCsp.path, 204],
      [reportClientError.path, 400],
    ]);
    expect([
      await fetchHttpStatus('GET', '/account/heloc/register-v2'),
      await fetchHttpStatus('GET', buildUrl(readHours, { params: { department: 'OPS_PHONE' } })),
    ]).toEqual([404, 404]);
    // Links in our messages use the requested host, so a host that isn't a lender's gets no answer from anyone.
    const fetchSignedStatus = async (host: string): Promise<number> =>
      (
        await app.inject({
          method: 'GET',
          url: readIdentity.path,
          headers: { host, authorization: `Bearer ${(await server.createBorrower()).token}` },
        })
      ).statusCode;
    expect([await fetchSignedStatus('figure-secure.evil.test'), await fetchSignedStatus('alderpoint.example')]).toEqual(
      [404, 200],
    );
    await app.close();
  });

  test('without its database the process returns not ready, and 503 with a retry time for other calls', async () => {
    const postgres = inject('postgres');
    const store = await (kind === 'postgres' && 'url' in postgres ? openClone(postgres.url) : openPglite());
    const server = await createTestApp(store);
    const { token } = await server.createBorrower();
    await server.context.jobs.stop();
    await store.close();
    expect((await server.ask(readHealth)).statusCode).toBe(204);
    const ready = await server.ask(readReady);
    expect([ready.statusCode, ready.json().status, ready.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    const call = await server.ask(readIdentity, { token });
    expect([call.statusCode, call.json()]).toMatchObject([
      503,
      { status: 'unavailable', message: 'We’ll be back shortly. Your answers are saved.' },
    ]);
    await server.app.close();
  });

  test('logs only the directive of a CSP report', async () => {
    const server = await createTestApp(await open());
    const report = { 'csp-report': { 'violated-directive': 'script-src' } };
    const answer = await server.app.inject({
      method: 'POST',
      url: reportCsp.path,
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(report),
    });
    expect(answer.statusCode).toBe(204);
  });

  test('logs a browser error with its location, and refuses other locations and messages', async () => {
    const lines: string[] = [];
    const { log } = Fastify({ logger: logOptions({ logLevel: 'info' }, { write: (line) => lines.push(line) }) });
    const server = await createTestApp(await open(), { log });
    const fault = {
      app: 'console',
      where: 'form',
      what: 'No conditionId for ST-6 put',
      at: '/desk/assets/answer-a1.js:1:2345',
    } as const;
    expect((await server.ask(reportClientError, { body: fault })).statusCode).toBe(204);
    expect(lines.map((one) => JSON.parse(one) as object)).toContainEqual(
      expect.objectContaining({ event: 'client.failed', ...fault }),
    );
    const refused = [
      { ...fault, what: 'ana@example.com' },
      { ...fault, at: '/account/heloc/c0a80121-7ac0-4b1c-9d3e-5f6071829304' },
      { ...fault, message: 'x' },
    ];
    expect(
      await Promise.all(refused.map(async (body) => (await server.ask(reportClientError, { body })).statusCode)),
    ).toEqual([400, 400, 400]);
  });

  test('serves no documentation unless it is configured', async () => {
    const server = await createTestApp(await open(), { env: { DOCS: 'off' } });
    expect((await server.raw('GET', '/docs', { headers: { accept: 'application/json' } })).statusCode).toBe(404);
    expect((await server.ask(readOpenApi)).statusCode).toBe(404);
  });

  test('serves the documentation under a policy that allows only its own files', async () => {
    const server = await createTestApp(await open());
    const { headers } = await server.raw('GET', '/docs/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });
});
