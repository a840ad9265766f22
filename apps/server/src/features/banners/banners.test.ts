import { addBanner, changeBanner, listBanners, readBanners, removeBanner } from '@lintel/contract';
import type { BannerInput } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { logInStaffMember, type StaffMember } from '../../../test/staff.ts';
import { MINUTE_MS } from '../../kernel/time.ts';

const START = new Date('2026-11-26T18:00:00Z');
const inMinutes = (minutes: number): string => new Date(START.getTime() + minutes * MINUTE_MS).toISOString();

const buildInput = (change: Partial<BannerInput> = {}): BannerInput => ({
  message: 'We close early on Friday.',
  apps: ['heloc'],
  variant: 'info',
  active: true,
  dismissable: true,
  startsAt: null,
  endsAt: null,
  ...change,
});

onOneDatabase('a lender’s banners', (open) => {
  let server: TestApp;
  let admin: StaffMember;
  let now = START;
  beforeAll(async () => {
    server = await createTestApp(await open(), { sessionNow: () => now });
    admin = await logInStaffMember(server, 'admin');
  });

  const add = (change: Partial<BannerInput> = {}) =>
    server.send(addBanner, { token: admin.token, body: buildInput(change) });
  const change = (bannerUuid: string, version: number, input: BannerInput) =>
    server.ask(changeBanner, { token: admin.token, params: { bannerUuid }, version, body: input });
  const findShown = async (bannerUuid: string, org = 'FIGURE') =>
    (await server.send(readBanners, { params: { environment: 'test' }, headers: { 'x-org': org } })).find(
      ({ uuid }) => uuid === bannerUuid,
    );

  test('are in the banner file of that lender alone [BANNER-002, DATA-030]', async () => {
    const { bannerUuid } = await add({ variant: 'warn' });
    expect(await findShown(bannerUuid)).toEqual({
      uuid: bannerUuid,
      message: 'We close early on Friday.',
      apps: ['heloc'],
      variant: 'warn',
      active: true,
      dismissable: true,
      metadata: { createdAt: START.toISOString(), updatedAt: START.toISOString() },
    });
    expect(await findShown(bannerUuid, 'HOMEPOINT')).toBeUndefined();
  });

  test('are active only between their start and their end [BANNER-012]', async () => {
    const { bannerUuid } = await add({ startsAt: inMinutes(1), endsAt: inMinutes(3) });
    const activeAt: Record<string, boolean | undefined> = {};
    for (const minutes of [0, 1, 2, 3]) {
      now = new Date(inMinutes(minutes));
      activeAt[minutes] = (await findShown(bannerUuid)) !== undefined;
    }
    now = START;
    expect(activeAt).toEqual({ 0: false, 1: true, 2: true, 3: false });
  });

  test('have a later update time after a change, so that a dismissed one shows again [BANNER-003]', async () => {
    const { bannerUuid, version } = await add();
    now = new Date(inMinutes(1));
    const changed = await change(bannerUuid, version, buildInput({ message: 'We close at noon on Friday.' }));
    now = START;
    expect(changed.json()).toMatchObject({ message: 'We close at noon on Friday.', version: version + 1 });
    expect((await findShown(bannerUuid))?.metadata).toEqual({ createdAt: inMinutes(0), updatedAt: inMinutes(1) });
  });

  test('of two changes to the same version the second is refused, and so is a removal', async () => {
    const { bannerUuid, version } = await add();
    const inputs = ['Opens at 8.', 'Opens at 9.'].map((message) => buildInput({ message }));
    const answers = await Promise.all(inputs.map((input) => change(bannerUuid, version, input)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const removal = await server.ask(removeBanner, { token: admin.token, params: { bannerUuid }, version });
    expect(removal.json()).toMatchObject({ status: 'stale-version' });
    expect(await findShown(bannerUuid)).toBeDefined();
  });

  test('leave the file when they are removed, and the audit trail names who did it', async () => {
    const { bannerUuid, version } = await add();
    await server.send(removeBanner, { token: admin.token, params: { bannerUuid }, version });
    expect(await findShown(bannerUuid)).toBeUndefined();
    expect((await server.send(listBanners, { token: admin.token })).map((one) => one.bannerUuid)).not.toContain(
      bannerUuid,
    );
  });

  test('are sent to a page only while they are on', async () => {
    const off = await add({ active: false, message: 'We are moving to a new office.' });
    const over = await add({ startsAt: inMinutes(-2), endsAt: inMinutes(-1) });
    const planned = await add({ startsAt: inMinutes(5) });
    const shown = await Promise.all([off, over, planned].map(({ bannerUuid }) => findShown(bannerUuid)));
    expect(shown).toEqual([undefined, undefined, undefined]);
    const listed = (await server.send(listBanners, { token: admin.token })).map(({ bannerUuid }) => bannerUuid);
    expect(listed).toEqual(expect.arrayContaining([off, over, planned].map(({ bannerUuid }) => bannerUuid)));
  });

  test('that haven’t ended are at most 50, and one that ended makes room', async () => {
    const other = await logInStaffMember(server, 'admin', 'HOMEPOINT');
    const body = buildInput();
    const addOne = () => server.ask(addBanner, { token: other.token, body });
    const ended = { ...body, startsAt: inMinutes(-3), endsAt: inMinutes(-2) };
    const { bannerUuid, version } = await server.send(addBanner, { token: other.token, body: ended });
    for (let count = 0; count < 50; count += 1) expect((await addOne()).statusCode).toBe(201);
    expect((await addOne()).json()).toMatchObject({ status: 'banners-full' });
    const reopen = { token: other.token, params: { bannerUuid }, version, body };
    expect((await server.ask(changeBanner, reopen)).json()).toMatchObject({ status: 'banners-full' });
    const newest = (await server.send(listBanners, { token: other.token })).find(({ endsAt }) => endsAt === null);
    const end = { ...body, startsAt: inMinutes(-3), endsAt: inMinutes(-1) };
    const params = { bannerUuid: newest?.bannerUuid ?? '' };
    await server.send(changeBanner, { token: other.token, params, version: newest?.version ?? 0, body: end });
    expect((await addOne()).statusCode).toBe(201);
  });

  test('are changed only after a recent code', async () => {
    const { bannerUuid, version } = await add();
    const params = { bannerUuid };
    now = new Date(inMinutes(21));
    const stale = await Promise.all([
      server.ask(addBanner, { token: admin.token, body: buildInput() }),
      change(bannerUuid, version, buildInput()),
      server.ask(removeBanner, { token: admin.token, params, version }),
    ]);
    now = START;
    expect(stale.map((answer) => answer.json().status)).toEqual(Array.from({ length: 3 }, () => 'step-up-required'));
  });

  describe('are refused', () => {
    test.each([
      ['without a message', { message: '  ' }, 'message', 'Enter the message.'],
      ['without an app', { apps: [] }, 'apps', 'Select at least one app.'],
      [
        'with an end before the start',
        { startsAt: inMinutes(2), endsAt: inMinutes(1) },
        'endsAt',
        'Enter an end after the start.',
      ],
    ])('%s, with what to enter [BANNER-010]', async (_name, wrong, field, message) => {
      const answer = await server.ask(addBanner, { token: admin.token, body: buildInput(wrong) });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]]);
    });

    test('to staff of another lender and without the permission', async () => {
      const { bannerUuid, version } = await add();
      const other = await logInStaffMember(server, 'admin', 'HOMEPOINT');
      const body = buildInput();
      const foreign = await server.ask(changeBanner, { token: other.token, params: { bannerUuid }, version, body });
      expect(foreign.statusCode).toBe(404);
      const closer = await logInStaffMember(server, 'closer');
      expect((await server.ask(addBanner, { token: closer.token, body })).statusCode).toBe(403);
    });
  });
});
