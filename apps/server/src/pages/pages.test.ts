import { brotliDecompressSync } from 'node:zlib';
import { readDraft, saveDraft } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { buildApp } from '../app.ts';

const REGISTRATION_PATH = '/account/heloc/register-v2';
const HTML_HEADERS = { accept: 'text/html' };

onOneDatabase('pages', (open) => {
  let server: TestApp;
  let app: FastifyInstance;
  beforeAll(async () => {
    server = await createTestApp(await open());
    ({ app } = server);
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { ...HTML_HEADERS, ...headers } });
  const postForm = (
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const getCookie = (answer: Awaited<ReturnType<typeof postForm>>): string =>
    answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

  const switchFlag = async (key: string, organisation: string, enabled = true) => {
    await server.context.db
      .insertInto('flag')
      .values({ key, organisation, enabled, variables: JSON.stringify({}) })
      .execute();
  };

  test('serves a page under a policy with its own nonce, which its scripts have', async () => {
    const [one, two] = [await get(REGISTRATION_PATH), await get(REGISTRATION_PATH)];
    const nonces = [one, two].map(
      (answer) => /'nonce-([\w-]{22})' 'strict-dynamic'/.exec(String(answer.headers['content-security-policy']))?.[1],
    );
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(one.payload).toContain(`<script nonce="${nonces[0]}">`);
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types lintel");
    expect(policy).toMatch(/default-src 'none'.*form-action 'self'; base-uri 'none'; frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(one.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  });

  test('serves brotli to a browser that accepts it', async () => {
    const answer = await get(REGISTRATION_PATH, { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<h1>Page</h1>');
  });

  test.each(['//', '///x', '//[', '//evil.test/account', '//evil.test:99999/', '/\\\\evil.test/account'])(
    'treats the address %s as a path of this site',
    async (url) => {
      const urls: string[] = [];
      const looking = await buildApp({
        context: server.context,
        renderPage: async (url) => (urls.push(url), { status: 404, html: '' }),
      });
      const answer = await looking.inject({ method: 'GET', url, headers: HTML_HEADERS });
      await looking.close();
      expect(answer.statusCode).toBeLessThan(500);
      for (const url of urls) expect(new URL(url, 'http://page').host).toBe('page');
    },
  );

  describe('the brand of a page [BRAND-002]', () => {
    test('?org= wins over its cookie, the cookie over the host, and an unknown code gets the host’s brand', async () => {
      const reply = await get(`${REGISTRATION_PATH}?org=HOMEPOINT`);
      const plain = await get(REGISTRATION_PATH);
      expect(parseTitle(reply)).not.toBe(parseTitle(plain));
      expect(reply.cookies[0]).toMatchObject({
        name: 'heloc-org',
        value: 'HOMEPOINT',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      });
      expect(parseTitle(await get(REGISTRATION_PATH, { cookie: 'heloc-org=HOMEPOINT' }))).toBe(parseTitle(reply));
      expect(parseTitle(await get(`${REGISTRATION_PATH}?org=FIGURE`, { cookie: 'heloc-org=HOMEPOINT' }))).toBe(
        parseTitle(plain),
      );
      expect(parseTitle(await get(`${REGISTRATION_PATH}?org=../../x`))).toBe(parseTitle(plain));
      expect(parseTitle(await get(`${REGISTRATION_PATH}?org=__proto__`))).toBe(parseTitle(plain));
    });
  });

  describe("the provider's extras", () => {
    const EXTRAS = '"extras"';
    const FEEDBACK = '"ceoFeedback"';
    test("are on a page of the main brand, and on no other lender's [BRAND-012, FEED-002, SHELL-023]", async () => {
      const main = (await get(`${REGISTRATION_PATH}?org=FIGURE`)).payload;
      for (const part of [EXTRAS, FEEDBACK]) expect(main).toContain(part);
      for (const org of ['FIGURE_NY', 'HOMEPOINT', 'CMG']) {
        const other = (await get(`${REGISTRATION_PATH}?org=${org}`)).payload;
        for (const part of [EXTRAS, FEEDBACK]) expect(other).not.toContain(part);
      }
    });

    test.each([
      'fe-partner-homepoint',
      'fe-partner-guaranteed-rate',
      'fe-partner-guaranteed-rate-affinity',
      'fe-partner-origin-point',
      'fe-partner-citywide-home-loans',
      'fe-partner-proper-rate',
    ])(
      "disappear while the main brand's flag %s is on, not while another lender's is [BRAND-011, BRAND-012]",
      async (key) => {
        await switchFlag(key, 'HOMEPOINT');
        expect((await get(`${REGISTRATION_PATH}?org=FIGURE`)).payload).toContain(EXTRAS);
        await switchFlag(key, 'FIGURE');
        expect((await get(`${REGISTRATION_PATH}?org=FIGURE`)).payload).not.toContain(EXTRAS);
        await server.context.db.deleteFrom('flag').where('key', '=', key).execute();
      },
    );
  });

  describe('short and old addresses', () => {
    test.each([
      ['/', '/dashboard'],
      ['/account', '/dashboard'],
      ['/account/', '/dashboard'],
      ['/account/heloc', '/dashboard'],
      ['/account/heloc/', '/dashboard'],
      ['/account/register?org=FIGURE', '/account/heloc/register?org=FIGURE'],
      ['/register?step=name', '/account/heloc/register?step=name'],
      ['/register-v2/birthdate', `${REGISTRATION_PATH}/birthdate`],
      ['/account/heloc-signer/resume?token=x', '/account/heloc/heloc-signer/resume?token=x'],
      ['/heloc-signer', '/account/heloc/heloc-signer'],
      ['/coming-soon?org=FIGURE', '/account/heloc/coming-soon?org=FIGURE'],
      ['/register//evil.test', '/account/heloc/register/evil.test'],
    ])('%s redirects to %s [SCREEN-038, SCREEN-039, SCREEN-040, SCREEN-041]', async (from, to) => {
      const answer = await get(from);
      expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
    });
  });

  test.each([
    ['/terms', 'termsUrl', 'SCREEN-042'],
    ['/communications', 'communicationsUrl', 'SCREEN-043'],
    ['/privacy', 'privacyUrl', 'SCREEN-044'],
    ['/licenses', 'licensesUrl', 'SCREEN-045'],
  ] as const)('%s leads to the page that the lender’s %s names on another site [%s]', async (path, key, _id) => {
    const address = `https://lender.example${path}`;
    const { context } = server;
    const brands = context.config.brands.map((brand) => ({ ...brand, legal: { ...brand.legal, [key]: address } }));
    const lenders = await buildApp({
      context: { ...context, config: { ...context.config, brands } },
      renderPage: async () => ({ status: 200, html: '' }),
    });
    const answer = await lenders.inject({ method: 'GET', url: path, headers: HTML_HEADERS });
    await lenders.close();
    expect([answer.statusCode, answer.headers.location]).toEqual([302, address]);
    expect((await get(path)).statusCode).toBe(200);
  });

  test('the redesigned registration leads to the older page while it is off, with the query [REG-006, FLAG-015]', async () => {
    const url = `${REGISTRATION_PATH}/legal-name?org=FIGURE&utm_source=mail`;
    expect((await get(url)).statusCode).toBe(200);
    const key = 'fe-heloc-redesign-2025';
    await switchFlag(key, 'FIGURE', false);
    const off = await get(url);
    expect(off.statusCode).toBe(302);
    expect(off.headers.location).toBe('/account/heloc/register?org=FIGURE&utm_source=mail');
    expect((await get(`${REGISTRATION_PATH}?org=HOMEPOINT`)).statusCode).toBe(200);
    await server.context.db.deleteFrom('flag').where('key', '=', key).execute();
  });

  test('the register flow of an application leads to the application; other addresses below the base path stay [REG-044, PROG-017, CONST-070]', async () => {
    const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    const flow = await get(`/account/heloc/register/${uuid}?pop-webchat`);
    expect(flow.statusCode).toBe(302);
    expect(flow.headers.location).toBe(`/account/heloc/${uuid}?pop-webchat`);
    expect((await get('/account/heloc/register/support')).statusCode).toBe(200);
  });

  test('returns a 404 page for an unknown address in a browser and a named error for a program', async () => {
    expect((await get('/account/heloc/nowhere')).statusCode).toBe(404);
    const call = await server.raw('GET', '/service-application/api/v1/nothing');
    expect([call.statusCode, call.json<{ status: string }>().status]).toEqual([404, 'not-found']);
    expect((await app.inject({ method: 'DELETE', url: '/dashboard' })).statusCode).toBe(404);
  });

  test.each([
    '/.git/HEAD',
    '/.env',
    '/account/heloc/assets/brands/FIGURE/brand.json',
    '/account/heloc/assets/brands/../../package.json',
    '/metrics.json',
    '/account/heloc/assets/fonts/OFL.txt',
  ])('%s is not served', async (url) => {
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  test('serves logos and fonts of the brands with a long cache time', async () => {
    const logo = await app.inject({ method: 'GET', url: '/account/heloc/assets/brands/FIGURE/logo.svg' });
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const font = await app.inject({
      method: 'GET',
      url: '/account/heloc/assets/fonts/figtree-latin-wght-normal.woff2',
    });
    expect(font.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  describe('a registration form submitted without JavaScript', () => {
    const name = { firstName: 'Ana', middleName: '', lastName: 'Ruiz', suffix: '' };
    const address = {
      street1: '1 Main St',
      street2: '',
      city: 'Reno',
      state: 'NV',
      zip: '89501',
      occupancyType: 'HOME',
    };

    test('saves the values and redirects to the next step with 303', async () => {
      const first = await postForm(REGISTRATION_PATH, address);
      expect([first.statusCode, first.headers.location]).toEqual([303, `${REGISTRATION_PATH}/for-sale`]);
      const next = await postForm(`${REGISTRATION_PATH}/legal-name?org=FIGURE`, name, {
        'sec-fetch-site': 'same-origin',
        cookie: getCookie(first),
      });
      expect(next.headers.location).toBe(`${REGISTRATION_PATH}/birthdate?org=FIGURE`);
      const page = await get(`${REGISTRATION_PATH}/legal-name`, { cookie: getCookie(first) });
      expect(page.payload).toContain('"street1":"1 Main St"');
      expect(page.payload).toContain('"firstName":"Ana"');
    });

    test('on the legacy page leads to its next step, and keeps the rest of the query [REG-008, QRY-006]', async () => {
      const postLegacy = (query: string, fields: Record<string, string>) =>
        postForm(`/account/heloc/register?${query}`, fields);
      const first = await postLegacy('step=property-info&org=FIGURE', { ...address, occupancyType: 'SECONDARY' });
      expect(first.statusCode).toBe(303);
      expect(first.headers.location).toBe('/account/heloc/register?step=property-info&part=home-address&org=FIGURE');
      const { occupancyType: _, ...home } = address;
      const second = await postForm('/account/heloc/register?step=property-info&part=home-address', home, {
        'sec-fetch-site': 'same-origin',
        cookie: getCookie(first),
      });
      expect(second.headers.location).toBe('/account/heloc/register?step=sale-status');
      expect((await postLegacy('step=name', { ...name, lastName: '' })).statusCode).toBe(422);
      expect((await postLegacy('step=legal-name', name)).statusCode).toBe(404);
    });

    test('asks for the home address of a second home’s borrower', async () => {
      expect((await postForm(REGISTRATION_PATH, { ...address, occupancyType: 'SECONDARY' })).headers.location).toBe(
        `${REGISTRATION_PATH}/home-address`,
      );
    });

    test('returns 422 with the page, the messages and the entered values [FORM-011]', async () => {
      const answer = await postForm(`${REGISTRATION_PATH}/legal-name`, { ...name, firstName: 'A', lastName: '' });
      expect(answer.statusCode).toBe(422);
      expect(answer.payload).toContain('First name must be at least 2 characters long');
      expect(answer.payload).toContain('Last name is required');
      expect(answer.payload).toContain('"firstName":"A"');
    });

    test('takes a home in New York on the New York site alone [ELIG-005, BRAND-013]', async () => {
      const home = { ...address, city: 'Albany', state: 'NY', zip: '12207' };
      expect((await postForm(`${REGISTRATION_PATH}?org=FIGURE_NY`, home)).statusCode).toBe(303);
      const elsewhere = await postForm(`${REGISTRATION_PATH}?org=FIGURE`, home);
      expect(elsewhere.statusCode).toBe(422);
      expect(elsewhere.payload).toContain('not yet available in your state');
    });

    test('does not finish the last step, and neither stores nor returns a password', async () => {
      const answer = await postForm(`${REGISTRATION_PATH}/set-password`, {
        password: 'Canary-Password-77!',
        confirmPassword: 'Canary-Password-77!',
        termPrivacyConsent: 'on',
        communicationConsent: 'on',
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.payload).toContain('Reload this page to finish; your other answers are saved.');
      expect(answer.payload).not.toContain('Canary');
      expect((await get(REGISTRATION_PATH, { cookie: getCookie(answer) })).payload).not.toContain('Canary');
    });

    test.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['a sister site', { 'sec-fetch-site': 'same-site' }],
      ['another origin', { origin: 'https://evil.test' }],
      ['no origin', {} as Record<string, string>],
      ['the origin null', { origin: 'null' }],
    ])('a form from %s is refused', async (_where, headers) => {
      expect((await postForm(REGISTRATION_PATH, address, { ...headers })).statusCode).toBe(403);
    });

    test('a form from an older browser is accepted with its own origin', async () => {
      expect(
        (await postForm(REGISTRATION_PATH, address, { origin: 'http://localhost:8080', host: 'localhost:8080' }))
          .statusCode,
      ).toBe(303);
    });

    test('drops unknown fields, refuses long values, and returns 415 for another body', async () => {
      const first = await postForm(REGISTRATION_PATH, { ...address, ssn: '666000001', role: 'admin' });
      expect((await get(REGISTRATION_PATH, { cookie: getCookie(first) })).payload).not.toMatch(/666000001|admin/);
      expect((await postForm(REGISTRATION_PATH, { ...address, street1: 'x'.repeat(400) })).statusCode).toBe(400);
      expect((await postForm(REGISTRATION_PATH, { street1: 'x'.repeat(20_000) })).statusCode).toBe(413);
      expect(
        (
          await app.inject({
            method: 'POST',
            url: REGISTRATION_PATH,
            headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
            payload: '{}',
          })
        ).statusCode,
      ).toBe(415);
    });
  });

  describe('the registration draft [REG-007]', () => {
    test('is found by a cookie that no script can read, and has the newest values of each step', async () => {
      const first = await server.ask(saveDraft, { body: { 'legal-name': { firstName: 'Ana', lastName: 'R' } } });
      expect(first.statusCode).toBe(204);
      expect(first.cookies[0]).toMatchObject({ name: 'heloc-draft', httpOnly: true, sameSite: 'Lax', maxAge: 86_400 });
      const cookie = `heloc-draft=${first.cookies[0]?.value}`;
      await server.ask(saveDraft, {
        body: { birthdate: { month: '2', day: '29', year: '1980' } },
        headers: { cookie },
      });
      const draftReply = await server.ask(readDraft, { headers: { cookie } });
      expect(draftReply.json()).toMatchObject({
        values: {
          'legal-name': { firstName: 'Ana', lastName: 'R' },
          birthdate: { month: '2', day: '29', year: '1980' },
        },
      });
    });

    test('is empty without a cookie and for an invented one', async () => {
      expect((await server.ask(readDraft)).statusCode).toBe(204);
      expect((await server.ask(readDraft, { headers: { cookie: `heloc-draft=${'a'.repeat(32)}` } })).statusCode).toBe(
        204,
      );
    });

    test('is never stored under an id planted by someone else', async () => {
      const planted = 'a'.repeat(32);
      const answer = await server.ask(saveDraft, {
        body: { 'legal-name': { firstName: 'Ana' } },
        headers: { cookie: `heloc-draft=${planted}` },
      });
      expect(answer.cookies[0]?.value).toMatch(/^[\w-]{32}$/);
      expect(answer.cookies[0]?.value).not.toBe(planted);
      expect((await server.ask(readDraft, { headers: { cookie: `heloc-draft=${planted}` } })).statusCode).toBe(204);
    });

    test('is stored sealed, under the hash of the cookie', async () => {
      const answer = await server.ask(saveDraft, { body: { 'legal-name': { firstName: 'Canaryname' } } });
      const rows = await server.context.db.selectFrom('registration_draft').selectAll().execute();
      const text = rows.map((row) => JSON.stringify(row) + row.sealed.toString('latin1')).join();
      expect(text).not.toContain('Canaryname');
      expect(text).not.toContain(answer.cookies[0]?.value);
    });

    test('refuses a password', async () => {
      expect((await server.loose(saveDraft, { body: { 'set-password': { password: 'x' } } })).statusCode).toBe(400);
    });
  });
});

const parseTitle = (answer: { payload: string }): string => /<title>(.*?)<\/title>/.exec(answer.payload)?.[1] ?? '';
