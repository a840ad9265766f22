import { expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { Figures } from '../../test/figures.ts';
import { card } from '../../test/walk.ts';
import type { Client } from './client.ts';
import { clientOf, drive } from './drive.ts';

vi.setConfig({ testTimeout: 300_000 });

onOneDatabase('every figure and day of a persona on its way to the money', (open) => {
  let server: TestApp | undefined;
  const desks = new Map<string, Promise<Client>>();

  test.each([
    ['income-mismatch', 'COMPLETE', ['monthly payment', 'rate', 'line', 'draw', 'cash', 'day of the money', 'first payment', 'day of the money, before and after the signature', 'day of the money, promised and kept']],
    ['winback', 'COLLECT_ADDITIONAL_INFO', ['most that can be drawn', 'most with the first choice', 'monthly payment']],
  ] as const)('is the same in every place that says it: %s to %s', async (name, until, compared) => {
    server ??= await testApp(await open(), { run: true });
    const persona = card(name);
    const figures = new Figures(server, persona.organisation ?? 'FIGURE', desks);
    await drive(server.app, persona, until, clientOf(server.app, persona), (stands, client) => figures.look(stands, client));
    expect(figures.drifts).toEqual([]);
    expect([...figures.compared]).toEqual(expect.arrayContaining([...compared]));
  });
});
