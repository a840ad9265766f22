import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALL_DOCS, openTelemetrySession, type SentBodyOf } from '@lintel/contract';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { readConfig } from '../kernel/config/config.ts';
import { REPLAY_MODULE, type PageData } from './page-data.ts';

const SESSION = CALL_DOCS[openTelemetrySession.id]?.example.body as SentBodyOf<typeof openTelemetrySession>;
/** Enough that a smaller default share would leave one out. */
const VISITS = 40;
const MODULE = 'export default { start: () => undefined };\n';

onOneDatabase('a session replay', (open) => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-replay-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const openPage = async (env: Record<string, string>) => {
    const pages: PageData[] = [];
    const { app } = await createTestApp(await open(), {
      env,
      renderPage: async (_url, data) => (pages.push(data), { status: 200, html: '' }),
    });
    const page = await app.inject({ url: '/account/heloc/register-v2', headers: { accept: 'text/html' } });
    const module = await app.inject({ url: REPLAY_MODULE });
    return {
      address: pages[0]?.telemetry?.replayModule,
      connect: /connect-src ([^;]*)/.exec(String(page.headers['content-security-policy']))?.[1],
      module: [module.statusCode, module.headers['content-type'], module.statusCode === 200 ? module.body : ''],
    };
  };

  test('that the operator installed is served to pages, which may send to its origins and to no other', async () => {
    const file = join(folder, 'replay.js');
    writeFileSync(file, MODULE);
    expect(
      await openPage({ SESSION_REPLAY_MODULE: file, SESSION_REPLAY_ORIGINS: 'https://edge.replay.example' }),
    ).toEqual({
      address: REPLAY_MODULE,
      connect: "'self' https://edge.replay.example",
      module: [200, 'text/javascript', MODULE],
    });
  });

  test('is on no page by default, and every visit is measured [TELE-016]', async () => {
    expect(await openPage({})).toMatchObject({
      address: undefined,
      connect: "'self'",
      module: [404, expect.anything(), ''],
    });
    const server = await createTestApp(await open());
    for (let visit = 0; visit < VISITS; visit += 1)
      await server.send(openTelemetrySession, { params: { context: 'external' }, body: SESSION });
    const visits = await server.context.db.selectFrom('telemetry_session').select('sampled').execute();
    expect(visits).toEqual(Array.from({ length: VISITS }, () => ({ sampled: true })));
  });
});

test.each(['http://replay.example', 'https://*.example', "https://a'; script-src *"])(
  'the start refuses %s as an origin of a session replay',
  (origin) => {
    expect(() => readConfig({ SESSION_REPLAY_MODULE: '/replay.js', SESSION_REPLAY_ORIGINS: origin })).toThrow(
      /^SESSION_REPLAY_ORIGINS contains/,
    );
  },
);
