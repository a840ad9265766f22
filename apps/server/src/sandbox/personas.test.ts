import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { onBothDatabases } from '../../test/database.ts';
import { testApp } from '../../test/app.ts';
import { comparePolls } from '../../test/stored-standing.ts';
import { drive } from './drive.ts';
import { PERSONAS, personaOf } from './personas.ts';

const card = (name: string) => personaOf(name) ?? expect.fail(name);

/** Longer than `drive` itself waits, which says where the persona got stuck. */
const LONG = 40_000;

onBothDatabases('personas', (open) => {
  let app: FastifyInstance;
  let polls: ReturnType<typeof comparePolls>;
  beforeAll(async () => {
    const server = await testApp(await open(), { run: true });
    ({ app } = server);
    polls = comparePolls(server);
  });

  test.each(PERSONAS.map((persona) => ({ persona, name: persona.name, reaches: persona.reaches })))('$name stands at $reaches', async ({ persona }) => {
    expect((await drive(app, persona)).status).toBe(persona.reaches);
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
