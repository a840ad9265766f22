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
    ['manual-notary', 'with a deed that staff record in a paper county'],
    ['second-home-co-owner', 'with a co-owner who confirms too that they have not canceled'],
  ])('%s reaches COMPLETE, %s', async (name) => {
    server ??= await createTestApp(await open(), { run: true });
    polls ??= comparePolls(server);
    expect((await drive(server.app, getPersona(name), 'COMPLETE')).status).toBe('COMPLETE');
    expect(polls.compared).toBeGreaterThan(20);
    expect(polls.different).toEqual([]);
  });
});
