import { answerSecondFactor, logIn, logInStaff } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { loadFacts } from '../../test/walk.ts';
import { sandboxApi } from './api.ts';

onOneDatabase('the sandbox controls', (open) => {
  let server: TestApp;
  let api: FastifyInstance;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    api = sandboxApi(server.app, server.context);
  });

  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const reply = await api.inject({
      method,
      url: `/_sandbox${url}`,
      headers: { host: '127.0.0.1:8081', ...headers },
      ...(payload ? { payload } : {}),
    });
    return { status: reply.statusCode, body: reply.body ? (reply.json() as unknown) : null };
  };

  test('creates a person who can log in and finds the application at the persona’s status', async () => {
    const { status, body } = await call('POST', '/personas/no-match', {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'CREDIT_NO_MATCH', email: expect.stringContaining('+no-match@') });
    const { email, password } = body as { email: string; password: string };
    const login = await server.ask(logIn, {
      body: { email, password },
      headers: { 'x-org': 'FIGURE' },
    });
    expect(login.statusCode).toBe(200);
  });

  test.each(['underwriter', 'second funder'])(
    'creates a %s who logs in to the console with password and code',
    async (name) => {
      const { status, body } = await call('POST', `/personas/${encodeURIComponent(name)}`, {});
      expect(status).toBe(200);
      const { email, password, totpCode: code } = body as { email: string; password: string; totpCode: string };
      const { challenge } = await server.send(logInStaff, { body: { email, password } });
      expect((await server.loose(answerSecondFactor, { body: { challenge, code } })).statusCode).toBe(200);
      expect((await call('POST', `/personas/${encodeURIComponent(name)}`, { organisation: 'NOBODY' })).status).toBe(
        400,
      );
    },
  );

  test('takes a person to a later status on request', async () => {
    expect((await call('POST', '/personas/no-match', { until: 'OFFER_SELECTION' })).body).toMatchObject({
      status: 'OFFER_SELECTION',
    });
    expect((await call('POST', '/personas/nobody', {})).status).toBe(404);
  });

  test('creates a person of the requested lender, and refuses unknown fields and lenders', async () => {
    const { status, body } = await call('POST', '/personas/found', { organisation: 'HOMEPOINT' });
    expect(status).toBe(200);
    const { email, password, uuid } = body as { email: string; password: string; uuid: string };
    const row = await server.context.db
      .selectFrom('application')
      .select('organisation')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ organisation: 'HOMEPOINT' });
    const login = await server.ask(logIn, {
      body: { email, password },
      headers: { 'x-org': 'HOMEPOINT' },
    });
    expect(login.statusCode).toBe(200);
    expect((await call('POST', '/personas/found', { organisation: 'NOBODY' })).status).toBe(400);
    expect((await call('POST', '/personas/found', { organization: 'HOMEPOINT' })).status).toBe(400);
    expect((await call('POST', '/personas/underwriter', { organization: 'HOMEPOINT' })).status).toBe(400);
  });

  test('refuses an unknown status and lists the known ones', async () => {
    const { status, body } = await call('POST', '/personas/found', { until: 'NOPE' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [{ field: 'until', message: expect.stringMatching(/must be one of .*OFFER_SELECTION/) }],
    });
  });

  test('stops where no one can continue, and returns the person and the status', async () => {
    const startedAt = performance.now();
    const { status, body } = await call('POST', '/personas/declined', { until: 'OFFER_SELECTION' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      status: 'DECLINED',
      uuid: expect.any(String),
      email: expect.any(String),
      message: expect.stringContaining('did not reach OFFER_SELECTION: no one here'),
    });
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });

  test('shows a person’s vendor requests in the ledger once, without the answers', async () => {
    const { body } = await call('POST', '/personas/found', {});
    const { uuid } = body as { uuid: string };
    const rows = (await call('GET', `/ledger?applicationUuid=${uuid}`)).body as { op: string; outcome: string }[];
    expect(rows.map((row) => `${row.op} ${row.outcome}`)).toEqual([
      'sanctions.screen SCREENED',
      'credit.softPull FOUND',
      'property.find ONE',
      'property.value VALUE',
    ]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['asks', 'at', 'attempt', 'idempotencyKey', 'op', 'outcome']);
  });

  test('moves the loan clock and sweeps: 30 days without a credit file are a decline', async () => {
    const { body } = await call('POST', '/personas/no-match-twice', {});
    const { uuid } = body as { uuid: string };
    expect((await call('POST', '/clock', { by: 29 * 86_400 })).body).toMatchObject({ reached: 0 });
    expect((await loadFacts(server, uuid)).at(-1)?.type).toBe('SoftCreditReturned');
    await call('POST', '/clock', { by: 2 * 86_400 });
    const last = (await loadFacts(server, uuid)).at(-1);
    expect([last?.type, last?.data]).toEqual(['ApplicationDeclined', expect.stringContaining('NO_CREDIT_FILE')]);
    await call('POST', '/reset');
    expect((await call('GET', '/clock')).body).toMatchObject({ offsetMs: 0 });
  });

  test('adds faults, and a reset clears them', async () => {
    expect((await call('POST', '/faults', { kind: 'credit', mode: 'slow', count: 2, seconds: 0.1 })).status).toBe(201);
    expect((await call('POST', '/faults', { kind: 'credit', mode: 'sleepy' })).status).toBe(400);
    await call('POST', '/reset');
    expect(await server.context.db.selectFrom('sandbox_fault').selectAll().execute()).toEqual([]);
  });

  test('keeps emails and texts for the tester, with codes and links, once per key', async () => {
    const { mail, sms } = server.context.vendors;
    const about = { locale: 'en-US', template: 'test', organisation: 'FIGURE', applicationUuid: null } as const;
    const letter = {
      to: 'Ana@example.com',
      subject: 'Your code',
      text: 'Type 481516 or open https://apply.example/x?y=1',
      ...about,
    };
    await mail.send(letter, 'key-1');
    await mail.send(letter, 'key-1');
    await sms.send({ to: '3035550142', text: '234200 is your code', ...about }, 'key-2');
    const found = (await call('GET', '/outbox?to=ana@example.com')).body;
    expect(found).toEqual([
      expect.objectContaining({
        channel: 'MAIL',
        subject: 'Your code',
        codes: ['481516'],
        links: ['https://apply.example/x?y=1'],
      }),
    ]);
    const rows = JSON.stringify(await server.context.db.selectFrom('outbox').selectAll().execute());
    expect(rows).not.toContain('481516');
    expect((await call('DELETE', '/outbox')).status).toBe(204);
    expect((await call('GET', '/outbox')).body).toEqual([]);
  });

  test.each([
    ['another host', { host: 'evil.example' }],
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
  ])('refuses %s', async (_, headers) => {
    expect((await call('POST', '/reset', undefined, headers)).status).toBe(403);
  });

  test('serves one page whose only script and style have the policy’s nonce', async () => {
    const page = await api.inject({ url: '/', headers: { host: 'localhost:8081' } });
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1] ?? 'none';
    expect(page.body.match(/<script|<style/g)).toHaveLength(2);
    expect(page.body.split(`nonce="${nonce}"`)).toHaveLength(3);
    expect(page.body).not.toMatch(/ on\w+=| style=|https?:/);
  });
});
