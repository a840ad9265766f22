import {
  CALL_DOCS,
  openTelemetrySession,
  reportClientError,
  sendTelemetryEvent,
  type SentBodyOf,
} from '@lintel/contract';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { openCollector } from '../../../test/collector.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { getPersona } from '../../../test/walk.ts';
import { logOptions } from '../../kernel/http/log.ts';
import { drive, type DrivenPersona } from '../../sandbox/drive.ts';
import type { Persona } from '../../sandbox/personas.ts';
import { readOutbox } from '../../vendors/index.ts';
import { metrics } from '../metrics/index.ts';

const params = { context: 'external' } as const;
const SESSION = CALL_DOCS[openTelemetrySession.id]?.example.body as SentBodyOf<typeof openTelemetrySession>;
const EVENT = CALL_DOCS[sendTelemetryEvent.id]?.example.body as SentBodyOf<typeof sendTelemetryEvent>;

const PERSONA: Persona = {
  ...getPersona('manual-notary'),
  firstName: 'Quillfeather',
  lastName: 'Vandermoss',
  street: ['4177 Paper County Larkspur Road', 'Denver', 'CO', '80202'],
};
/** What the persona and its sandbox give besides, in the spellings in which it could leak. */
const GIVEN = {
  'birth date': ['1984-03-09', '03/09/1984', 'March 9, 1984'],
  phone: ['3035550142', '303-555-0142', '(303) 555-0142'],
  'Social Security number': ['666-00-0001', '666000001'],
  'account number': ['123450001'],
  'routing number': ['099000008'],
};

type Canaries = Readonly<Record<string, readonly string[]>>;
type Places = Readonly<Record<string, string>>;

/** Digits count only as a whole number, because any digits can occur in a hash. */
const occurs = (value: string, place: string): boolean =>
  /^\d+$/.test(value)
    ? new RegExp(`(?<![0-9a-f.])${value}(?![0-9a-f])`).test(place)
    : place.includes(value.toLowerCase());

const findLeaks = (places: Places, canaries: Canaries): string[] =>
  Object.entries(places).flatMap(([place, content]) =>
    Object.entries(canaries)
      .filter(([, values]) => values.some((value) => occurs(value, content.toLowerCase())))
      .map(([name]) => `${name} in ${place}`),
  );

/** A page that puts a person's data wherever an event has room for text, and then one event that is as it should be. */
async function sendFromCarelessPage(server: TestApp, { uuid }: DrivenPersona, canaries: Canaries): Promise<void> {
  for (const value of Object.values(canaries).flat()) {
    // A parameter of a campaign is a word that the lender chose, so one name alone would be a campaign's.
    const queryParams = { q: value, email: value, utm_term: `${value}, Denver`, utm_source: `hello ${value}` };
    const { sessionKey } = await server.send(openTelemetrySession, {
      params,
      body: { ...SESSION, referrer: `https://mail.example/${value}?q=${value}`, queryParams },
    });
    const body = { ...EVENT, sessionKey, queryParams, domain: value, applicationUuid: uuid };
    const properties = { email: value, [value]: value };
    for (const change of [
      { event: value },
      { eventProperties: properties },
      { pagePath: `/account/heloc/${value}/${value}` },
      { pagePath: `/account/heloc/register-v2?email=${value}`, dedupeProperty: value },
    ])
      await server.ask(sendTelemetryEvent, { params, body: { ...body, ...change } });
    await server.loose(reportClientError, { body: { app: 'borrower', where: 'form', what: `${value}: ${value}.` } });
    await server.raw('GET', `/account/heloc/register-v2?email=${encodeURIComponent(value)}`, {
      headers: { accept: 'text/html', 'user-agent': value, referer: `https://mail.example/${value}` },
    });
  }
  await server.send(reportClientError, { body: { app: 'borrower', where: 'form', what: 'TypeError', at: null } });
}

async function dump(server: TestApp, table: string): Promise<string> {
  const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
    server.context.db,
  );
  return rows.map(({ row }) => row).join('\n');
}

onOneDatabase('what is measured', (open) => {
  test('contains nothing of a person over the whole journey, whatever their page sends', async () => {
    const lines: string[] = [];
    const { log } = Fastify({ logger: logOptions({ logLevel: 'debug' }, { write: (line) => lines.push(line) }) });
    const collector = await openCollector();
    onTestFinished(() => collector.close());
    const server = await createTestApp(await open(), {
      env: { OTLP_URL: collector.url, METRICS_PORT: '0' },
      log,
      run: true,
    });
    const listener = await metrics.listener?.(server.context);
    onTestFinished(() => listener?.close());

    const driven = await drive(server.app, PERSONA, 'COMPLETE');
    const canaries: Canaries = {
      'first name': [PERSONA.firstName],
      'last name': [PERSONA.lastName],
      street: [PERSONA.street[0]],
      email: [driven.email],
      password: [driven.password],
      ...GIVEN,
    };
    await sendFromCarelessPage(server, driven, canaries);
    await expect.poll(() => collector.received()).not.toBe('');

    const places: Places = {
      visits: await dump(server, 'telemetry_session'),
      events: await dump(server, 'telemetry_event'),
      'dropped events': await dump(server, 'telemetry_dropped'),
      'bodies to the collector': collector.received(),
      metrics: await (await fetch(/http:\S+/.exec(listener?.line ?? '')?.[0] ?? '')).text(),
      'the log with the reports of errors': lines.join(''),
      'queued jobs': await dump(server, 'pgboss.job'),
    };
    expect(findLeaks(places, canaries)).toEqual([]);

    // Each place has what belongs there, and the search finds a value in each.
    expect(places).toMatchObject({
      visits: expect.stringContaining('mail.example') as string,
      events: expect.stringContaining(EVENT.event) as string,
      'dropped events': expect.stringContaining('EVENT_NOT_LISTED') as string,
      'bodies to the collector': expect.stringContaining(EVENT.event) as string,
      metrics: expect.stringContaining(`call="${sendTelemetryEvent.id}"`) as string,
      'the log with the reports of errors': expect.stringContaining('client.failed') as string,
      'queued jobs': expect.stringContaining(driven.uuid) as string,
    });
    const mails = JSON.stringify(await readOutbox(server.context.db, server.context.vault, driven.email));
    expect(mails).toContain(PERSONA.firstName);
    const names = Object.keys(canaries);
    for (const [index, [place, content]] of Object.entries(places).entries()) {
      const name = names[index % names.length] ?? '';
      const planted = { [place]: `${content} ${canaries[name]?.at(-1)} ` };
      expect(findLeaks(planted, canaries)).toContain(`${name} in ${place}`);
    }
  });
});
