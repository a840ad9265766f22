import { randomUUID } from 'node:crypto';
import {
  CALL_DOCS,
  createHeloc,
  exportReport,
  listExperimentResults,
  listOfficerResults,
  openTelemetrySession,
  type Reply,
  readFunnel,
  sendTelemetryEvent,
  type SentBodyOf,
  type SentQueryOf,
} from '@lintel/contract';
import { dayAfter, startOfDay, PACIFIC } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { buildCreation } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { facts, openLoan, WORKER_META } from '../../../test/loans.ts';
import { logInStaffMember } from '../../../test/staff.ts';
import { getPersona } from '../../../test/walk.ts';
import { loadFacts, pacificDay, record } from '../../loan-file/index.ts';
import { drive } from '../../sandbox/drive.ts';
import { saveExperiment } from '../experiments/index.ts';

type Query = SentQueryOf<typeof readFunnel>;
type EventBody = SentBodyOf<typeof sendTelemetryEvent>;

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const SESSION = CALL_DOCS[openTelemetrySession.id]?.example.body as SentBodyOf<typeof openTelemetrySession>;
const params = { context: 'external' } as const;
const TODAY = pacificDay(new Date());
const PERIOD: Query = { from: TODAY, to: TODAY };

/** A visit from a window of this width, which shows these pages one after the other. */
async function visit(
  server: TestApp,
  width: number,
  events: readonly Partial<EventBody>[],
  cookie = '',
): Promise<void> {
  const { sessionKey } = await server.send(openTelemetrySession, {
    params,
    body: { ...SESSION, sessionKey: null, windowWidth: width },
    headers: { cookie, 'x-org': 'FIGURE' },
  });
  for (const event of events)
    await server.send(sendTelemetryEvent, {
      params,
      headers: { 'x-org': 'FIGURE' },
      body: {
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
        ...event,
      },
    });
}

const page = (pagePath: string): Partial<EventBody> => ({ pagePath: `/account/heloc/${pagePath}` });
const STARTED: Partial<EventBody> = {
  event: 'helocStarted',
  eventType: 'TRACK',
  pagePath: `/account/heloc/${randomUUID()}`,
};
const see = (variation: string): Partial<EventBody> => ({
  event: 'experiment-exposure',
  eventType: 'EXPOSURE',
  eventProperties: { experiment: 'short-form', variation },
});

const countSteps = (steps: Reply<typeof readFunnel>['files'] | Reply<typeof readFunnel>['visits']) =>
  Object.fromEntries(steps.map(({ step, count }) => [step, count]));

async function createOriginator({ context: { db } }: TestApp): Promise<string> {
  const uuid = randomUUID();
  await db
    .insertInto('loan_originator')
    .values({
      uuid,
      organisation: 'FIGURE',
      kind: 'OFFICER',
      name: 'Olivia Grant',
      nmls_id: '990106',
      phone: '3035550199',
      email: 'olivia@lender.example',
      licensed_states: '["CO"]',
      enforce_licensed_states: false,
      replies_within_hours: null,
      staff_uuid: null,
    })
    .execute();
  return uuid;
}

async function setOriginator({ context: { db } }: TestApp, uuid: string, originator: string): Promise<void> {
  await db
    .insertInto('application_originator')
    .values({ application_uuid: uuid, originator_uuid: originator, referral_uuid: null })
    .execute();
}

