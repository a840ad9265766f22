import { randomUUID } from 'node:crypto';
import {
  changeFlag,
  decideFlagProposal,
  listFlagChanges,
  listFlags,
  readFlag,
  type Reply,
  type SentQueryOf,
} from '@lintel/contract';
import { FLAG_KEYS, MAINTENANCE_FLAG, touchesMoney, type FlagInput } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { DAY_MS, MINUTE_MS } from '../../kernel/time.ts';

const START = new Date('2026-11-26T18:00:00Z');
const inMinutes = (minutes: number): string => new Date(START.getTime() + minutes * MINUTE_MS).toISOString();
const WINDOW = {
  routes: ['/account/heloc/:uuid/*'],
  message: 'We’re moving to a new data center.',
  pageTitle: 'Back soon',
  shouldShowDashboardLink: true,
};

onOneDatabase('flags that staff set', (open) => {
  let server: TestApp;
  let admin: StaffMember;
  let now = START;
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    admin = await logInStaffMember(server, 'admin');
  });

  const findFlag = async (key: string) => {
    const flag = (await server.send(listFlags, { token: admin.token })).find((one) => one.key === key);
    if (!flag) throw new Error(`No flag ${key}`);
    return flag;
  };
  const set = async (key: string, input: Partial<FlagInput>, version?: number) =>
    server.ask(changeFlag, {
      token: admin.token,
      params: { key },
      version: version ?? (await findFlag(key)).version,
      body: { enabled: true, variables: {}, startsAt: null, endsAt: null, ...input },
    });
  const read = (key: string, organization = 'FIGURE') =>
    server.send(readFlag, { params: { key }, query: { organization } });

  test('are the 17 allowed ones, each with where its value is from [FLAG-002]', async () => {
    const flags = await server.send(listFlags, { token: admin.token });
    expect(new Set(flags.map(({ key }) => key)).size).toBe(17);
    expect(flags).toHaveLength(17);
    for (const { key } of flags) expect((await read(key)).key).toBe(key);
    expect(await findFlag('fe-webchat')).toEqual({
      key: 'fe-webchat',
      enabled: false,
      variables: {},
      startsAt: null,
      endsAt: null,
      origin: 'DEFAULT',
      version: 0,
      proposal: null,
    });
  });

  test('are on for that lender’s borrowers alone, and off again [FLAG-001, FLAG-009]', async () => {
    expect((await set('fe-webchat', {})).json()).toMatchObject({ enabled: true, origin: 'LENDER', version: 1 });
    expect((await read('fe-webchat')).enabled).toBe(true);
    expect((await read('fe-webchat', 'HOMEPOINT')).enabled).toBe(false);
    await set('fe-webchat', { enabled: false });
    expect((await read('fe-webchat')).enabled).toBe(false);
  });

  test('with a rollout are on for the same share of visitors each time, and for the people it names [FLAG-009, CALL-035]', async () => {
    const key = 'fe-heloc-ceo-feedback';
    const { identityUuid } = await server.createBorrower();
    const rollout = { percentage: 30, identities: [identityUuid] };
    expect((await set(key, { variables: { rollout, color: 'blue' } })).json()).toMatchObject({
      variables: { rollout },
    });
    const ask = (query: SentQueryOf<typeof readFlag>) => server.send(readFlag, { params: { key }, query });
    const trackers = Array.from({ length: 200 }, () => randomUUID());
    const readAll = async () =>
      (await Promise.all(trackers.map((trackerId) => ask({ trackerId })))).map(({ enabled }) => enabled);
    const first = await readAll();
    const share = first.filter(Boolean).length / trackers.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.45);
    expect(await readAll()).toEqual(first);
    expect((await ask({})).enabled).toBe(false);
    expect(await ask({ identityUuid })).toEqual({ key, enabled: true, variables: { color: 'blue' } });
    await set(key, { variables: {} });
    expect((await ask({})).enabled).toBe(true);
  });

  test.each([{ percentage: 101 }, { percentage: '20' }, { percentage: 5, people: [] }, 'all'])(
    'refuse the rollout %j with how to enter one',
    async (rollout) => {
      const answer = await set('fe-heloc-banners', { variables: { rollout } });
      expect(answer.json()).toMatchObject({ errors: [{ field: 'rollout' }] });
    },
  );

  test('of maintenance are on from the start of the window to its end [MAINT-003, FLAG-014]', async () => {
    await set(MAINTENANCE_FLAG, { variables: WINDOW, startsAt: inMinutes(1), endsAt: inMinutes(3) });
    const enabledAt: Record<string, boolean> = {};
    for (const minutes of [0, 1, 2, 3]) {
      now = new Date(inMinutes(minutes));
      enabledAt[minutes] = (await read(MAINTENANCE_FLAG)).enabled;
    }
    now = new Date(inMinutes(2));
    expect((await read(MAINTENANCE_FLAG)).variables).toEqual({ ...WINDOW, until: inMinutes(3) });
    now = START;
    expect(enabledAt).toEqual({ 0: false, 1: true, 2: true, 3: false });
  });

  test('keep what staff entered to themselves until they are on, and after', async () => {
    const version = (await findFlag(MAINTENANCE_FLAG)).version;
    await set(MAINTENANCE_FLAG, { variables: WINDOW, startsAt: inMinutes(1), endsAt: inMinutes(3) }, version);
    const nothing = { routes: [], message: '', pageTitle: '', shouldShowDashboardLink: true };
    expect((await read(MAINTENANCE_FLAG)).variables).toEqual(nothing);
    now = new Date(inMinutes(3));
    expect((await read(MAINTENANCE_FLAG)).variables).toEqual(nothing);
    now = START;
    expect((await findFlag(MAINTENANCE_FLAG)).variables).toEqual(WINDOW);
  });

  test.each([
    ['longer than 20,000 characters', { zips: ['9'.repeat(20_000)] }],
    ['nested deeper than 4 levels', { zips: [[[['95403']]]] }],
  ])('with variables %s are refused', async (_what, variables) => {
    const answer = await set('fe-heloc-disaster-zips', { variables });
    expect(answer.json()).toMatchObject({
      errors: [{ field: 'variables', message: 'Use fewer values for this flag.' }],
    });
  });

  test('are set only by staff who may change the pages, after a recent code', async () => {
    const underwriter = await logInStaffMember(server, 'underwriter');
    const body = { enabled: true, variables: {}, startsAt: null, endsAt: null };
    const request = { token: underwriter.token, params: { key: 'fe-webchat' }, version: 0, body };
    expect((await server.ask(changeFlag, request)).statusCode).toBe(403);
    now = new Date(inMinutes(21));
    const late = await server.ask(changeFlag, { ...request, token: admin.token });
    now = START;
    expect(late.json().status).toBe('step-up-required');
  });

  test('of maintenance need a route to be on, and none to be off', async () => {
    const nowhere = { variables: { ...WINDOW, routes: [] } };
    expect((await set(MAINTENANCE_FLAG, nowhere)).json()).toMatchObject({
      errors: [{ field: 'routes', message: 'Select at least one part of the site, or enter a path.' }],
    });
    expect((await set(MAINTENANCE_FLAG, { ...nowhere, enabled: false })).statusCode).toBe(200);
    const wrong = await set(MAINTENANCE_FLAG, { variables: { ...WINDOW, routes: ['dashboard'] } });
    expect(wrong.json()).toMatchObject({ errors: [{ field: 'routes' }] });
  });

  test('of two changes to the same version the second is refused', async () => {
    const key = 'fe-heloc-leave-survey';
    for (const version of [0, 1]) {
      const answers = await Promise.all([set(key, {}, version), set(key, { enabled: false }, version)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
  });

  test('outside the list are refused', async () => {
    const answer = await set('fe-heloc-unknown', {}, 0);
    expect([answer.statusCode, answer.json().status]).toEqual([422, 'choice-unknown']);
  });

  test('have a history of who changed them from what to what, newest first, for their lender only', async () => {
    const key = 'fe-webchat-chatbot';
    const rollout = { percentage: 20, identities: [] };
    now = new Date(inMinutes(1));
    await set(key, { variables: { rollout } });
    now = new Date(inMinutes(2));
    await set(key, { enabled: false });
    now = START;
    const off = { enabled: false, variables: {}, startsAt: null, endsAt: null };
    const on = { ...off, enabled: true, variables: { rollout } };
    const history = await server.send(listFlagChanges, { token: admin.token, params: { key } });
    expect(history).toMatchObject([
      { from: on, to: off, state: 'APPLIED', made: { name: 'Adam Min', at: inMinutes(2) }, decided: null },
      { from: off, to: on, state: 'APPLIED', made: { name: 'Adam Min', at: inMinutes(1) }, decided: null },
    ]);
    const other = await logInStaffMember(server, 'admin', 'HOMEPOINT');
    expect(await server.send(listFlagChanges, { token: other.token, params: { key } })).toEqual([]);
  });

  describe('that touch money', () => {
    const key = 'fe-heloc-rate-buy-down';
    let second: StaffMember;
    beforeAll(async () => {
      second = await logInStaffMember(server, 'admin');
    });
    const propose = async (input: Partial<FlagInput> = {}) => {
      const answer = await set(key, input);
      expect(answer.statusCode).toBe(200);
      const { proposal } = answer.json() as Reply<typeof changeFlag>;
      return proposal?.changeUuid ?? expect.fail('no proposal');
    };
    const decide = (changeUuid: string, outcome: 'APPROVE' | 'REJECT', { token } = second) =>
      server.ask(decideFlagProposal, { token, params: { key, changeUuid }, body: { outcome } });
    const setInviter = (of: StaffMember, by: string, daysAgo = 0) =>
      server.context.db
        .updateTable('staff')
        .set({ invited_by: by, created_at: new Date(START.getTime() - daysAgo * DAY_MS) })
        .where('identity_uuid', '=', of.staffUuid)
        .execute();

    test('are those that decide a price, the size of a line or who gets one', () => {
      expect(FLAG_KEYS.filter(touchesMoney)).toEqual([
        'fe-heloc-rate-buy-down',
        'fe-heloc-new-york',
        'fe-heloc-prequal-winback',
      ]);
    });

    test('keep their value until another person approves, and the history names both', async () => {
      const changeUuid = await propose();
      expect(await findFlag(key)).toMatchObject({
        enabled: false,
        origin: 'DEFAULT',
        version: 0,
        proposal: { changeUuid, to: { enabled: true }, made: { name: 'Adam Min' }, isOwn: true },
      });
      expect((await read(key)).enabled).toBe(false);
      expect((await set(key, { enabled: false }, 0)).json().status, 'another proposal').toBe('not-at-this-step');
      for (const outcome of ['APPROVE', 'REJECT'] as const)
        expect((await decide(changeUuid, outcome, admin)).json().status, `${outcome} by the proposer`).toBe(
          'second-person-needed',
        );
      expect((await read(key)).enabled).toBe(false);

      expect((await decide(changeUuid, 'APPROVE')).json()).toMatchObject({
        enabled: true,
        origin: 'LENDER',
        version: 1,
        proposal: null,
      });
      expect((await read(key)).enabled).toBe(true);
      expect((await decide(changeUuid, 'REJECT')).json().status).toBe('not-at-this-step');
      const [latest] = await server.send(listFlagChanges, { token: admin.token, params: { key } });
      expect(latest).toMatchObject({
        from: { enabled: false },
        to: { enabled: true },
        state: 'APPLIED',
        made: { name: 'Adam Min' },
        decided: { name: 'Adam Min', at: START.toISOString() },
      });
    });

    test('stay as they are when another person rejects', async () => {
      const changeUuid = await propose({ enabled: false });
      expect((await decide(changeUuid, 'REJECT')).json()).toMatchObject({ enabled: true, version: 1, proposal: null });
      expect((await read(key)).enabled).toBe(true);
      const [latest] = await server.send(listFlagChanges, { token: admin.token, params: { key } });
      expect(latest).toMatchObject({ state: 'REJECTED', to: { enabled: false } });
    });

    test('are not approved by a person whom the proposer invited in the last 30 days, who may reject', async () => {
      await setInviter(second, admin.staffUuid);
      const changeUuid = await propose({ enabled: false });
      expect((await decide(changeUuid, 'APPROVE')).json().status).toBe('independent-person-needed');
      expect((await decide(changeUuid, 'REJECT')).statusCode).toBe(200);
      await setInviter(second, admin.staffUuid, 31);
      const later = await propose({ enabled: false });
      expect((await decide(later, 'APPROVE')).json()).toMatchObject({ enabled: false, version: 2 });
    });

    test('are decided only by staff of the lender who may change the pages, and by one of two at the same time', async () => {
      const changeUuid = await propose();
      const underwriter = await logInStaffMember(server, 'underwriter');
      expect((await decide(changeUuid, 'APPROVE', underwriter)).statusCode).toBe(403);
      const other = await logInStaffMember(server, 'admin', 'HOMEPOINT');
      expect((await decide(changeUuid, 'APPROVE', other)).json().status).toBe('not-at-this-step');
      const third = await logInStaffMember(server, 'admin');
      const answers = await Promise.all([decide(changeUuid, 'APPROVE'), decide(changeUuid, 'REJECT', third)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    });

    test('are checked when they are proposed', async () => {
      const answer = await set(key, { variables: { rollout: 'all' } });
      expect(answer.json()).toMatchObject({ errors: [{ field: 'rollout' }] });
      expect((await set(key, {}, 99)).json().status).toBe('stale-version');
      expect((await findFlag(key)).proposal).toBeNull();
    });
  });
});
