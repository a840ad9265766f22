import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { readConfig } from '../kernel/config/config.ts';
import type { PageData } from './page-data.ts';
import type { RenderPage } from './render.ts';

const REGISTRATION_PATH = '/account/heloc/register-v2';

onOneDatabase('the asset base of a page', (open) => {
  let pageData: PageData | undefined;
  const renderPage: RenderPage = async (_url, data) => {
    pageData = data;
    return { status: 200, html: '' };
  };
  let own: TestApp;
  let cdn: TestApp;
  beforeAll(async () => {
    own = await createTestApp(await open(), { renderPage });
    cdn = await createTestApp(await open(), { renderPage, env: { ASSET_BASE_URL: 'https://cdn.example/heloc' } });
  });

  async function fetchPage(server: TestApp, org = 'FIGURE') {
    const answer = await server.app.inject({
      method: 'GET',
      url: `${REGISTRATION_PATH}?org=${org}`,
      headers: { accept: 'text/html' },
    });
    return { data: pageData, policy: String(answer.headers['content-security-policy']) };
  }

  test('is this server by default, and no other host is allowed [BRAND-015, OP-A-004]', async () => {
    const { data, policy } = await fetchPage(own);
    expect(data).toMatchObject({
      assetBase: '/account/heloc/assets/brands/FIGURE/',
      fontFiles: Array.from({ length: 2 }, () =>
        expect.stringMatching(/^\/account\/heloc\/assets\/fonts\/[\w-]+\.woff2$/),
      ),
    });
    expect(policy).toContain("img-src 'self' data:; font-src 'self';");
    expect(policy).not.toContain('https:');
  });

  test.each(['FIGURE', 'HOMEPOINT'])(
    'of %s is the configured host, for pictures and fonts only, not scripts [BRAND-015, OP-A-004]',
    async (org) => {
      const { data, policy } = await fetchPage(cdn, org);
      expect(data?.assetBase).toBe(`https://cdn.example/heloc/brands/${org}/`);
      for (const font of data?.fontFiles ?? []) expect(font).toMatch(/^https:\/\/cdn\.example\/heloc\/fonts\//);
      expect(data?.fontsCss).not.toContain('url(/');
      expect(policy).toContain("img-src 'self' data: https://cdn.example; font-src 'self' https://cdn.example;");
      expect(policy.match(/cdn\.example/g)).toHaveLength(2);
      expect((await fetchPage(own, org)).data?.assetBase, 'one server’s place is not another’s').toBe(
        `/account/heloc/assets/brands/${org}/`,
      );
    },
  );
});

onOneDatabase('the console’s policy', (open) => {
  test('allows pictures and fonts of the asset host, and nothing else of it', async () => {
    const cdn = await createTestApp(await open(), { env: { ASSET_BASE_URL: 'https://cdn.example/heloc' } });
    const answer = await cdn.raw('GET', '/desk/login?org=FIGURE');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https://cdn.example; font-src 'self' https://cdn.example;");
    expect(policy.match(/cdn\.example/g)).toHaveLength(2);
  });
});

describe('ASSET_BASE_URL', () => {
  test.each([
    'http://cdn.example',
    'https://cdn.example/',
    'cdn.example',
    "https://cdn.example/x; script-src 'unsafe-inline'",
    'https://cdn.example *',
    'https://me:secret@cdn.example',
    '//cdn.example',
    'https://',
  ])('%s refuses the start with an error', (text) => {
    expect(() => readConfig({ ASSET_BASE_URL: text })).toThrow(
      /^ASSET_BASE_URL contains ".*", which is not an address such as https:\/\/cdn\.example\/heloc\.$/,
    );
  });

  test.each([
    ['https://cdn.example', 'https://cdn.example'],
    ['https://cdn.example:8443/a/b-1.2', 'https://cdn.example:8443/a/b-1.2'],
    ['', null],
    [undefined, null],
  ])('%s is read as %s', (text, read) => {
    expect(readConfig({ ASSET_BASE_URL: text }).assetBaseUrl).toBe(read);
  });
});
