import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';

onOneDatabase('a caller that stops during a request', (open) => {
  test.each([
    [
      'a body',
      'POST /csp-report HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/csp-report\r\nContent-Length: 5000\r\n\r\n{',
    ],
    ['headers', 'GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ])('gets 408 for %s within the request time limit', async (_what, begin) => {
    const { app } = await createTestApp(await open());
    await app.listen({ port: 0, host: '127.0.0.1' });
    // Production's limits, a hundred times shorter and in the same order.
    const { requestTimeout, headersTimeout } = app.server;
    expect(headersTimeout).toBeLessThan(requestTimeout);
    app.server.requestTimeout = requestTimeout / 100;
    app.server.headersTimeout = headersTimeout / 100;
    expect(await sendPartialRequest((app.server.address() as AddressInfo).port, begin)).toContain('HTTP/1.1 408');
  });
});

function sendPartialRequest(port: number, begin: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(begin));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
