import { randomUUID } from 'node:crypto';
import { logIn, registerIdentity, reportCsp, saveDraft, saveName } from '@lintel/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logOptions } from './log.ts';

/** Marked values that must never leak. */
const CANARY = {
  email: 'canary.mail@example.com',
  password: 'Canary-Secret-Horse-9!',
  phoneNumber: '4155550199',
  firstName: 'Canaryfirst',
  street: '77 Canary Lane',
  query: 'canaryquery',
  cookie: 'canarycookie',
};

onOneDatabase('logs', (open) => {
  test('contain the request and its outcome, and nothing about the person', async () => {
    const lines: string[] = [];
    const { log } = Fastify({ logger: logOptions({ logLevel: 'debug' }, { write: (line) => lines.push(line) }) });
    const server = await createTestApp(await open(), { log });
    const { email, password, phoneNumber } = CANARY;
    const { jwt } = await server.send(registerIdentity, { body: { email, password, phoneNumber } });
    await server.ask(logIn, {
      query: { telemetryTrackingId: 'canaryquery' },
      body: { email, password: `${password}x` },
    });
    await server.ask(saveName, {
      token: jwt,
      body: { firstName: CANARY.firstName, lastName: 'Canarylast', suffix: '' },
    });
    await server.ask(saveDraft, {
      body: { index: { street1: CANARY.street } },
      headers: { cookie: `x=${CANARY.cookie}` },
    });
    await server.raw('GET', `/account/heloc/register-v2?utm_source=${CANARY.query}`, {
      headers: { accept: 'text/html', 'user-agent': 'canaryagent\n{"level":60}' },
    });
    await server.ask(reportCsp, {
      body: { 'csp-report': { 'document-uri': `https://x/?${CANARY.query}`, 'violated-directive': 'script-src' } },
    });
    await server.loose(registerIdentity, { body: `{"email":"${email}` });
    log.error(
      {
        err: Object.assign(new Error(`duplicate key value (${email})`), { code: '23505' }),
        email,
        nested: { phoneNumber },
      },
      'failed',
    );
    const text = lines.join('');
    for (const value of Object.values(CANARY)) expect(text).not.toContain(value);
    expect(text).not.toMatch(/canaryagent|Canarylast/);
    expect(text).not.toContain(jwt);
    const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(parsed).toContainEqual(
      expect.objectContaining({
        msg: 'request',
        method: 'POST',
        route: registerIdentity.path,
        status: 201,
      }),
    );
    expect(parsed).toContainEqual(expect.objectContaining({ event: 'identity.login-failed' }));
    expect(parsed).toContainEqual(
      expect.objectContaining({
        msg: 'failed',
        err: expect.objectContaining({ type: 'Error', code: '23505', message: '' }) as object,
      }),
    );
  });

  test('the database contains no readable password, token or name', async () => {
    const server = await createTestApp(await open());
    const email = `${randomUUID()}@example.com`;
    const { jwt } = await server.send(registerIdentity, {
      body: { email, password: CANARY.password, phoneNumber: CANARY.phoneNumber },
      idempotencyKey: randomUUID(),
      headers: { 'x-session-key': 'a' },
    });
    await server.ask(saveName, {
      token: jwt,
      body: { firstName: CANARY.firstName, lastName: 'Canarylast', suffix: '' },
    });
    await server.ask(saveDraft, { body: { index: { street1: CANARY.street } } });
    const { db } = server.context;
    const tables = await db.introspection.getTables();
    const names = tables
      .filter((table) => (table.schema ?? 'public') === 'public')
      .map((table) => table.name as 'identity');
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const rows = await db.selectFrom(name).selectAll().execute();
      const text = JSON.stringify(rows, (_key, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      );
      for (const value of [CANARY.password, CANARY.firstName, CANARY.street, 'Canarylast', jwt])
        expect([name, text.includes(value)]).toEqual([name, false]);
    }
  });
});