onOneDatabase('the funnel', (open) => {
  let server: TestApp;
  let token = '';
  beforeAll(async () => {
    server = await createTestApp(await open());
    ({ token } = await logInStaffMember(server, 'admin'));
  });
  const read = (query: Query = PERIOD) => server.send(readFunnel, { token, query });

  test('counts visits by the furthest step, in any order of their pages, by device', async () => {
    await visit(server, 390, [page('register-v2'), page('register-v2/for-sale'), page('register-v2/home-address')]);
    await visit(server, 390, [page('register-v2'), STARTED, page(':uuid')]);
    await visit(server, 1280, [page('register-v2/annual-income')]);
    await visit(server, 1280, [{ pagePath: '/contact' }]);
    const { visits } = await read();
    expect(visits[0]).toEqual({
      step: 'index',
      count: 3,
      dropped: 0,
      byDevice: { PHONE: 2, TABLET: 0, DESKTOP: 1, UNKNOWN: 0 },
    });
    expect(countSteps(visits)).toMatchObject({ 'for-sale': 3, 'annual-income': 2, 'legal-name': 1, application: 1 });
    expect(visits.map(({ dropped }) => dropped)).toEqual([0, 0, 0, 1, 1, 0, 0, 0, 0]);
    expect((await read({ ...PERIOD, device: 'DESKTOP' })).visits[0]!.count).toBe(1);
  });

  test('counts a file from its creation, with the device of the request, and one step further with each fact that gets there', async () => {
    const before = countSteps((await read()).files);
    const { token: borrower, email } = await server.createBorrower();
    const headers = { 'user-agent': PHONE };
    await server.send(createHeloc, { query: { state: 'CO' }, token: borrower, headers, body: buildCreation(email) });
    await openLoan(server.context, {}, facts.intake, facts.creditFound);
    await openLoan(server.context, {}, facts.withdrawn);
    await openLoan(server.context, { organisation: 'HOMEPOINT' });
    const { files } = await read();
    const counted = countSteps(files);
    expect(counted['CREATED']).toBe((before['CREATED'] ?? 0) + 3);
    expect(counted['SOFT_CREDIT']).toBe((before['SOFT_CREDIT'] ?? 0) + 1);
    expect(counted['OFFERS']).toBe(before['OFFERS']);
    expect(files[0]!.byDevice).toMatchObject({ PHONE: 1, UNKNOWN: 2 });
    expect(files[1]!.dropped).toBe(2);
  });

  test('keeps the furthest step of a file that goes back', async () => {
    const before = countSteps((await read()).files);
    const { uuid } = await openLoan(server.context, {}, facts.intake);
    await server.context.db.updateTable('funnel_file').set({ step: 4 }).where('application_uuid', '=', uuid).execute();
    await record(server.context, uuid, () => [facts.creditFound], WORKER_META);
    expect(countSteps((await read()).files)['SUBMITTED']).toBe((before['SUBMITTED'] ?? 0) + 1);
  });

  test('reads only the period, and refuses more than 400 days and an end before the start', async () => {
    const { files, visits } = await read({ from: '2020-01-01', to: '2020-12-31' });
    expect([...files, ...visits].every(({ count }) => count === 0)).toBe(true);
    const ask = (query: { from: string; to: string }) => server.ask(readFunnel, { token, query });
    const backward = await ask({ from: '2026-11-26', to: '2026-11-25' });
    expect([backward.statusCode, backward.json()]).toMatchObject([422, { status: 'choice-unknown' }]);
    const tooLong = await ask({ from: '2025-10-23', to: '2026-11-27' });
    expect([tooLong.statusCode, tooLong.json()]).toMatchObject([
      422,
      { status: 'period-too-long', message: 'Choose a period of 400 days or less.' },
    ]);
    expect((await ask({ from: '2025-10-24', to: '2026-11-27' })).statusCode).toBe(200);
  });

  test('is for staff with the permission only', async () => {
    const { token: underwriter } = await logInStaffMember(server, 'underwriter');
    const query = { ...PERIOD, part: 'FILES' } as const;
    expect((await server.ask(readFunnel, { token: underwriter, query: PERIOD })).statusCode).toBe(403);
    expect((await server.ask(listExperimentResults, { token: underwriter, query: PERIOD })).statusCode).toBe(403);
    expect((await server.ask(listOfficerResults, { token: underwriter, query: PERIOD })).statusCode).toBe(403);
    expect((await server.ask(exportReport, { token: underwriter, query })).statusCode).toBe(403);
  });

  test('by loan officer adds up to all files, and is exported with the period before', async () => {
    const originator = await createOriginator(server);
    for (const given of [[facts.intake, facts.creditFound], [facts.intake], []])
      await setOriginator(server, (await openLoan(server.context, {}, ...given)).uuid, originator);
    const yesterday = dayAfter(TODAY, -1);
    const { uuid: earlier } = await openLoan(server.context, {}, facts.intake);
    await setOriginator(server, earlier, originator);
    await server.context.db
      .updateTable('funnel_file')
      .set({ started_at: new Date(startOfDay(yesterday, PACIFIC)) })
      .where('application_uuid', '=', earlier)
      .execute();

    const officers = await server.send(listOfficerResults, { token, query: PERIOD });
    const own = officers.find(({ originatorUuid }) => originatorUuid === originator);
    expect(own).toMatchObject({ name: 'Olivia Grant', timed: 0, seconds: 0 });
    expect(own?.steps.slice(0, 3)).toEqual([
      { step: 'CREATED', count: 3, dropped: 0 },
      { step: 'SOFT_CREDIT', count: 1, dropped: 2 },
      { step: 'OFFERS', count: 0, dropped: 1 },
    ]);
    expect(officers.at(-1)).toMatchObject({ originatorUuid: null, name: null });
    const { files } = await read();
    for (const [index, { step, count }] of files.entries())
      expect(
        officers.reduce((sum, { steps }) => sum + (steps[index]?.count ?? 0), 0),
        `files at ${step}`,
      ).toBe(count);

    const csv = async (part: 'OFFICERS' | 'FILES') =>
      (await server.ask(exportReport, { token, query: { ...PERIOD, part } })).body
        .split('\r\n')
        .map((row) => row.split(','));
    const [head = [], ...rows] = await csv('OFFICERS');
    const row = rows.find(([officer]) => officer === 'Olivia Grant') ?? [];
    expect([row[head.indexOf('CREATED')], row[head.indexOf('CREATEDBefore')]]).toEqual(['3', '1']);
    const [names = [], created = []] = await csv('FILES');
    expect(created[names.indexOf('countBefore')]).toBe('1');
  });

  test('is exported with the same numbers', async () => {
    const { files } = await read();
    const answer = await server.ask(exportReport, { token, query: { ...PERIOD, part: 'FILES' } });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="files.csv"');
    const [head, ...lines] = answer.body.trim().split('\r\n');
    expect(head).toBe('brand,step,count,dropped,PHONE,TABLET,DESKTOP,UNKNOWN,countBefore');
    expect(lines).toEqual(
      files.map(({ step, count, dropped, byDevice }) =>
        ['FIGURE', step, count, dropped, ...Object.values(byDevice), step === 'CREATED' ? 1 : 0].join(','),
      ),
    );
  });
});

