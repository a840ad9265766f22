import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { acceptJsonBodies } from '../../kernel/http/bodies.ts';
import { Refused } from '../../kernel/http/errors.ts';
import { countRequest } from '../../kernel/http/limits.ts';

onOneDatabase('the upload limit', (open) => {
  test('is 20 a minute per person, counted apart from look-ups', async () => {
    const { context } = await createTestApp(await open(), {
      env: { QUOTAS: '1' },
      sessionNow: () => new Date('2026-11-24T17:00:20Z'),
    });
    const uploader = { address: '10.0.0.1', person: 'ana' };
    for (let sent = 0; sent < 20; sent += 1) await countRequest(context, 'upload', uploader);
    await expect(countRequest(context, 'upload', uploader)).rejects.toThrow(Refused);
    await expect(countRequest(context, 'frequent', uploader)).resolves.toBeUndefined();
    await expect(countRequest(context, 'upload', { ...uploader, person: 'ben' })).resolves.toBeUndefined();
  });
});

test('an unfinished JSON body gets 408 long before an upload would', async () => {
  const app = Fastify();
  acceptJsonBodies(app, 150);
  app.post('/', () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const since = performance.now();
  const answer = await new Promise<string>((resolve, reject) => {
    let output = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
      ),
    );
    socket.on('data', (piece) => (output += piece.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(output));
  });
  await app.close();
  expect(answer).toContain('HTTP/1.1 408');
  expect(performance.now() - since).toBeLessThan(10_000);
});
