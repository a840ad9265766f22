import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { cloneOf, onBothDatabases, openPglite } from '../../test/database.ts';
import { inject } from 'vitest';

onBothDatabases('what anyone may ask', (open, kind) => {
  test('health says that the process answers, ready that its database does', async () => {
    const server = await testApp(await open());
    expect((await server.ask('GET', '/health')).statusCode).toBe(204);
    expect((await server.ask('GET', '/ready')).statusCode).toBe(204);
  });

  test('without its database the process still answers, says that it is not ready, and refuses calls with 503 and a time to wait', async () => {
    const postgres = inject('postgres');
    const store = await (kind === 'postgres' && 'url' in postgres ? cloneOf(postgres.url) : openPglite());
    const server = await testApp(store);
    const { token } = await server.borrower();
    await server.context.jobs.stop();
    await store.close();
    expect((await server.ask('GET', '/health')).statusCode).toBe(204);
    const ready = await server.ask('GET', '/ready');
    expect([ready.statusCode, ready.json<{ status: string }>().status, ready.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    const call = await server.ask('GET', '/identity/secure/api/v1_1/identity', { token });
    expect([call.statusCode, call.json<{ status: string; message: string }>()]).toMatchObject([503, { status: 'unavailable', message: "We'll be back shortly. Your answers are saved." }]);
    await server.app.close();
  });

  test('a report of the policy is taken and tells the log the directive alone', async () => {
    const server = await testApp(await open());
    const report = { 'csp-report': { 'violated-directive': 'script-src' } };
    const answer = await server.app.inject({ method: 'POST', url: '/csp-report', headers: { 'content-type': 'application/csp-report' }, payload: JSON.stringify(report) });
    expect(answer.statusCode).toBe(204);
  });

  test('the documentation is absent when it is not configured', async () => {
    const server = await testApp(await open(), { env: { DOCS: 'off' } });
    expect((await server.ask('GET', '/docs', { headers: { accept: 'application/json' } })).statusCode).toBe(404);
    expect((await server.ask('GET', '/openapi.json')).statusCode).toBe(404);
  });

  test('the documentation lies under a policy that allows its own files alone', async () => {
    const server = await testApp(await open());
    const { headers } = await server.ask('GET', '/docs/');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });
});
