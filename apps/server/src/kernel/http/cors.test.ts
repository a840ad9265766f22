import { readIdentity, readProfileConsentTypes } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';

onOneDatabase('other origins', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), {
      env: { ALLOWED_ORIGINS: 'https://apply.example,https://second.example' },
    });
  });

  test('a listed origin is allowed exactly and may send its token', async () => {
    const { headers } = await server.ask(readProfileConsentTypes, { headers: { origin: 'https://apply.example' } });
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://apply.example',
      'access-control-allow-credentials': 'true',
    });
    expect(headers['access-control-expose-headers']).toContain('authorization');
    expect(headers.vary).toContain('Origin');
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: readProfileConsentTypes.path,
      headers: { origin: 'https://second.example', 'access-control-request-method': 'PUT' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('idempotency-key');
  });

  test.each([
    'https://evil.test',
    'https://apply.example.evil.test',
    'https://applyXexample',
    'http://apply.example',
    'null',
    'https://apply.example:8443',
  ])('%s gets no CORS header', async (origin) => {
    const { headers } = await server.ask(readProfileConsentTypes, { headers: { origin } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers.vary).toContain('Origin');
    const preflight = await server.app.inject({
      method: 'OPTIONS',
      url: readProfileConsentTypes.path,
      headers: { origin, 'access-control-request-method': 'PUT' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('a cookie without a header does not authenticate [AUTH-018]', async () => {
    const { token } = await server.createBorrower();
    const answer = await server.ask(readIdentity, {
      headers: { cookie: `jwt=${token}; authorization=Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(401);
  });
});
