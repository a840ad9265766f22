import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { CALL_DOCS, openTelemetrySession, sendTelemetryEvent, type SentBodyOf } from '@lintel/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { readConfig } from '../../kernel/config/config.ts';

const params = { context: 'external' } as const;
const SESSION = CALL_DOCS[openTelemetrySession.id]?.example.body as SentBodyOf<typeof openTelemetrySession>;
const EVENT = CALL_DOCS[sendTelemetryEvent.id]?.example.body as SentBodyOf<typeof sendTelemetryEvent>;

interface OtlpRequest {
  readonly url: string | undefined;
  readonly type: string | undefined;
  readonly body: string;
}

/** A collector that knows nothing of this product. */
async function openCollector(status = 200): Promise<{ url: string; next: () => Promise<OtlpRequest> }> {
  const server = createServer();
  const requests: Promise<OtlpRequest>[] = [];
  const receive = async (request: IncomingMessage): Promise<OtlpRequest> => ({
    url: request.url,
    type: request.headers['content-type'],
    body: await text(request),
  });
  server.on('request', (request, response) => {
    const received = receive(request);
    requests.push(received);
    void received.then(() => response.writeHead(status).end('{}'));
    server.emit('received');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async next() {
      if (requests.length === 0) await once(server, 'received');
      return requests.shift()!;
    },
  };
}

onOneDatabase('a collector', (open) => {
  test('gets each stored event as an OTLP log record, and nothing of the person or of a dropped event', async () => {
    const collector = await openCollector();
    const server = await createTestApp(await open(), { env: { OTLP_URL: collector.url } });
    const { sessionKey } = await server.send(openTelemetrySession, { params, body: SESSION });
    const [identityId, applicationUuid] = [randomUUID(), randomUUID()];
    const body = {
      ...EVENT,
      sessionKey,
      identityId,
      applicationUuid,
      pagePath: `/account/heloc/${applicationUuid}/liens`,
      queryParams: { utm_source: 'mail', email: 'ana@example.com' },
    };
    await server.send(sendTelemetryEvent, { params, body: { ...body, event: 'not-listed' } });
    await server.send(sendTelemetryEvent, { params, body });
    const received = await collector.next();
    expect({ url: received.url, type: received.type }).toEqual({ url: '/v1/logs', type: 'application/json' });
    const { resourceLogs } = JSON.parse(received.body) as { resourceLogs: { scopeLogs: { logRecords: object[] }[] }[] };
    expect(resourceLogs[0]?.scopeLogs[0]?.logRecords).toEqual([
      {
        timeUnixNano: expect.stringMatching(/^\d{19}$/) as string,
        severityNumber: 9,
        eventName: 'helocStarted',
        body: { stringValue: 'helocStarted' },
        attributes: [
          { key: 'session.id', value: { stringValue: sessionKey.uuid } },
          { key: 'lintel.organization', value: { stringValue: 'FIGURE' } },
          { key: 'lintel.event_type', value: { stringValue: 'TRACK' } },
          { key: 'url.template', value: { stringValue: '/account/heloc/:uuid/liens' } },
          { key: 'lintel.query.utm_source', value: { stringValue: 'mail' } },
        ],
      },
    ]);
    for (const value of [identityId, applicationUuid, 'ana@', 'not-listed']) expect(received.body).not.toContain(value);
  });

  test('that fails loses the event, and the browser and the table don’t notice', async () => {
    const collector = await openCollector(500);
    const server = await createTestApp(await open(), { env: { OTLP_URL: collector.url } });
    const { sessionKey } = await server.send(openTelemetrySession, { params, body: SESSION });
    const answer = await server.ask(sendTelemetryEvent, { params, body: { ...EVENT, sessionKey } });
    await collector.next();
    expect(answer.statusCode).toBe(204);
    const stored = server.context.db
      .selectFrom('telemetry_event')
      .selectAll()
      .where('session_uuid', '=', sessionKey.uuid);
    expect(await stored.execute()).toHaveLength(1);
  });
});

test('OTLP_URL is off by default and must be https or on this machine', () => {
  expect(readConfig({}).otlpUrl).toBeNull();
  expect(readConfig({ OTLP_URL: 'http://127.0.0.1:4318/' }).otlpUrl).toBe('http://127.0.0.1:4318');
  expect(() => readConfig({ OTLP_URL: 'http://collector.example' })).toThrow(
    'OTLP_URL is not the address of a collector',
  );
});
