import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A small server of the protocol that models speak, until the test ends. It answers each request as told. */
export async function startModel(answer: (body: unknown, response: ServerResponse, request: IncomingMessage) => void) {
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      answer(JSON.parse(body), response, request);
    })();
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, key: 'a-key', model: 'small' };
}

export const reply = (response: ServerResponse, content: unknown): void => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: 'x', choices: [{ index: 0, message: { role: 'assistant', content } }] }));
};
