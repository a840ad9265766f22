import { lookUpAddress, readHealth, readReady, readStatus } from '@lintel/contract';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { readConfig } from '../../kernel/config/config.ts';
import { metrics } from './routes.ts';

test('metrics have no port unless one is configured, and then only on this machine', () => {
  expect(readConfig({}).metrics).toBeNull();
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(readConfig({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' }).metrics?.host).toBe('10.0.0.7');
});

onOneDatabase('the metrics page', (open) => {
  let server: TestApp;
  let url: string;
  beforeAll(async () => {
    server = await createTestApp(await open(), { env: { METRICS_PORT: '0' } });
  });
  const read = async (): Promise<string> => {
    const listener = await metrics.listener?.(server.context);
    url = /http:\S+/.exec(listener?.line ?? '')?.[0] ?? '';
    onTestFinished(() => listener?.close());
    return (await fetch(url)).text();
  };

  test('is not opened without a port', async () => {
    const { config } = server.context;
    expect(await metrics.listener?.({ ...server.context, config: { ...config, metrics: null } })).toBeUndefined();
  });

  test('counts requests by call, method and class of status, and never shows an address', async () => {
    const { token } = await server.createBorrower();
    const uuid = '7a0d4f6b-3a2e-4c58-8a7d-0f6a1b2c3d4e';
    await server.ask(readStatus, { token, params: { uuid } });
    await server.send(readReady);
    await server.raw('GET', `/account/heloc/${uuid}?email=ana@example.com`, { headers: { accept: 'text/html' } });
    await server.raw('GET', `/nowhere/${uuid}.js`);
    const text = await read();
    const counted = (labels: string) => text.includes(`lintel_request_duration_seconds_count{${labels}} 1`);
    expect({
      status: counted(`call="${readStatus.id}",method="GET",status="4xx"`),
      ready: counted(`call="${readReady.id}",method="GET",status="2xx"`),
      page: counted('call="page",method="GET",status="2xx"'),
      other: counted('call="other",method="GET",status="4xx"'),
    }).toEqual({ status: true, ready: true, page: true, other: true });
    for (const value of [uuid, 'ana@', '/account', '/nowhere']) expect(text).not.toContain(value);
  });

  test('counts questions to vendors by kind', async () => {
    await server.send(lookUpAddress, { query: { search: '1 Maple Street' } });
    expect(await read()).toContain('lintel_vendor_request_duration_seconds_count{kind="address",outcome="answered"} 1');
  });

  test('is the only address of its port', async () => {
    await read();
    const statuses = await Promise.all(
      ['/', readHealth.path, '/account/heloc/register-v2'].map(
        async (path) => (await fetch(new URL(path, url))).status,
      ),
    );
    expect(statuses).toEqual([404, 404, 404]);
  });
});
