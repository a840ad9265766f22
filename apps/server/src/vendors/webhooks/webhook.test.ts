import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { openLoan } from '../../../test/loans.ts';
import { features } from '../../features.ts';
import type { Feature } from '../../kernel/feature.ts';
import { sandboxApi } from '../../sandbox/api.ts';
import { runEvent } from './receive.ts';
import { rotateSecret, validWebhookSecrets, loadWebhookSecret, type Sender } from './secrets.ts';
import { sendEvent, TAMPERINGS } from './send.ts';
import { isSigned, sign } from './signature.ts';
import { joinWebhooks, type VendorEvent } from './webhook.ts';

const RAW_BODY = Buffer.from('{"eventId":"1"}');

describe('a webhook signature', () => {
  test.each([
    ['in the same second', 0, true],
    ['300 s before', -300, true],
    ['301 s before', -301, false],
    ['300 s ahead', 300, true],
    ['301 s ahead', 301, false],
  ])('made %s is valid: %s', (_, offset, good) => {
    expect(isSigned(sign('secret', 1_000_000 + offset, RAW_BODY), ['secret'], 1_000_000, RAW_BODY)).toBe(good);
  });

  test('is valid for either secret during a rotation, only for these bytes and in this form', () => {
    const header = sign('old', 5, RAW_BODY);
    expect(isSigned(header, ['new', 'old'], 5, RAW_BODY)).toBe(true);
    expect(isSigned(header, ['new'], 5, RAW_BODY)).toBe(false);
    expect(isSigned(header, [], 5, RAW_BODY)).toBe(false);
    expect(isSigned(header, ['old'], 5, Buffer.from('{"eventId":"2"}'))).toBe(false);
    for (const wrong of [
      undefined,
      '',
      header.slice(2),
      `${header}0`,
      header.replace('t=5', 't=6'),
      header.toUpperCase(),
      [header],
    ])
      expect(isSigned(wrong, ['old'], 5, RAW_BODY)).toBe(false);
  });
});

test('one event type belongs to one feature', () => {
  const one = { payment: { paid: { handle: async () => undefined } } };
  expect(() => joinWebhooks([one, { payment: { paid: { handle: async () => undefined } } }])).toThrow(
    'Two features handle the payment event paid.',
  );
  expect(
    Object.keys(joinWebhooks([one, { payment: { refunded: { handle: async () => undefined } } }]).payment ?? {}),
  ).toEqual(['paid', 'refunded']);
});

