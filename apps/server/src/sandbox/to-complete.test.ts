import { expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { comparePolls } from '../../test/stored-status.ts';
import { getPersona } from '../../test/walk.ts';
import { drive } from './drive.ts';

vi.setConfig({ testTimeout: 100_000 });

onOneDatabase('a persona on its way to the open line', (open) => {
  let server: TestApp | undefined;
  let polls: ReturnType<typeof comparePolls> | undefined;

  test.each([
    ['manual-notary', 'where a closer brings the deed to a county of paper'],
    ['second-home-co-owner', 'where whoever signs besides says too that they have not cancelled'],
  ])('%s comes there, %s', async (name) => {
    server ??= await createTestApp(await open(), { run: true });
    polls ??= comparePolls(server);
    expect((await drive(server.app, getPersona(name), 'COMPLETE')).status).toBe('COMPLETE');
    expect(polls.compared).toBeGreaterThan(20);
    expect(polls.different).toEqual([]);
  });
});
