import { randomUUID } from 'node:crypto';
import {
  createHeloc,
  readHeloc,
  readLicensedStates,
  readOriginator,
  readReferral,
  readReferralStatus,
  registerIdentity,
  verifyAbilityToStart,
} from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { buildCreation } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { markEmailConfirmed } from '../../identity/email-verification.ts';
import { findIdentityByEmail } from '../../identity/signer-account.ts';
import { DAY_MS } from '../../kernel/time.ts';
import { addDemoOriginators, DEMO_ORIGINATORS, DEMO_REFERRAL } from '../../sandbox/originators.ts';
import { loadStartEligibility } from '../application/may-start.ts';
import { lookUpReferrer } from './service.ts';
import { insertOriginator, insertReferral } from './store.ts';

const [OFFICER, BROKER] = DEMO_ORIGINATORS as readonly [
  (typeof DEMO_ORIGINATORS)[number],
  (typeof DEMO_ORIGINATORS)[number],
];
const UNKNOWN = '99999999-9999-4999-8999-999999999999';
const WHOLESALE = { 'x-org': 'FIGURE_WHOLESALE' };

onOneDatabase('loan officers', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
    await addDemoOriginators(server.context);
  });

  const createApplication = async (organisation: string, more: object) => {
    const borrower = await server.createBorrower(organisation);
    const answer = await server.loose(createHeloc, {
      token: borrower.token,
      body: { ...buildCreation(borrower.email), ...more },
    });
    return { ...borrower, answer, uuid: String(answer.json().uuid) };
  };

  test('are returned with contact, licenses and enforcement [DATA-015, DATA-016, DATA-045, CALL-034]', async () => {
    expect(await server.send(readOriginator, { params: { loanOriginatorUuid: OFFICER.uuid } })).toEqual({
      originatorDisplayInfo: {
        phoneNumber: '3035550151',
        email: 'olivia.grant@alderpoint.example',
        originatorName: 'Olivia Grant',
        brokerName: null,
        avatarUri: null,
        nmls: '2000001',
        repliesWithinHours: 2,
      },
      enforceLicensedStatesForReferral: true,
      licensedStates: ['AZ', 'CO', 'UT'],
    });
    const broker = await server.loose(readOriginator, {
      params: { loanOriginatorUuid: BROKER.uuid },
      headers: WHOLESALE,
    });
    expect(broker.json().originatorDisplayInfo).toMatchObject({ originatorName: null, brokerName: 'Bo Rivers' });
  });

  test('are returned with their licensed states alone [CALL-033]', async () => {
    expect(await server.send(readLicensedStates, { params: { loanOriginatorUuid: OFFICER.uuid } })).toEqual([
      'AZ',
      'CO',
      'UT',
    ]);
  });

  test('refer a person, of whom the ID shows the first name, the city and the state [DATA-014, CALL-032]', async () => {
    expect(await server.send(readReferral, { params: { referralUuid: DEMO_REFERRAL } })).toEqual({
      name: { firstName: 'Rosa', middleName: '', lastName: '', suffix: '' },
      address: { street1: '', street2: '', city: 'Denver', state: 'CO', zip: '' },
      phoneNumber: '(***) ***-0142',
      email: 'r***@example.com',
    });
  });

  const paths = (id: string) =>
    [readReferral, readOriginator, readLicensedStates, readReferralStatus].map(({ path }) =>
      path.replace(/\{\w+\}/, id),
    );

  test.each([
    ['an unknown ID', UNKNOWN, 404],
    ['a malformed ID', 'lo-1', 400],
    ['a malformed ID of the right length', `${UNKNOWN.slice(0, -1)}g`, 400],
  ])('%s answers the same on every call', async (_what, id, status) => {
    const answers = await Promise.all(paths(id).map((path) => server.raw('GET', path)));
    expect(answers.map((answer) => answer.statusCode)).toEqual([status, status, status, status]);
  });

  test("another lender's ID answers like a missing one", async () => {
    const wanted = [
      ...paths(OFFICER.uuid).slice(1, 3),
      ...[paths(DEMO_REFERRAL)[0] ?? '', paths(DEMO_REFERRAL)[3] ?? ''],
    ];
    for (const path of wanted) {
      const [foreign, missing] = [
        await server.raw('GET', path, { headers: { 'x-org': 'HOMEPOINT' } }),
        await server.raw('GET', path.replace(/[0-9a-f-]{36}/, UNKNOWN), { headers: { 'x-org': 'HOMEPOINT' } }),
      ];
      expect({ path, status: foreign.statusCode }).toEqual({ path, status: 404 });
      const { requestId: _one, ...foreignBody } = foreign.json<{ requestId: string }>();
      const { requestId: _other, ...missingBody } = missing.json<{ requestId: string }>();
      expect(foreignBody).toEqual(missingBody);
    }
  });

  test('refer no home in a state where they are not licensed, whatever the page let through [ELIG-006]', async () => {
    const address = { ...buildCreation('a@example.com').propertyRequest.address, state: 'MN' };
    const body = { propertyRequest: { ...buildCreation('a@example.com').propertyRequest, address } };
    const refused = await createApplication('FIGURE', { ...body, referrerId: OFFICER.uuid });
    expect([refused.answer.statusCode, refused.answer.json().status]).toEqual([403, 'not-available']);
    const unreferred = await createApplication('FIGURE', body);
    expect(unreferred.answer.statusCode).toBe(201);
  });

  test('a referral of another loan officer than the named one is dropped, and ends with its officer', async () => {
    const { context } = server;
    const other = { ...OFFICER, uuid: randomUUID(), nmls_id: '2000077', name: 'Omar Other' };
    const { states, ...row } = other;
    await insertOriginator(context.db, {
      ...row,
      licensed_states: JSON.stringify(states),
      enforce_licensed_states: true,
      replies_within_hours: null,
    });
    const uuid = randomUUID();
    const person = { name: null, address: null, phoneNumber: null, email: 'theirs@example.com' };
    const expiresAt = new Date(context.sessionNow().getTime() + DAY_MS);
    await insertReferral(context, context.db, {
      uuid,
      organisation: 'FIGURE',
      originatorUuid: other.uuid,
      expiresAt,
      person,
    });
    const lookUp = (referrer: string) => lookUpReferrer(context, context.db, 'FIGURE', { referrer, rid: uuid });
    expect((await lookUp(other.uuid)).referral?.uuid).toBe(uuid);
    expect(await lookUp(OFFICER.uuid)).toMatchObject({ originator: { uuid: OFFICER.uuid }, referral: undefined });
    expect((await lookUp('')).originator?.uuid).toBe(other.uuid);
    await context.db.updateTable('loan_originator').set({ active: false }).where('uuid', '=', other.uuid).execute();
    expect((await server.ask(readReferral, { params: { referralUuid: uuid } })).statusCode).toBe(404);
  });

  test('an expired referral answers like a missing one', async () => {
    const uuid = randomUUID();
    await insertReferral(server.context, server.context.db, {
      uuid,
      organisation: 'FIGURE',
      originatorUuid: OFFICER.uuid,
      expiresAt: new Date(server.context.sessionNow().getTime() - DAY_MS),
      person: { name: null, address: null, phoneNumber: null, email: 'gone@example.com' },
    });
    expect((await server.ask(readReferral, { params: { referralUuid: uuid } })).statusCode).toBe(404);
  });

  test('a referral is stored sealed', async () => {
    const rows = await server.context.db.selectFrom('referral').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(Buffer.concat(rows.map((row) => row.sealed)).toString('latin1')).not.toMatch(/Rosa|Delgado|example\.com/);
  });

  test('guessing IDs is limited', async () => {
    const limited = await createTestApp(server.context.store, { env: { QUOTAS: '1' } });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const answer = await limited.ask(readReferral, { params: { referralUuid: randomUUID() }, from: '203.0.113.7' });
      statuses.push(answer.statusCode);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  describe('of an application', () => {
    test('a loan officer is returned with it [DATA-008]', async () => {
      const { uuid, token } = await createApplication('FIGURE', { referrerId: OFFICER.uuid });
      expect((await server.send(readHeloc, { params: { uuid }, token })).referrer).toEqual({
        referrerUuid: OFFICER.uuid,
        wholesaleBrokerNmls: null,
      });
    });

    test('a referral names its loan officer, and no other one [ELIG-013, ROLE-008]', async () => {
      const { uuid, token } = await createApplication('FIGURE', { referralId: DEMO_REFERRAL });
      expect((await server.send(readHeloc, { params: { uuid }, token })).referrer?.referrerUuid).toBe(OFFICER.uuid);
    });

    test('a broker is returned with the NMLS number, and the application is an inquiry [DATA-008]', async () => {
      const { uuid, token } = await createApplication('FIGURE_WHOLESALE', { referrerId: BROKER.uuid });
      const heloc = await server.send(readHeloc, { params: { uuid }, token });
      expect(heloc.referrer).toEqual({ referrerUuid: BROKER.uuid, wholesaleBrokerNmls: '2000002' });
      expect(heloc.isInquiry).toBe(true);
    });

    test.each([
      ['nobody', {}],
      ['an unknown loan officer', { referrerId: UNKNOWN }],
      ["another lender's loan officer", { referrerId: OFFICER.uuid }],
    ])('a lender that requires one refuses an application that %s sent [SCOPE-014]', async (_who, more) => {
      const { answer } = await createApplication('FIGURE_WHOLESALE', more);
      expect([answer.statusCode, answer.json().status]).toEqual([403, 'not-available']);
    });
  });

  describe('the status of a referral', () => {
    let borrower: Awaited<ReturnType<typeof createApplication>>;
    const uuid = randomUUID();
    const read = (token?: string) => server.send(readReferralStatus, { params: { referralUuid: uuid }, token });
    beforeAll(async () => {
      await insertReferral(server.context, server.context.db, {
        uuid,
        organisation: 'FIGURE',
        originatorUuid: OFFICER.uuid,
        expiresAt: new Date(server.context.sessionNow().getTime() + DAY_MS),
        person: { name: null, address: null, phoneNumber: null, email: 'pat@example.com' },
      });
    });

    test('is empty before there is an application [CALL-042]', async () => {
      expect(await read()).toEqual({ uuid: null, helocStatus: null, email: 'p***@example.com', canResume: false });
    });

    test('shows its borrower the application and the email, and others the masked email [CALL-042]', async () => {
      borrower = await createApplication('FIGURE', { referralId: uuid });
      expect(await read(borrower.token)).toEqual({
        uuid: borrower.uuid,
        helocStatus: expect.any(String),
        email: borrower.email,
        canResume: true,
      });
      const other = await server.createBorrower();
      for (const token of [undefined, other.token])
        expect(await read(token)).toEqual({
          uuid: null,
          helocStatus: null,
          email: 'a***@example.com',
          canResume: true,
        });
    });
  });

  describe('an inquiry', () => {
    /** The same person at both lenders confirmed the email at both. */
    const registerAt = async (organisation: string, email: string, isConfirmed = true) => {
      const { jwt } = await server.send(registerIdentity, {
        query: { organization: organisation },
        body: { email, password: PASSWORD, phoneNumber: '4155550142' },
      });
      const { context } = server;
      const account = await findIdentityByEmail(context, context.db, organisation, email);
      if (isConfirmed) await markEmailConfirmed(context.db, account?.uuid ?? '', context.sessionNow());
      return jwt;
    };
    const inquire = async (email: string, isConfirmed = true) => {
      const token = await registerAt('FIGURE_WHOLESALE', email, isConfirmed);
      await server.send(createHeloc, { token, body: { ...buildCreation(email), referrerId: BROKER.uuid } });
    };

    test("stops a start at another lender, and shows the broker's phone and email [ELIG-021, ELIG-024]", async () => {
      const email = `inquiry.${randomUUID().slice(0, 8)}@example.com`;
      await inquire(email);
      const token = await registerAt('FIGURE', email);
      expect(await server.send(verifyAbilityToStart, { token })).toEqual({
        canStartApplication: false,
        organizationsWithActiveApplication: ['FIGURE_WHOLESALE'],
        reason: 'INQUIRY',
        applicationUuid: null,
        originator: { phoneNumber: '3035550152', email: 'bo.rivers@broker.example' },
        startAgainOn: null,
      });
      const created = await server.loose(createHeloc, { token, body: buildCreation(email) });
      expect([created.statusCode, created.json().status]).toEqual([409, 'inquiry-needs-loan-officer']);
    });

    test('is ordinary, and stops no start at another lender, where the brand doesn’t open inquiries [ELIG-021]', async () => {
      const email = `ordinary.${randomUUID().slice(0, 8)}@example.com`;
      await inquire(email);
      await registerAt('FIGURE', email);
      const { context } = server;
      const account = await findIdentityByEmail(context, context.db, 'FIGURE', email);
      const ask = async (inquiryLenders: readonly string[]) => {
        const brands = context.config.brands.map((brand) => ({
          ...brand,
          opensInquiries: inquiryLenders.includes(brand.orgCode),
        }));
        return loadStartEligibility(
          { ...context, config: { ...context.config, brands } },
          context.db,
          account?.uuid ?? '',
          'FIGURE',
        );
      };
      expect(await ask([])).toMatchObject({ canStartApplication: true, reason: null });
      expect(await ask(['HOMEPOINT'])).toMatchObject({ canStartApplication: true, reason: null });
      expect(await ask(['HOMEPOINT', 'FIGURE_WHOLESALE'])).toMatchObject({
        canStartApplication: false,
        organizationsWithActiveApplication: ['FIGURE_WHOLESALE'],
        reason: 'INQUIRY',
      });
    });

    test('of the exempt broker is an ordinary application, which stops no start at another lender [ELIG-014]', async () => {
      const email = `exempt.${randomUUID().slice(0, 8)}@example.com`;
      await inquire(email);
      const { context } = server;
      const brands = context.config.brands.map((brand) => ({ ...brand, inquiryExemptBrokerNmls: BROKER.nmls_id }));
      const exempt = { ...context, config: { ...context.config, brands } };
      const [there, here] = await Promise.all(
        ['FIGURE_WHOLESALE', 'FIGURE'].map(async (organisation) => {
          if (organisation === 'FIGURE') await registerAt('FIGURE', email);
          const account = await findIdentityByEmail(context, context.db, organisation, email);
          return loadStartEligibility(exempt, context.db, account?.uuid ?? '', organisation);
        }),
      );
      expect(there).toMatchObject({ canStartApplication: false, reason: 'ACTIVE', originator: null });
      expect(here).toMatchObject({ canStartApplication: true, organizationsWithActiveApplication: [] });
    });

    test.each([
      ['whose email was only typed there', false, true],
      ['whose email the visitor only typed here', true, false],
    ])('of a person %s stops no one, and nothing of it is shown', async (_who, isConfirmedThere, isConfirmedHere) => {
      const email = `typo.${randomUUID().slice(0, 8)}@example.com`;
      await inquire(email, isConfirmedThere);
      const token = await registerAt('FIGURE', email, isConfirmedHere);
      expect(await server.send(verifyAbilityToStart, { token })).toMatchObject({
        canStartApplication: true,
        organizationsWithActiveApplication: [],
        originator: null,
      });
    });
  });
});