onOneDatabase('reports of visitors and funded files', (open) => {
  let server: TestApp;
  let token = '';
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    ({ token } = await logInStaffMember(server, 'compliance'));
  });

  describe('an experiment', () => {
    const readResults = () => server.send(listExperimentResults, { token, query: PERIOD });

    test('counts each visitor once in the arm that they saw, and as converted when they start an application', async () => {
      const variations = ['short', 'control'].map((variation) => ({ variation, weight: 1 }));
      await saveExperiment(server.context.db, 'FIGURE', { name: 'short-form', variations });
      await saveExperiment(server.context.db, 'FIGURE', { name: 'unseen', variations });
      const [ana, luis, mixed] = [0, 1, 2].map(() => `heloc-tracker=${randomUUID()}`);
      await visit(server, 390, [see('control')], ana);
      await visit(server, 390, [see('control'), STARTED], ana);
      await visit(server, 390, [see('control')], luis);
      await visit(server, 390, [see('short'), see('control'), STARTED], mixed);
      for (let visitor = 0; visitor < 3; visitor += 1) await visit(server, 1280, [see('short'), STARTED]);
      await visit(server, 1280, [STARTED]);
      const results = await readResults();
      expect(results.map(({ name }) => name)).toEqual(['short-form']);
      const [{ arms, verdict, needed, running }] = results as [(typeof results)[number]];
      expect({ verdict, needed, running }).toEqual({ verdict: 'TOO_EARLY', needed: 388, running: true });
      expect(arms).toMatchObject([
        { variation: 'control', exposed: 2, converted: 1, rate: 0.5, difference: null },
        { variation: 'short', exposed: 3, converted: 3, rate: 1, difference: { rate: 0.5 } },
      ]);
      const csv = await server.ask(exportReport, { token, query: { ...PERIOD, part: 'EXPERIMENTS' } });
      expect(csv.body.split('\r\n')[1]).toMatch(/^short-form,TOO_EARLY,control,2,1,0\.5,/);
    });
  });

  test('the times of a funded file add up to the seconds from its creation to its payment', async () => {
    const { uuid } = await drive(server.app, getPersona('second-home'), 'COMPLETE');
    const recorded = await loadFacts(server.context.db, uuid);
    const day = (type: string): Date => recorded.find((row) => row.type === type)!.at;
    const toSecond = (at: Date): number => Math.floor(at.getTime() / 1000);
    const whole = toSecond(day('FundsSent')) - toSecond(recorded[0]!.at);
    const created = pacificDay(recorded[0]!.at);
    const { times, files } = await server.send(readFunnel, { token, query: { from: created, to: created } });
    expect(files.at(-1)).toMatchObject({ step: 'FUNDED', count: 1 });
    const sum = (wanted: (time: (typeof times)[number]) => boolean): number =>
      times.filter(wanted).reduce((all, { seconds }) => all + seconds, 0);
    expect(times.find(({ phase, party }) => phase === 'ALL' && party === 'ALL')).toMatchObject({
      files: 1,
      seconds: whole,
    });
    expect(sum(({ phase, party }) => phase !== 'ALL' && party === 'ALL')).toBe(whole);
    expect(sum(({ phase, party }) => phase === 'ALL' && party !== 'ALL')).toBe(whole);
    expect(sum(({ phase, party }) => phase !== 'ALL' && party !== 'ALL')).toBe(whole);
    const total = times.find(({ phase, party }) => phase === 'ALL' && party === 'ALL')!;
    expect(Math.abs(total.medianSeconds - whole)).toBeLessThanOrEqual(whole * 0.01 + 1);
    expect(total.p90Seconds).toBe(total.medianSeconds);
  });
});