onOneDatabase('a webhook event', (open) => {
  const receivedEvents: VendorEvent[] = [];
  let failures = 0;
  const listener: Feature = {
    webhooks: {
      credit: {
        said: {
          handle: async (event) => {
            if (failures > 0) {
              failures -= 1;
              throw new Error('not now');
            }
            receivedEvents.push(event);
          },
        },
        found: {
          find: async (_context, _trx, event) => event.reference,
          handle: async (event) => void receivedEvents.push(event),
        },
      },
    },
  };
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { features: [...features, listener], run: true });
  });

  const sender: Sender = { kind: 'credit', organisation: 'FIGURE' };
  const buildEvent = (reference: string, type = 'said') => ({
    eventId: randomUUID(),
    type,
    reference,
    occurredAt: '2026-11-17T12:00:00Z',
    data: { fee: 1 },
  });
  const send = (event: unknown, from: Sender = sender) => sendEvent(server.app, server.context, from, event);
  const findHeard = (event: { eventId: string }) => receivedEvents.filter((one) => one.eventId === event.eventId);

  /** A loan with a question to a vendor, and the question's key. */
  async function asked(organisation = 'FIGURE') {
    const { uuid } = await openLoan(server.context, { organisation });
    const key = `${uuid}:credit:1`;
    await server.context.vendors.gateway.ledger.open(
      { kind: 'credit', op: 'credit.ask', key, organisation, applicationUuid: uuid, attempt: 1 },
      'sandbox',
    );
    return { uuid, key };
  }

  test('reaches the feature that handles it, with the application of its reference', async () => {
    const { uuid, key } = await asked();
    const event = buildEvent(key);
    expect(await send(event)).toEqual({ status: 200, body: { received: true } });
    await expect.poll(() => findHeard(event)).toEqual([{ ...event, ...sender, uuid }]);
    await expect.poll(async () => (await fetchRow(event.eventId)).state).toBe('DONE');
  });

  test('counts once however often it is sent, even while its job fails', async () => {
    const event = buildEvent((await asked()).key);
    failures = 1;
    const answers = await Promise.all([send(event), send(event), send({ ...event, data: { fee: 2 } })]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    await expect.poll(() => findHeard(event)).toHaveLength(1);
    await expect.poll(async () => (await fetchRow(event.eventId)).state).toBe('DONE');
    await send(event);
    await runEvent(server.context, (await fetchRow(event.eventId)).sequence);
    expect(findHeard(event)).toHaveLength(1);
  });

  test('is set aside for an unknown reference, and found when it is sent again later', async () => {
    const { uuid } = await openLoan(server.context);
    const event = buildEvent(`${uuid}:credit:1`);
    expect(await send(event)).toEqual({ status: 202, body: { received: true } });
    expect(await fetchRow(event.eventId)).toMatchObject({ state: 'ASIDE', application_uuid: null });
    await server.context.vendors.gateway.ledger.open(
      {
        kind: 'credit',
        op: 'credit.ask',
        key: event.reference,
        organisation: 'FIGURE',
        applicationUuid: uuid,
        attempt: 1,
      },
      'sandbox',
    );
    expect((await send(event)).status).toBe(200);
    await expect.poll(() => findHeard(event)).toHaveLength(1);
  });

  test.each(['unheard', '__proto__', 'toString'])('an event of the type %s is set aside', async (type) => {
    expect((await send(buildEvent((await asked()).key, type))).status).toBe(202);
  });

  test('never reaches the loan of another lender', async () => {
    const { uuid, key } = await asked('HOMEPOINT');
    expect((await send(buildEvent(key))).status).toBe(202);
    expect((await send(buildEvent(uuid, 'found'))).status).toBe(202);
    const own = buildEvent(uuid, 'found');
    expect((await send(own, { ...sender, organisation: 'HOMEPOINT' })).status).toBe(200);
    await expect.poll(() => findHeard(own)).toMatchObject([{ uuid, organisation: 'HOMEPOINT' }]);
  });

  test.each(TAMPERINGS)('a tampered event is refused with one body: %s', async (tamper) => {
    const event = buildEvent((await asked()).key);
    const answer = await sendEvent(server.app, server.context, sender, event, tamper);
    expect(answer).toMatchObject({ status: 401, body: { status: 'invalid-signature', message: 'invalid signature' } });
    expect(
      await server.context.db
        .selectFrom('vendor_event')
        .select('event_id')
        .where('event_id', '=', event.eventId)
        .execute(),
    ).toEqual([]);
  });

  test.each(['/credit/NOBODY', '/weather/FIGURE', '/credit/figure%00', '/title/FIGURE'])(
    'an event is refused the same way at %s',
    async (where) => {
      const answer = await server.raw('POST', `/service-vendor/webhook/api/v1${where}`, {
        body: buildEvent('x'),
        headers: { 'x-signature': sign('guess', Math.floor(Date.now() / 1000), Buffer.from('{}')) },
      });
      expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([401, 'invalid-signature']);
    },
  );

  test('must be complete JSON of at most 256 KB', async () => {
    const { key } = await asked();
    const buildSizedBody = (bytes: number) => {
      const event = { ...buildEvent(key), data: { pad: '' } };
      event.data.pad = 'x'.repeat(bytes - JSON.stringify(event).length);
      return event;
    };
    expect((await send(buildSizedBody(262_144))).status).toBe(200);
    expect((await send(buildSizedBody(262_145))).status).toBe(413);
    for (const wrong of [
      'text',
      null,
      {},
      { ...buildEvent(key), eventId: '' },
      { ...buildEvent(key), occurredAt: 'yesterday' },
      { ...buildEvent(key), data: [] },
    ]) {
      expect((await send(wrong)).status).toBe(400);
    }
  });

  test('is sent by the sandbox as its vendor would, or tampered with', async () => {
    const api = sandboxApi(server.app, server.context);
    const payload = { kind: 'credit', orgCode: 'FIGURE', event: buildEvent((await asked()).key) };
    expect((await api.inject({ method: 'POST', url: '/_sandbox/webhooks/send', payload })).json()).toEqual({
      status: 200,
      body: { received: true },
    });
    expect(
      (
        await api.inject({ method: 'POST', url: '/_sandbox/webhooks/send', payload: { ...payload, tamper: 'old' } })
      ).json(),
    ).toMatchObject({ status: 401 });
    await api.close();
  });

  test('may be signed with the old secret until it expires', async () => {
    const rotated: Sender = { kind: 'recording', organisation: 'FIGURE' };
    const first = await loadWebhookSecret(server.context, rotated);
    const second = await rotateSecret(server.context, rotated, 60);
    expect(await validWebhookSecrets(server.context, rotated)).toEqual([second, first]);
    await rotateSecret(server.context, rotated, 0);
    expect(await validWebhookSecrets(server.context, rotated)).not.toContain(second);
    const rows = await server.context.db.selectFrom('webhook_secret').selectAll().execute();
    expect(rows.map((row) => row.sealed.toString('latin1')).join()).not.toContain(first);
  });

  test('is stored sealed', async () => {
    const event = { ...buildEvent((await asked()).key), data: { account: '4417123456' } };
    await send(event);
    expect(
      JSON.stringify(await fetchRow(event.eventId), (_, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      ),
    ).not.toContain('4417123456');
  });

  const fetchRow = (eventId: string) =>
    server.context.db.selectFrom('vendor_event').selectAll().where('event_id', '=', eventId).executeTakeFirstOrThrow();
});
