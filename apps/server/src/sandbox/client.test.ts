import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openClient } from './client.ts';

test('a persona calls the server’s own host, so that emailed links can be opened', async () => {
  const app = Fastify();
  app.get('/host', (request) => ({ host: request.host }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await openClient(app, 'FIGURE').raw('GET', '/host');
  expect(body['host']).toBe(`localhost:${new URL(url).port}`);
  await app.close();
});
