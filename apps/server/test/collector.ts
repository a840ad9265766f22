import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** An OpenTelemetry collector that keeps what it receives. */
export interface Collector {
  readonly url: string;
  received(): string;
  close(): void;
}

/** Starts a collector on a free port. */
export async function openCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => bodies.join('\n'),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
