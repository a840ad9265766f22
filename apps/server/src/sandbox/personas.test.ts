import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../../test/database.ts';
import { testApp, type TestApp } from '../../test/app.ts';
import { Figures } from '../../test/figures.ts';
import { comparePolls } from '../../test/stored-standing.ts';
import type { Client } from './client.ts';
import { clientOf, drive } from './drive.ts';
import { PERSONAS, personaOf } from './personas.ts';

const card = (name: string) => personaOf(name) ?? expect.fail(name);

/** Longer than `drive` itself waits, which says where the persona got stuck. */
const LONG = 100_000;

onBothDatabases('personas', (open) => {
  let server: TestApp;
  let app: FastifyInstance;
  let polls: ReturnType<typeof comparePolls>;
  const desks = new Map<string, Promise<Client>>();
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    ({ app } = server);
    polls = comparePolls(server);
  });

  test.each(PERSONAS.map((persona) => ({ persona, name: persona.name, reaches: persona.reaches })))('$name stands at $reaches, and each figure and day of it is the same in every place', async ({ persona }) => {
    const client = clientOf(app, persona);
    const driven = await drive(app, persona, persona.reaches, client);
    const figures = new Figures(server, persona.organisation ?? 'FIGURE', desks);
    await figures.look(driven, client);
    await figures.lookAtEmail(driven, client);
    expect({ status: driven.status, drifts: figures.drifts }).toEqual({ status: persona.reaches, drifts: [] });
  }, LONG);

  test('reaches offers from the registration in under 8 seconds', async () => {
    const began = performance.now();
    await drive(app, card('found'));
    expect(performance.now() - began).toBeLessThan(8000);
  });

  test.each(['found', 'no-match', 'frozen', 'no-property', 'several-properties', 'no-value', 'winback', 'assets', 'new-york', 'texas-homestead'])(
    '%s goes on to a confirmed offer and gets its disclosures',
    async (name) => {
      expect((await drive(app, card(name), 'COLLECT_ADDITIONAL_INFO')).status).toBe('COLLECT_ADDITIONAL_INFO');
    },
  );

  test('each poll on the way said what the file gives when it is computed afresh', () => {
    expect(polls.compared).toBeGreaterThan(PERSONAS.length);
    expect(polls.different).toEqual([]);
  });
});
