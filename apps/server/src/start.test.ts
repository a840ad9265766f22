import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn, readHealth, registerIdentity, type Call } from '@lintel/contract';
import { expect, test } from 'vitest';
import { banners } from './features/banners/routes.ts';
import { identityBroker } from './features/identity-broker/routes.ts';
import { systemCalls } from './features/system/routes.ts';
import { identity } from './identity/routes.ts';
import { readConfig } from './kernel/config/config.ts';
import type { RenderPage } from './pages/render.ts';
import { startServer } from './start.ts';

const renderPage: RenderPage = async () => ({ status: 200, html: '<!doctype html><h1>Page</h1>' });
const features = [systemCalls, identity, identityBroker, banners];
const account = { email: 'ana@example.com', password: 'correct Horse! battery 9', phoneNumber: '4155550142' };

const buildConfig = (dataDir: string) => readConfig({ PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dataDir });

test(
  'a server starts from nothing, prints its address, stops cleanly and finds its data again',
  { timeout: 60_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lintel-start-'));
    const lines: string[] = [];
    const addLine = (line: string): number => lines.push(line);
    const postCall = (url: string, { path }: Call, body: object) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    const first = await startServer(buildConfig(dataDir), { renderPage, features, say: addLine });
    expect(lines.join('\n')).toContain('only for trying Lintel out');
    expect(lines.join('\n')).toContain(`${first.url}/account/heloc/register-v2`);
    expect((await fetch(`${first.url}${readHealth.path}`)).status).toBe(204);
    expect((await postCall(first.url, registerIdentity, account)).status).toBe(201);
    await expect(startServer(buildConfig(dataDir), { renderPage, features, say: addLine })).rejects.toThrow(
      'Another server',
    );
    await first.stop();
    await expect(fetch(`${first.url}${readHealth.path}`)).rejects.toThrow('fetch failed');

    const second = await startServer(buildConfig(dataDir), { renderPage, features, say: addLine });
    expect((await postCall(second.url, logIn, account)).status).toBe(200);
    await second.stop();
  },
);

test('the start fails with an error without a build, before anything is written', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'lintel-start-')), 'data');
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, BORROWER_DIST: '/nowhere' });
  await expect(startServer(config, { features, say: () => undefined })).rejects.toThrow(
    "can't be read (run npm run build)",
  );
});

test(
  'production does not start without current sanctions lists, and names the problem',
  { timeout: 60_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lintel-start-'));
    const folder = join(dataDir, 'lists');
    mkdirSync(folder);
    const start = (overrides: object) =>
      startServer(
        {
          ...buildConfig(dataDir),
          production: true,
          sandboxPort: null,
          sanctions: { folder, maxDays: 7 },
          ...overrides,
        },
        { renderPage, features, say: () => undefined },
      );
    await expect(start({}), 'no list').rejects.toThrow(/published\.txt is missing/);
    const none = '-0- ,'.repeat(8);
    const buildListedPerson = (id: number) => `${id},"PERSON, Listed","individual",${none}"DOB 02 Mar 1961"\n\u001A`;
    const lists = {
      'published.txt': 'sdn 2020-01-01\ncons 2020-01-01\n',
      'sdn.csv': buildListedPerson(1),
      'cons_prim.csv': buildListedPerson(2),
      'alt.csv': '\u001A',
      'add.csv': '\u001A',
      'cons_alt.csv': '\u001A',
      'cons_add.csv': '\u001A',
      'sdn_comments.csv': '\u001A',
      'cons_comments.csv': '\u001A',
    };
    for (const [name, text] of Object.entries(lists)) writeFileSync(join(folder, name), text);
    await expect(start({}), 'an old list').rejects.toThrow(
      /published on 2020-01-01, \d+ days ago. At most 7 days are allowed/,
    );
    await expect(start({ sanctions: null, sandboxVendors: false }), 'none configured').rejects.toThrow(
      /no real adapter configured: .*sanctions/,
    );
  },
);
