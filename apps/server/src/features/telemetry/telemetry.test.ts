import { randomUUID } from 'node:crypto';
import { CALL_DOCS, openTelemetrySession, sendTelemetryEvent, type SentBodyOf } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { removeAged } from '../retention/aged-records.ts';
import { isSampled } from './sessions.ts';

type SessionBody = SentBodyOf<typeof openTelemetrySession>;
type EventBody = SentBodyOf<typeof sendTelemetryEvent>;
type SessionKey = EventBody['sessionKey'];

const SESSION = CALL_DOCS[openTelemetrySession.id]?.example.body as SessionBody;
const START = new Date('2026-11-26T18:00:00Z');
const UUID = randomUUID();

onOneDatabase('telemetry', (open) => {
  let server: TestApp;
  let now = START;
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
  });

  const params = { context: 'external' } as const;
  const begin = async (change: Partial<SessionBody> = {}, headers: Record<string, string> = {}, from = server) =>
    (await from.send(openTelemetrySession, { params, body: { ...SESSION, ...change }, headers })).sessionKey;
  const buildEvent = (sessionKey: SessionKey, change: Partial<EventBody> = {}): EventBody => ({
    domain: 'apply.example',
    queryParams: {},
    pagePath: '/account/heloc/register-v2',
    event: 'page-view',
    sessionKey,
    identityId: null,
    applicationUuid: null,
    eventType: 'PAGE_VIEW',
    productType: 'HELOC',
    eventProperties: {},
    dontDedupe: true,
    dedupeProperty: null,
    ...change,
  });
  const sendEvent = async (body: EventBody, headers: Record<string, string> = {}, from = server) => {
    const answer = await from.ask(sendTelemetryEvent, { params, body, headers });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  };
  const listEvents = (sessionKey: SessionKey) =>
    server.context.db
      .selectFrom('telemetry_event')
      .selectAll()
      .where('session_uuid', '=', sessionKey.uuid)
      .orderBy('id')
      .execute();
  const countDropped = async (reason: string): Promise<number> =>
    (await server.context.db.selectFrom('telemetry_dropped').selectAll().execute())
      .filter((row) => row.reason === reason)
      .reduce((sum, { count }) => sum + count, 0);

  test('begins a visit with a key, its start and the tracker of the cookie [TELE-003, DATA-032, CALL-040]', async () => {
    const first = await server.ask(openTelemetrySession, { params, body: SESSION });
    const { sessionKey } = first.json();
    expect(sessionKey).toEqual({
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      epoch: START.getTime(),
      trackerUuid: first.cookies.find(({ name }) => name === 'heloc-tracker')?.value,
    });
    const cookie = `heloc-tracker=${sessionKey?.trackerUuid}`;
    expect(await begin({ sessionKey }, { cookie })).toEqual(sessionKey);
    now = new Date(START.getTime() + DAY_MS);
    const next = await begin({ sessionKey }, { cookie });
    now = START;
    expect(next.uuid).not.toBe(sessionKey?.uuid);
    expect(next.trackerUuid).toBe(sessionKey?.trackerUuid);
  });

  test('stores of a visit only the device, the referring host and listed query parameters [TELE-002]', async () => {
    const { uuid } = await begin({
      referrer: 'https://mail.example/inbox/ana@example.com?subject=heloc',
      queryParams: { utm_source: 'mail', email: 'ana@example.com', utm_term: 'ana@example.com' },
      windowWidth: 390,
    });
    const row = await server.context.db
      .selectFrom('telemetry_session')
      .selectAll()
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ device: 'PHONE', referrer: 'mail.example', query: { utm_source: 'mail' } });
    expect(JSON.stringify(row)).not.toContain('ana');
  });

  test('stores of the tracker only a hash, the same for each visit of a browser', async () => {
    const [first, other] = [await begin(), await begin()];
    const again = await begin({}, { cookie: `heloc-tracker=${first.trackerUuid}` });
    const rows = await server.context.db.selectFrom('telemetry_session').selectAll().execute();
    const hashOf = (key: SessionKey) => rows.find(({ uuid }) => uuid === key.uuid)?.tracker_hash;
    expect(JSON.stringify(rows)).not.toContain(first.trackerUuid);
    expect(hashOf(again)).toBe(hashOf(first));
    expect(hashOf(other)).not.toBe(hashOf(first));
  });

  test('stores an event without its people: a pattern for the page, no identity, no application [TELE-001, CALL-039]', async () => {
    const key = await begin();
    const { identityUuid, token } = await server.createBorrower();
    const body = buildEvent(key, {
      pagePath: `/account/heloc/${UUID}/income/link/ana`,
      identityId: identityUuid,
      applicationUuid: UUID,
      queryParams: { org: 'FIGURE', nonce: 'secret' },
    });
    const answer = await server.ask(sendTelemetryEvent, { params: { context: 'secure' }, token, body });
    expect(answer.statusCode).toBe(204);
    const rows = await listEvents(key);
    expect(rows).toMatchObject([
      {
        event: 'page-view',
        event_type: 'PAGE_VIEW',
        page_path: '/account/heloc/:uuid/income/link/:type',
        query: { org: 'FIGURE' },
        properties: {},
      },
    ]);
    for (const value of [identityUuid, UUID, 'secret', 'ana']) expect(JSON.stringify(rows)).not.toContain(value);
  });

  test.each([
    ['an event that is not listed', 'EVENT_NOT_LISTED', { event: 'heloc-password-typed' }],
    ['a listed event of another type', 'EVENT_NOT_LISTED', { eventType: 'TRACK' }],
    ['an event named like a property of every object', 'EVENT_NOT_LISTED', { event: 'constructor' }],
    ['a property that is not listed', 'PROPERTY_NOT_LISTED', { eventProperties: { email: 'ana@example.com' } }],
    [
      'a value that is not allowed',
      'PROPERTY_NOT_LISTED',
      { event: 'client-error', eventType: 'ERROR', eventProperties: { where: 'form', what: 'ana@example.com' } },
    ],
  ] as const)('drops %s and counts it', async (_name, reason, change) => {
    const key = await begin();
    const before = await countDropped(reason);
    await sendEvent(buildEvent(key, change));
    expect(await listEvents(key)).toEqual([]);
    expect(await countDropped(reason)).toBe(before + 1);
  });

  test('stores a repetition once per visit and value, and every one with `dontDedupe` [TELE-001, OP-A-083]', async () => {
    const [key, other] = [await begin(), await begin()];
    const started = (sessionKey: SessionKey, applicationUuid: string, dontDedupe = false) =>
      buildEvent(sessionKey, {
        event: 'helocStarted',
        eventType: 'TRACK',
        applicationUuid,
        dontDedupe,
        dedupeProperty: 'applicationUuid',
      });
    const before = await countDropped('REPEATED');
    await Promise.all([UUID, UUID, UUID].map((uuid) => sendEvent(started(key, uuid))));
    expect(await listEvents(key)).toHaveLength(1);
    expect(await countDropped('REPEATED')).toBe(before + 2);
    await sendEvent(started(key, randomUUID()));
    await sendEvent(started(key, UUID, true));
    expect(await listEvents(key)).toHaveLength(3);
    await sendEvent(started(other, UUID));
    expect(await listEvents(other)).toHaveLength(1);
  });

  test('stores nothing of a browser with Global Privacy Control, and counts it', async () => {
    const headers = { 'sec-gpc': '1' };
    const before = await countDropped('PRIVACY_SIGNAL');
    const key = await begin({}, headers);
    await sendEvent(buildEvent(key), headers);
    const sessions = server.context.db.selectFrom('telemetry_session').selectAll().where('uuid', '=', key.uuid);
    expect(await sessions.execute()).toEqual([]);
    expect(await countDropped('PRIVACY_SIGNAL')).toBe(before + 1);
  });

  test('drops events of a visit that it does not know, also of another lender', async () => {
    const key = await begin();
    const before = await countDropped('SESSION_UNKNOWN');
    await sendEvent(buildEvent({ ...key, uuid: randomUUID() }));
    await sendEvent(buildEvent(key), { 'x-org': 'HOMEPOINT' });
    expect(await countDropped('SESSION_UNKNOWN')).toBe(before + 2);
  });

  test('refuses the secure context without a token, and a body above 8 KB', async () => {
    const key = await begin();
    const secure = await server.ask(sendTelemetryEvent, { params: { context: 'secure' }, body: buildEvent(key) });
    expect([secure.statusCode, secure.json().status]).toEqual([401, 'unauthenticated']);
    const large = buildEvent(key, { eventProperties: { text: 'x'.repeat(8192) } });
    expect((await server.ask(sendTelemetryEvent, { params, body: large })).statusCode).toBe(413);
  });

  test('stores no event of a visit outside the sample, and every event by default', async () => {
    const none = await createTestApp(await open(), { env: { TELEMETRY_SAMPLE: '0' }, sessionNow: () => now });
    const key = await begin({}, {}, none);
    const before = await countDropped('NOT_SAMPLED');
    await sendEvent(buildEvent(key), {}, none);
    expect(await listEvents(key)).toEqual([]);
    expect(await countDropped('NOT_SAMPLED')).toBe(before + 1);
    const all = await Promise.all(Array.from({ length: 20 }, () => begin()));
    await Promise.all(all.map((one) => sendEvent(buildEvent(one))));
    expect(await Promise.all(all.map(async (one) => (await listEvents(one)).length))).toEqual(all.map(() => 1));
  });

  test('deletes visits after thirteen months, with their events', async () => {
    const key = await begin();
    await sendEvent(buildEvent(key));
    await removeAged({ ...server.context, sessionNow: () => new Date(START.getTime() + 400 * DAY_MS) });
    expect(await listEvents(key)).toHaveLength(1);
    await removeAged({ ...server.context, sessionNow: () => new Date(START.getTime() + 402 * DAY_MS) });
    expect(await listEvents(key)).toEqual([]);
  });
});

describe('isSampled', () => {
  test('picks the given share of visits', () => {
    const picked = Array.from({ length: 20_000 }, () => isSampled(randomUUID(), 25)).filter(Boolean).length;
    expect(picked / 20_000).toBeGreaterThan(0.23);
    expect(picked / 20_000).toBeLessThan(0.27);
  });
});
