import { randomUUID } from 'node:crypto';
import {
  joinWaitList,
  joinWaitListByEmail,
  readChatOpenStatus,
  readChatWeek,
  readBanners,
  readFlag,
  readFlags,
  readHours,
  readProfile,
  readProfileConsentTypes,
  readSmsPrompt,
  readSmsTransactionalPrompt,
  saveConsents,
  saveName,
  type SentBodyOf,
} from '@lintel/contract';
import { FLAG_KEYS } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { replyOrThrow, createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { loanClockSetting, setLoanClock } from '../../loan-file/clock.ts';

onOneDatabase('the lender’s public calls', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  describe('the flags', () => {
    test('are seventeen, including the five named ones [FLAG-002, FLAG-003, FLAG-004, FLAG-005, FLAG-006, FLAG-007]', async () => {
      const flags = await server.send(readFlags, { query: { keys: [...FLAG_KEYS] } });
      expect(flags).toHaveLength(17);
      expect(flags.map((flag) => flag.key)).toEqual(
        expect.arrayContaining([
          'fe-heloc-maintenance',
          'fe-webchat',
          'fe-heloc-redesign-2025',
          'fe-heloc-rate-buy-down',
          'fe-heloc-additional-signer-conditions',
        ]),
      );
    });

    test('have key, state and variables, such as the maintenance flag’s routes and message [FLAG-001, CALL-018, FLAG-014]', async () => {
      expect((await server.ask(readFlag, { params: { key: 'fe-heloc-maintenance' } })).json()).toEqual({
        key: 'fe-heloc-maintenance',
        enabled: false,
        variables: { routes: [], message: '', pageTitle: '', shouldShowDashboardLink: true },
      });
    });

    test('are a list for one key, leave out unknown keys, and return 404 for a single unknown key [CLIENT-007]', async () => {
      expect((await server.send(readFlags, { query: { keys: 'fe-webchat' } })).map((flag) => flag.key)).toEqual([
        'fe-webchat',
      ]);
      expect(
        await server.send(readFlags, { query: { keys: ['fe-webchat', 'fe-heloc-unknown', 'constructor'] } }),
      ).toHaveLength(1);
      expect((await server.ask(readFlag, { params: { key: 'fe-heloc-unknown' } })).statusCode).toBe(404);
    });

    test('are set for one lender without changing another lender’s defaults [FLAG-009]', async () => {
      await server.context.db
        .insertInto('flag')
        .values({
          key: 'fe-heloc-disaster-zips',
          organisation: 'HOMEPOINT',
          enabled: true,
          variables: JSON.stringify({ zips: ['95403'] }),
        })
        .execute();
      const ask = async (organisation: string) =>
        server.send(readFlag, { params: { key: 'fe-heloc-disaster-zips' }, query: { organization: organisation } });
      expect(await ask('HOMEPOINT')).toMatchObject({ enabled: true, variables: { zips: ['95403'] } });
      expect(await ask('FIGURE')).toMatchObject({ enabled: false, variables: { zips: [] } });
    });
  });

  test('keeps hours for two departments, and for no other [ENUM-032]', async () => {
    for (const department of ['OPS_PHONE', 'OPS_CHAT']) {
      const hours = await server.loose(readHours, { params: { department } });
      expect([department, hours.statusCode]).toEqual([department, 200]);
    }
    expect((await server.loose(readHours, { params: { department: 'OPS_MAIL' } })).statusCode).toBe(400);
  });

  test('opens the chat in the hours of the organization that the header names, by the loan clock [HOURS-004]', async () => {
    const { db } = server.context;
    const saturday = { weekday_value: 6, start_time: '10:00', end_time: '14:00', is_open: true };
    await db
      .insertInto('opening_hours')
      .values({ organisation: 'QUORUM', department: 'OPS_CHAT', ...saturday })
      .execute();
    const before = await loanClockSetting(db);
    const isOpen = (org: string) => server.send(readChatOpenStatus, { headers: { 'x-org': org } });
    await setLoanClock(server.context, { pinnedAt: new Date('2026-11-28T19:00:00Z') });
    expect(await isOpen('QUORUM')).toBe(true);
    expect(await isOpen('FIGURE')).toBe(false);
    await setLoanClock(server.context, { pinnedAt: new Date('2026-11-30T19:00:00Z') });
    expect(await isOpen('FIGURE')).toBe(true);
    await setLoanClock(server.context, before.pinnedAt ? { pinnedAt: before.pinnedAt } : before);
    const week = await server.send(readChatWeek, { headers: { 'x-org': 'QUORUM' }, query: { display: 'true' } });
    expect(week[5]).toEqual({
      weekday: 'Saturday',
      weekdayValue: 6,
      startTime: '10:00',
      endTime: '14:00',
      isOpen: true,
    });
  });

  test('returns opening hours for a week from Monday, in Pacific Time, as the lender set them [HOURS-001, HOURS-003, CALL-044]', async () => {
    await server.context.db
      .insertInto('opening_hours')
      .values({
        organisation: 'HOMEPOINT',
        department: 'OPS_PHONE',
        weekday_value: 6,
        start_time: '10:00',
        end_time: '14:00',
        is_open: true,
      })
      .execute();
    const usual = await server.ask(readHours, {
      params: { department: 'OPS_PHONE' },
      query: { display: 'true' },
      headers: { 'x-org': 'FIGURE' },
    });
    expect(usual.headers['cache-control']).toBe('public, max-age=30');
    const week = replyOrThrow(readHours, usual);
    expect(week.map((day) => day.weekdayValue)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(week[0]).toEqual({ weekday: 'Monday', weekdayValue: 1, startTime: '09:00', endTime: '17:00', isOpen: true });
    expect(week.filter((day) => !day.isOpen).map((day) => day.weekdayValue)).toEqual([6, 7]);
    const own = await server.send(readHours, {
      params: { department: 'OPS_PHONE' },
      query: { display: 'true' },
      headers: { 'x-org': 'HOMEPOINT' },
    });
    expect(own[5]).toEqual({
      weekday: 'Saturday',
      weekdayValue: 6,
      startTime: '10:00',
      endTime: '14:00',
      isOpen: true,
    });
  });

  test('returns banners as JSON that is not cached [BANNER-002, CALL-041]', async () => {
    const at = new Date('2026-11-20T10:00:00Z');
    const uuid = randomUUID();
    await server.context.db
      .insertInto('banner')
      .values({
        uuid,
        message: 'We are moving.',
        apps: JSON.stringify(['heloc']),
        variant: 'warn',
        active: true,
        dismissable: true,
        created_at: at,
        updated_at: at,
      })
      .execute();
    const answer = await server.ask(readBanners, { params: { environment: 'test' } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual([
      {
        uuid,
        message: 'We are moving.',
        apps: ['heloc'],
        variant: 'warn',
        active: true,
        dismissable: true,
        metadata: { createdAt: at.toISOString(), updatedAt: at.toISOString() },
      },
    ]);
    expect((await server.loose(readBanners, { params: { environment: 'other' } })).statusCode).toBe(400);
  });

  describe('the wait list', () => {
    const body = {
      firstName: 'Ana',
      lastName: 'Ruiz',
      dob: '1980-02-03',
      email: 'ana@example.com',
      income: 90_000,
      street1: '1 Main St',
      street2: '',
      city: 'Honolulu',
      state: 'HI',
      zip: '96801',
      consent: true,
    };
    const join = (overrides: object = {}) => server.ask(joinWaitList, { body: { ...body, ...overrides } });
    const count = async () => (await server.context.db.selectFrom('wait_list').select('who_hash').execute()).length;

    test('adds a person once, ignoring letter case, and stores the entry sealed [CALL-009]', async () => {
      expect((await join()).statusCode).toBe(204);
      expect((await join({ email: 'ANA@example.com ' })).statusCode).toBe(204);
      expect(await count()).toBe(1);
      expect((await join({ street1: '2 Main St' })).statusCode).toBe(204);
      expect(await count()).toBe(2);
      const rows = await server.context.db.selectFrom('wait_list').selectAll().execute();
      expect(rows.map((row) => JSON.stringify(row) + row.sealed.toString('latin1')).join()).not.toMatch(
        /Ruiz|ana@|Main/,
      );
    });

    test('adds an email once per state, stores it sealed and refuses an invalid address', async () => {
      const ask = (email: string, state = 'NY') => server.ask(joinWaitListByEmail, { body: { email, state } });
      const before = await count();
      expect((await ask('nia@example.com')).statusCode).toBe(204);
      expect((await ask(' NIA@example.com')).statusCode).toBe(204);
      expect(await count()).toBe(before + 1);
      expect((await ask('nia')).json()).toMatchObject({ status: 'invalid-request', errors: [{ field: 'email' }] });
      const [row] = await server.context.db.selectFrom('wait_list').selectAll().where('state', '=', 'NY').execute();
      expect(row && server.context.vault.open(`wait_list/${row.who_hash}/sealed`, row)).toEqual({
        email: 'nia@example.com',
        state: 'NY',
      });
      expect(JSON.stringify(row)).not.toContain('nia@');
    });
  });

  describe('the consents', () => {
    test('have texts with versions and locations for registration [CALL-005]', async () => {
      const texts = await server.send(readProfileConsentTypes);
      expect(texts.map((text) => text.type)).toEqual(['PRIVACY', 'TERMS', 'COMMUNICATIONS']);
      for (const text of texts)
        expect(text).toEqual({
          type: text.type,
          version: expect.stringMatching(/^\d{4}-/) as string,
          textUrl: expect.stringMatching(/^(\/|https:\/\/)/) as string,
        });
    });

    test('saves answers to the two prompts and refuses an outdated prompt [CALL-013, CALL-014, CALL-015, ENUM-009]', async () => {
      const { token, identityUuid } = await server.createBorrower();
      const prompts = await Promise.all([server.send(readSmsPrompt), server.send(readSmsTransactionalPrompt)]);
      const save = (consents: object[]) =>
        server.loose(saveConsents, {
          token,
          body: {
            org: 'FIGURE',
            source: 'register',
            productType: 'HELOC',
            phone: '4155550142',
            email: 'a@example.com',
            consents,
          },
        });
      const saved = await save([
        { consentPromptUuid: prompts[0]?.uuid, optInOut: 'OPT_IN' },
        { consentPromptUuid: prompts[1]?.uuid, optInOut: 'OPT_OUT' },
      ]);
      expect(saved.json()).toMatchObject({
        consents: [
          { type: 'SMS', optInOut: 'OPT_IN' },
          { type: 'SMS_TRANSACTIONAL', optInOut: 'OPT_OUT' },
        ],
      });
      expect(
        await server.context.db
          .selectFrom('message_consent')
          .select('opted')
          .where('identity_uuid', '=', identityUuid)
          .execute(),
      ).toHaveLength(2);
      expect((await save([{ consentPromptUuid: randomUUID(), optInOut: 'OPT_IN' }])).json()).toMatchObject({
        status: 'consent-outdated',
      });
    });
  });

  describe('the profile', () => {
    test('starts with a name and takes email and phone from the identity [CALL-003, CALL-004]', async () => {
      const { token, email } = await server.createBorrower();
      expect((await server.ask(readProfile, { token })).statusCode).toBe(404);
      await server.ask(saveName, {
        token,
        body: { firstName: 'Ana', middleName: 'Maria', lastName: 'Ruiz', suffix: 'JR' },
      });
      expect((await server.ask(readProfile, { token })).json()).toMatchObject({
        email,
        name: { firstName: 'Ana', middleName: 'Maria', lastName: 'Ruiz', suffix: 'JR' },
        dob: null,
        phoneNumbers: [{ number: '4155550142' }],
        type: 'BORROWER',
      });
    });

    test('keeps an omitted middle name, removes an empty one, and refuses a wrong name with its message [FORM-010]', async () => {
      const { token } = await server.createBorrower();
      const saveNameWith = async (body: SentBodyOf<typeof saveName>) =>
        (await server.ask(saveName, { token, body })).json();
      await saveNameWith({ firstName: 'Ana', middleName: 'Maria', lastName: 'Ruiz', suffix: '' });
      expect((await saveNameWith({ firstName: 'Anna', lastName: 'Ruiz' })).name?.middleName).toBe('Maria');
      expect((await saveNameWith({ firstName: 'Anna', middleName: '', lastName: 'Ruiz' })).name?.middleName).toBe('');
      expect((await saveNameWith({ firstName: 'A', lastName: 'R2' })).errors?.map((error) => error.message)).toContain(
        'First name must be at least 2 characters long',
      );
    });
  });
});
