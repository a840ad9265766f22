import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BRANDS, findBrand } from '@lintel/brands';
import { readHours, readIdentity, registerIdentity } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccount } from '../../../test/account.ts';
import { PASSWORD, createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildApp } from '../../app.ts';
import { buildUrl } from '../../sandbox/client.ts';
import { loadWebhookSecret } from '../../vendors/webhooks/secrets.ts';
import { sign } from '../../vendors/webhooks/signature.ts';
import type { Config } from '../config/config.ts';

const SHARED = 'lines.bank.example';
const HOURS = buildUrl(readHours, { params: { department: 'OPS_PHONE' } });
const PAGE = '/account/heloc/register-v2';
const INDEX = '<!doctype html><html lang="en"><head><title>Desk</title><!--console-data--></head><body></body></html>';

function createConsoleDist(): string {
  const dist = mkdtempSync(join(tmpdir(), 'served-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), INDEX);
  return dist;
}

onOneDatabase('a production server for Homepoint and Figure', (open) => {
  let server: TestApp;
  const apps: FastifyInstance[] = [];
  /** Builds the same server in production mode. Its page names its lender and its environment. */
  async function createProductionApp(overrides: Partial<Config>): Promise<FastifyInstance> {
    const config = { ...server.context.config, production: true, sharedHost: SHARED, ...overrides };
    const app = await buildApp({
      context: { ...server.context, config },
      renderPage: async (_url, data) => ({ status: 200, html: `${data.privateLabel.orgCode} ${data.environment}` }),
    });
    apps.push(app);
    return app;
  }
  const brands = [findBrand('HOMEPOINT')!, findBrand('FIGURE')!];
  let limited: FastifyInstance;
  beforeAll(async () => {
    server = await createTestApp(await open(), { env: { CONSOLE_DIST: createConsoleDist() } });
    limited = await createProductionApp({ brands });
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  async function injectRequest(url: string, headers: Record<string, string> = {}) {
    const { statusCode, body, cookies } = await limited.inject({
      method: 'GET',
      url,
      headers: { host: SHARED, accept: 'text/html, application/json', ...headers },
    });
    return {
      statusCode,
      body: body
        .replaceAll(/"(requestId|supportId|instance|now)":"[^"]*"|nonce[-="]+[\w-]+/g, '')
        .replaceAll(/CMG|NOBODY/g, ''),
      cookies: cookies.map(({ name }) => name),
    };
  }

  test.each<[string, (org: string) => [string, Record<string, string>?], number]>([
    ['?org= on the shared host', (org) => [`${PAGE}?org=${org}`], 200],
    ['the cookie on the shared host', (org) => [PAGE, { cookie: `heloc-org=${org}` }], 200],
    ['the header of a call', (org) => [HOURS, { 'x-org': org }], 200],
    ['the query of a call', (org) => [`${HOURS}?organization=${org}`], 200],
    ['the console', (org) => [`/desk?org=${org}`], 200],
    [
      'its own host',
      (org) => [PAGE, { host: org === 'CMG' ? findBrand('CMG')!.hosts.bases[0]! : 'nobody.example' }],
      404,
    ],
    [
      'a call to its own host',
      (org) => [HOURS, { host: org === 'CMG' ? findBrand('CMG')!.hosts.bases[0]! : 'nobody.example' }],
      404,
    ],
    ['its logo', (org) => [`/account/heloc/assets/brands/${org}/logo.svg`], 404],
  ])('answers for a lender it does not serve as for an unknown one: %s', async (_where, ask, status) => {
    const [other, unknown] = [await injectRequest(...ask('CMG')), await injectRequest(...ask('NOBODY'))];
    expect(other).toEqual(unknown);
    expect(other.statusCode).toBe(status);
    expect(other.cookies).not.toContain('heloc-org');
  });

  test('serves its own lenders, and the main one by default', async () => {
    expect((await injectRequest(`${PAGE}?org=HOMEPOINT`)).body).toMatch(/^HOMEPOINT/);
    expect((await injectRequest(PAGE)).body).toMatch(/^FIGURE/);
    expect((await injectRequest(PAGE, { host: 'brightwell.example' })).body).toMatch(/^HOMEPOINT/);
    expect((await injectRequest('/account/heloc/assets/brands/HOMEPOINT/logo.svg')).statusCode).toBe(200);
  });

  test.each([
    ['the header', {}, { 'x-org': 'CMG' }],
    ['the query', { organization: 'CMG' }, {}],
  ] as const)('creates an account at its own lender only, whatever %s names', async (_where, query, headers) => {
    const email = `${randomUUID()}@example.com`;
    const made = await limited.inject({
      method: 'POST',
      url: buildUrl(registerIdentity, { query }),
      headers: { host: SHARED, ...headers },
      payload: { email, password: PASSWORD, phoneNumber: '4155550142' },
    });
    expect(made.statusCode).toBe(201);
    expect((await findAccount(server.context, email))?.organisation).toBe('FIGURE');
  });

  test('refuses webhooks and sessions of a lender it does not serve', async () => {
    const event = Buffer.from(
      JSON.stringify({ eventId: '1', type: 'none', reference: 'none', occurredAt: '2026-01-01T00:00:00Z', data: {} }),
    );
    const send = async (app: FastifyInstance, organisation: string): Promise<number> => {
      const secret = await loadWebhookSecret(server.context, { kind: 'recording', organisation });
      const headers = {
        'content-type': 'application/json',
        'x-signature': sign(secret, Math.floor(server.context.sessionNow().getTime() / 1000), event),
      };
      return (
        await app.inject({
          method: 'POST',
          url: `/service-vendor/webhook/api/v1/recording/${organisation}`,
          headers,
          payload: event,
        })
      ).statusCode;
    };
    expect([await send(limited, 'CMG'), await send(limited, 'NOBODY')]).toEqual([401, 401]);
    expect([await send(limited, 'FIGURE'), await send(server.app, 'CMG')]).toEqual([202, 202]);
    const createSession = async (organisation: string) =>
      (
        await injectRequest(readIdentity.path, {
          authorization: `Bearer ${(await server.createBorrower(organisation)).token}`,
        })
      ).statusCode;
    expect([await createSession('CMG'), await createSession('HOMEPOINT')]).toEqual([404, 200]);
  });

  test.each([
    [true, 'test'],
    [false, 'production'],
  ] as const)(
    'with sandbox vendors %s shows the environment "%s" to borrowers and staff',
    async (sandboxVendors, environment) => {
      const app = await createProductionApp({ brands: BRANDS, sandboxVendors });
      const [page, desk] = await Promise.all(
        [PAGE, '/desk'].map((url) =>
          app.inject({ method: 'GET', url, headers: { host: SHARED, accept: 'text/html' } }),
        ),
      );
      expect(page?.body).toBe(`FIGURE ${environment}`);
      expect(desk?.body).toContain(`"environment":"${environment}"`);
    },
  );
});
