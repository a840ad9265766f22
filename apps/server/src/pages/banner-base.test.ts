import { readBanners } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { readConfig } from '../kernel/config/config.ts';
import type { PageData } from './page-data.ts';
import type { RenderPage } from './render.ts';

onOneDatabase('the banners of a page', (open) => {
  let pageData: PageData | undefined;
  const renderPage: RenderPage = async (_url, data) => {
    pageData = data;
    return { status: 200, html: '' };
  };
  let own: TestApp;
  let cdn: TestApp;
  beforeAll(async () => {
    own = await createTestApp(await open(), { renderPage });
    cdn = await createTestApp(await open(), { renderPage, env: { BANNER_BASE_URL: 'https://cdn.example/files' } });
  });

  async function fetchPage(server: TestApp) {
    const answer = await server.app.inject({
      method: 'GET',
      url: '/contact?org=HOMEPOINT',
      headers: { accept: 'text/html' },
    });
    return { data: pageData, policy: String(answer.headers['content-security-policy']) };
  }

  test('are this server’s by default, and in the page already [BANNER-002]', async () => {
    const { data, policy } = await fetchPage(own);
    expect(data).toMatchObject({
      bannerAddress: `${readBanners.path.replace('{environment}', 'test')}?org=HOMEPOINT`,
      reads: { banners: [] },
    });
    expect(policy).toContain("connect-src 'self';");
  });

  test('are fetched from the configured host, which the page may otherwise not use [BANNER-002]', async () => {
    const { data, policy } = await fetchPage(cdn);
    expect(data?.bannerAddress).toBe('https://cdn.example/files/test.json');
    expect(data?.reads).not.toHaveProperty('banners');
    expect(policy).toContain("connect-src 'self' https://cdn.example;");
    expect(policy.match(/cdn\.example/g)).toHaveLength(1);
  });
});

describe('BANNER_BASE_URL', () => {
  test('refuses the start with an error unless it is an https address', () => {
    expect(() => readConfig({ BANNER_BASE_URL: 'http://cdn.example' })).toThrow(
      'BANNER_BASE_URL contains "http://cdn.example", which is not an address such as https://cdn.example/heloc.',
    );
  });
});
