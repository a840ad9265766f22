import { expect, test } from 'vitest';
import { logIn, readFigureInfo, readIdentity, send, type Transport } from './index.ts';

/** Returns the headers that a call sends from this origin. */
async function captureHeaders(
  origin: string | undefined,
  ask: (transport: Transport) => Promise<unknown>,
): Promise<Record<string, string>> {
  let sent: Record<string, string> = {};
  await ask({
    origin: () => origin,
    fetch: async (_url, init) => {
      sent = init.headers as Record<string, string>;
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    },
  });
  return sent;
}

test.each([
  ['http://localhost:8080', 'heloc-local'],
  ['http://127.0.0.1:3000', 'heloc-local'],
  ['http://[::1]:8080', 'heloc-local'],
  ['https://localhost', 'heloc-local'],
  ['https://apply.alderpoint.example', 'heloc'],
  ['https://localhost.alderpoint.example', 'heloc'],
  ['https://127.0.0.1.alderpoint.example', 'heloc'],
  [undefined, 'heloc'],
])('from %s the broker calls send the application name %s [CONST-037, BRAND-019, CALL-059]', async (origin, name) => {
  expect((await captureHeaders(origin, (transport) => send(readFigureInfo, {}, transport)))['x-application-name']).toBe(
    name,
  );
  expect(
    (
      await captureHeaders(origin, (transport) =>
        send(logIn, { body: { email: 'a@example.com', password: 'x' } }, transport),
      )
    )['x-application-name'],
  ).toBe(name);
});

test("other calls don't send an application name", async () => {
  expect(
    await captureHeaders('http://localhost:8080', (transport) => send(readIdentity, {}, transport)),
  ).not.toHaveProperty('x-application-name');
});
