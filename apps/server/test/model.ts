import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a fake model server for the assistant, with the OpenAI-compatible protocol, until the test ends. The test
 * answers each request.
 */
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

/** Sends a model's reply. */
export const reply = (response: ServerResponse, content: unknown): void => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: 'x', choices: [{ index: 0, message: { role: 'assistant', content } }] }));
};
