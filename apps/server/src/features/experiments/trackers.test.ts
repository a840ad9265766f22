import { randomUUID } from 'node:crypto';
import {
  decideExperiments,
  evaluateFeature,
  evaluateFeatures,
  getAliasPaths,
  logOut,
  readTrackerProfile,
  saveApplicationExperiments,
  saveTrackerProfile,
} from '@lintel/contract';
import { FLAG_KEYS } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { newLoan } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { saveExperiment } from './store.ts';

const EVEN = [
  { variation: 'control', weight: 1 },
  { variation: 'variation', weight: 1 },
];
const params = { context: 'external' } as const;

onOneDatabase('a tracker', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
    await saveExperiment(server.context.db, 'FIGURE', { name: 'hero', variations: EVEN });
  });

  const fetchDecisions = async (trackerId: string | null) =>
    (await server.send(decideExperiments, { params, body: { optimizeUser: { attributes: null, trackerId } } }))
      .decisions;

  test('of a person is the first one that is saved, and each browser that reads it takes it over [CALL-021, CALL-023, EXP-004]', async () => {
    const { token, identityUuid } = await server.createBorrower();
    const query = { identityUuid };
    const none = await server.ask(readTrackerProfile, { token, query });
    expect([none.statusCode, none.json().status]).toEqual([404, 'not-found']);
    const [first, second] = [randomUUID(), randomUUID()];
    const save = (optimizelyProfileUuid: string) =>
      server.send(saveTrackerProfile, { token, query, body: { optimizelyProfileUuid } });
    expect(await save(first)).toMatchObject({ optimizelyProfileUuid: first, identityUuid });
    expect(await save(second)).toMatchObject({ optimizelyProfileUuid: first });
    const read = await server.ask(readTrackerProfile, { token, query });
    expect(read.json()).toMatchObject({ optimizelyProfileUuid: first });
    expect(read.cookies.find(({ name }) => name === 'heloc-tracker')?.value).toBe(first);
    const [plain = ''] = getAliasPaths(readTrackerProfile);
    const alias = await server.raw('GET', `${plain}?identityUuid=${identityUuid}`, { token });
    expect(alias.json()).toMatchObject({ optimizelyProfileUuid: first });
  });

  test('of another person is replaced by a new one for the next person who logs in', async () => {
    const [ana, other] = [await server.createBorrower(), await server.createBorrower()];
    const shared = randomUUID();
    const save = ({ token, identityUuid }: { token: string; identityUuid: string }) =>
      server.ask(saveTrackerProfile, {
        token,
        query: { identityUuid },
        body: { optimizelyProfileUuid: shared },
      });
    const trackerOf = (answer: Awaited<ReturnType<typeof save>>) =>
      answer.cookies.find(({ name }) => name === 'heloc-tracker')?.value;
    expect(trackerOf(await save(ana))).toBe(shared);
    const saved = await save(other);
    expect(trackerOf(saved)).toMatch(/^[0-9a-f-]{36}$/);
    expect(trackerOf(saved)).not.toBe(shared);
    expect(saved.json()).toMatchObject({ optimizelyProfileUuid: trackerOf(saved) });
  });

  test('leaves the browser at logout', async () => {
    const { token } = await server.createBorrower();
    const answer = await server.ask(logOut, { token, headers: { cookie: `heloc-tracker=${randomUUID()}` } });
    expect(answer.cookies.find(({ name }) => name === 'heloc-tracker')).toMatchObject({ value: '', path: '/' });
  });

  test('of another person is not found', async () => {
    const [ana, other] = [await server.createBorrower(), await server.createBorrower()];
    const query = { identityUuid: ana.identityUuid };
    const body = { optimizelyProfileUuid: randomUUID() };
    await server.send(saveTrackerProfile, { token: ana.token, query, body });
    expect((await server.ask(readTrackerProfile, { token: other.token, query })).statusCode).toBe(404);
    expect((await server.ask(saveTrackerProfile, { token: other.token, query, body })).statusCode).toBe(404);
  });

  test('gets the same decisions each time, and none without a tracker [CALL-037]', async () => {
    const trackers = Array.from({ length: 30 }, () => randomUUID());
    const decisions = await Promise.all(trackers.map(fetchDecisions));
    expect(new Set(decisions.map(([one]) => one?.variation))).toEqual(new Set(['control', 'variation']));
    expect(decisions.flat().filter(({ enabled, variation }) => enabled !== (variation !== 'control'))).toEqual([]);
    expect(await Promise.all(trackers.map(fetchDecisions))).toEqual(decisions);
    expect(await fetchDecisions(null)).toEqual([]);
    expect(await fetchDecisions('ana@example.com')).toEqual([]);
  });

  test('saves its decisions only for the browser or the person who has it', async () => {
    const listSaved = async (tracker: string) =>
      (await server.context.db.selectFrom('experiment_assignment').selectAll().execute()).filter(
        (row) => row.tracker_uuid === tracker,
      );
    const decideFor = (trackerId: string, more: { token?: string; headers?: Record<string, string> } = {}) =>
      server.send(decideExperiments, { params, body: { optimizeUser: { trackerId } }, ...more });
    const [foreign, own, ofPerson] = [randomUUID(), randomUUID(), randomUUID()];
    const { decisions } = await decideFor(foreign, { headers: { cookie: `heloc-tracker=${own}` } });
    expect(decisions).toHaveLength(1);
    expect(await listSaved(foreign)).toEqual([]);

    await decideFor(own, { headers: { cookie: `heloc-tracker=${own}` } });
    expect(await listSaved(own)).toHaveLength(1);

    const { token, identityUuid } = await server.createBorrower();
    await decideFor(ofPerson, { token });
    expect(await listSaved(ofPerson)).toEqual([]);
    const body = { optimizelyProfileUuid: ofPerson };
    await server.send(saveTrackerProfile, { token, query: { identityUuid }, body });
    await decideFor(ofPerson, { token });
    expect(await listSaved(ofPerson)).toHaveLength(1);
  });

  test('is decided 60 times a minute for one address, in at most 8 KB', async () => {
    const from = '203.0.113.77';
    const sessionNow = () => new Date('2026-11-26T18:00:00Z');
    const strict = await createTestApp(await open(), { env: { QUOTAS: '1' }, sessionNow });
    const decideFrom = async (more = {}) =>
      (await strict.ask(decideExperiments, { params, body: { optimizeUser: { trackerId: null, ...more } }, from }))
        .statusCode;
    expect(await decideFrom({ attributes: { organization: 'x'.repeat(9000) } })).toBe(413);
    const codes = await Promise.all(Array.from({ length: 61 }, () => decideFrom()));
    expect(codes.filter((code) => code !== 200)).toEqual([429]);
  });

  test('gets the flags that the flag calls return [CALL-036, CALL-038]', async () => {
    const optimizeUser = { attributes: { organization: 'FIGURE' }, trackerId: randomUUID() };
    const { features } = await server.send(evaluateFeatures, { params, body: { optimizeUser } });
    expect(features.map(({ key }) => key)).toEqual(FLAG_KEYS);
    for (const key of ['fe-webchat', 'fe-heloc-banners'] as const) {
      const one = await server.send(evaluateFeature, { params, body: { featureKey: key, optimizeUser } });
      expect({ key, enabled: one.enabled }).toEqual({ key, enabled: key === 'fe-heloc-banners' });
    }
    const unknown = await server.ask(evaluateFeature, { params, body: { featureKey: 'fe-none', optimizeUser } });
    expect(unknown.statusCode).toBe(404);
  });

  test('leaves its variations with an application, the latest of each experiment, and only known ones [EXP-002, CALL-022, DATA-025]', async () => {
    const { uuid, token } = await newLoan(server);
    const save = (variation: string, name = 'hero') =>
      server.ask(saveApplicationExperiments, { token, params: { uuid }, body: { experiments: [{ name, variation }] } });
    const list = () =>
      server.context.db
        .selectFrom('application_experiment')
        .select(['name', 'variation'])
        .where('application_uuid', '=', uuid)
        .execute();
    const first = await save('control');
    expect(first.json()).toMatchObject({ status: { checklistStatus: expect.any(String) as string } });
    await save('variation');
    expect(await list()).toEqual([{ name: 'hero', variation: 'variation' }]);
    for (const refused of [await save('other'), await save('control', 'ana@example.com')])
      expect([refused.statusCode, refused.json().status]).toEqual([422, 'choice-unknown']);
    expect(await list()).toHaveLength(1);
  });
});
