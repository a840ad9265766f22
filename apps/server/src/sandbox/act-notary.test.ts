import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { drive } from './drive.ts';
import { findPersona } from './personas.ts';

const getPersona = (name: string) => findPersona(name) ?? expect.fail(name);

onOneDatabase('a persona with the notary', (open) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await createTestApp(await open(), { run: true }));
  });

  test.each([
    ['attorney-state', 'signs by video once an attorney has read the documents'],
    ['manual-notary', 'signs in ink, and a closer enters it'],
  ])(
    '%s %s',
    async (name) => {
      expect((await drive(app, getPersona(name), 'RESCISSION')).status).toBe('RESCISSION');
    },
    60_000,
  );
});
