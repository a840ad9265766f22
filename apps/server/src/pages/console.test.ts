import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';

const INDEX =
  '<!doctype html><html lang="en"><head><title>Desk</title><!--console-data--><script type="module" nonce="{{nonce}}" src="/desk/assets/main-1.js"></script></head><body></body></html>';

function createBuiltConsole(): string {
  const dist = mkdtempSync(join(tmpdir(), 'desk-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), INDEX);
  writeFileSync(join(dist, 'assets', 'main-1.js'), 'export {};');
  return dist;
}

onOneDatabase('the console pages', (open) => {
  test('serves the lender’s shell below /desk, with the page policy and a nonce of its own', async () => {
    const server = await createTestApp(await open(), { env: { CONSOLE_DIST: createBuiltConsole() } });
    const [one, other] = [await server.raw('GET', '/desk/reviews'), await server.raw('GET', '/desk?org=HOMEPOINT')];
    const nonce = /nonce-([\w-]+)'/.exec(String(one.headers['content-security-policy']))?.[1] ?? '';
    expect(one.statusCode).toBe(200);
    expect(one.body).toContain(`<script type="module" nonce="${nonce}"`);
    expect(one.body).toContain(`<style nonce="${nonce}">`);
    expect(one.body).not.toContain('{{nonce}}');
    expect(String(one.headers['content-security-policy'])).toContain("require-trusted-types-for 'script'");
    expect(other.body).not.toContain(nonce);
    const parseData = (body: string) =>
      JSON.parse(/id="console-data"[^>]*>([^<]*)</.exec(body)?.[1] ?? '{}') as {
        environment: string;
        privateLabel: { name: { display: string } };
      };
    expect(parseData(one.body).environment).toBe('test');
    expect(parseData(one.body).privateLabel.name.display).not.toBe(parseData(other.body).privateLabel.name.display);
  });

  test('serves built files as immutable, and nothing else as one', async () => {
    const server = await createTestApp(await open(), { env: { CONSOLE_DIST: createBuiltConsole() } });
    const file = await server.raw('GET', '/desk/assets/main-1.js');
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toContain('immutable');
    const others = ['/desk/assets/none.js', '/desk/assets/..%2findex.html', '/desk/favicon.ico'];
    const answers = await Promise.all(others.map(async (path) => (await server.raw('GET', path)).statusCode));
    expect(answers).toEqual([404, 404, 404]);
  });

  test('serves a precompressed file to a browser that accepts it', async () => {
    const dist = createBuiltConsole();
    writeFileSync(join(dist, 'assets', 'main-1.js.br'), brotliCompressSync('export {};'));
    const server = await createTestApp(await open(), { env: { CONSOLE_DIST: dist } });
    const file = await server.raw('GET', '/desk/assets/main-1.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/javascript/) as string,
    });
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe('export {};');
    expect((await server.raw('GET', '/desk/assets/main-1.js')).body).toBe('export {};');
  });

  test('returns 503 without a build', async () => {
    const server = await createTestApp(await open(), { env: { CONSOLE_DIST: '/nowhere' } });
    const page = await server.raw('GET', '/desk/login');
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('npm run build');
  });
});
