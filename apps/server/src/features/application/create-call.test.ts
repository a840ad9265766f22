import { createHeloc, readConsentTypes, readHeloc, saveConsents, type Status } from '@lintel/contract';
import { createBody, type CreateContext, type RegistrationDraft } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { buildCreation } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { readAnswers } from '../../records/answers/answers.ts';

const VERSION = '2026-11-1';
const CONTEXT: CreateContext = {
  minimumAge: 18,
  today: '2026-03-10',
  newYorkFlag: false,
  consentVersions: { PRIVACY: VERSION, TERMS: VERSION, COMMUNICATIONS: VERSION, SOFT_CREDIT: VERSION },
  experiments: [{ name: 'short-form', variation: 'control' }],
  optimizelyProfileUuid: '0b0e7c9a-5a0e-4f5e-9d3c-1f2a3b4c5d6e',
};
const DRAFT: RegistrationDraft = {
  index: {
    street1: '1600 Larimer Street',
    street2: 'Apt 4',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    occupancyType: 'SECONDARY',
  },
  'home-address': { street1: '9 Elm St', street2: 'Unit B', city: 'Tempe', state: 'AZ', zip: '85281' },
  'for-sale': { isListedForSale: 'YES' },
  'annual-income': { employmentType: 'SELF_EMPLOYED', income: '$85,000', otherIncome: '1,200' },
  'legal-name': { firstName: 'Ana', middleName: 'Quinn', lastName: 'Ruiz', suffix: 'JR' },
  birthdate: { month: '2', day: '9', year: '1980' },
  'set-password': { termPrivacyConsent: 'on', communicationConsent: 'on' },
  visit: {
    referrer: '11111111-1111-4111-8111-111111111111',
    rid: '33333333-3333-4333-8333-333333333333',
    offerCode: 'SPRING4821',
    totalExpertOwnerId: 'owner-1',
    totalExpertContactId: 'contact-2',
    utm_campaign: 'spring',
    utm_medium: 'post',
    utm_source: 'letter',
    utm_term: 'heloc',
    utm_content: 'a',
    utm_id: '9',
  },
  prepop: { affiliateAbVersion: 'b', affiliateAppIndicator: 'web', affiliateLiveOffers: '3' },
};

onOneDatabase('what the registration sends to create an application', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  async function create(draft: RegistrationDraft = DRAFT, context: Partial<CreateContext> = {}, organisation?: string) {
    const { token, email } = await server.createBorrower(organisation);
    const contact = { 'phone-and-email': { email, phoneNumber: '(303) 555-0142' } };
    const ask = createBody({ ...draft, ...contact }, { ...CONTEXT, ...context });
    const answer = await server.loose(createHeloc, { token, ...ask });
    return { answer, token, email, uuid: answer.json().uuid ?? '' };
  }
  const read = (uuid: string) => readAnswers(server.context.vault, server.context.db, uuid);
  const readConsents = async (uuid: string) =>
    server.context.db
      .selectFrom('application_consent')
      .select(['type', 'version', 'opted'])
      .where('application_uuid', '=', uuid)
      .orderBy('type')
      .execute();

  test('is stored completely [APP-002, APP-003, APP-004, APP-008, APP-009, APP-010, APP-011, APP-012, APP-013, APP-014, APP-015, APP-016, APP-017, APP-018, DATA-001, DATA-002, DATA-004, DATA-006, DATA-034, EXP-008]', async () => {
    const { answer, uuid, email } = await create();
    expect(answer.statusCode).toBe(201);
    const { applicant, home } = await read(uuid);
    expect(home).toEqual({
      address: { street1: '1600 Larimer Street', street2: 'Apt 4', city: 'Denver', state: 'CO', zip: '80202' },
      occupancyType: 'SECONDARY',
      listedForSale: true,
      parcelNumber: null,
    });
    expect(applicant).toEqual({
      name: { firstName: 'Ana', middleName: 'Quinn', lastName: 'Ruiz', suffix: 'JR' },
      dob: '1980-02-09',
      email,
      phoneNumbers: [{ type: 'MOBILE', number: '3035550142' }],
      homeAddress: { street1: '9 Elm St', street2: 'Unit B', city: 'Tempe', state: 'AZ', zip: '85281' },
      mailingAddress: null,
      income: { primary: 85_000, other: 1_200, coDeeders: 0 },
      employmentType: 'SELF_EMPLOYED',
      ownershipType: null,
      visit: {
        abVersions: [{ name: 'short-form', variation: 'control' }],
        affiliate: { abVersion: 'b', appIndicator: 'web', liveOffers: '3' },
        marketingTools: { totalExpertOwnerId: 'owner-1', totalExpertContactId: 'contact-2' },
        utmParameters: {
          campaign: 'spring',
          medium: 'post',
          source: 'letter',
          term: 'heloc',
          content: 'a',
          id: '9',
        },
        offerCode: 'SPRING4821',
        optimizelyProfileUuid: '0b0e7c9a-5a0e-4f5e-9d3c-1f2a3b4c5d6e',
        referrerId: '11111111-1111-4111-8111-111111111111',
        referralId: '33333333-3333-4333-8333-333333333333',
      },
    });
  });

  test.each(['HOME', 'SECONDARY', 'INVESTMENT'] as const)(
    'is stored with the occupancy %s [DATA-001]',
    async (occupancyType) => {
      const { uuid } = await create({ ...DRAFT, index: { ...DRAFT.index, occupancyType } });
      expect((await read(uuid)).home.occupancyType).toBe(occupancyType);
    },
  );

  test.each([
    ['an occupancy outside the three', 'DATA-001', { propertyRequest: { occupancyType: 'VACATION' } }],
    ['publish false', 'APP-013', { publish: false }],
    ['an unknown employment type', 'DATA-004', { employmentType: 'RICH' }],
    ['a date of birth that no calendar has', 'DATA-034', { profileRequest: { dob: '1980-02-31' } }],
  ])('is refused with %s [%s]', async (_what, _id, change) => {
    const { token, email } = await server.createBorrower();
    const good: Record<string, unknown> = buildCreation(email);
    const body = Object.fromEntries(
      Object.entries({ ...good, ...change }).map(([name, value]) => [
        name,
        typeof value === 'object' && !Array.isArray(value) ? { ...(good[name] as object), ...value } : value,
      ]),
    );
    expect((await server.loose(createHeloc, { token, body })).statusCode).toBe(400);
  });

  describe('consents', () => {
    test('are stored as the three of the list and the soft pull, each with its version [APP-005, APP-006, ENUM-007, ENUM-008]', async () => {
      const { uuid } = await create();
      expect(await readConsents(uuid)).toEqual(
        ['COMMUNICATIONS', 'PRIVACY', 'SOFT_CREDIT', 'TERMS'].map((type) => ({
          type,
          version: VERSION,
          opted: 'OPT_IN',
        })),
      );
    });

    test.each([
      ['an unknown type in the list', 'ENUM-007', { consentListRequest: 'MARKETING' }],
      ['an unknown credit consent', 'ENUM-008', { consentRequests: 'MEDIUM_CREDIT' }],
    ])('are refused with %s [%s]', async (_what, _id, change) => {
      const { token, email } = await server.createBorrower();
      const [[field, type]] = Object.entries(change) as [[string, string]];
      const good = buildCreation(email);
      const list = [
        ...((good as Record<string, unknown>)[field] as object[]),
        { type, version: VERSION, optInOut: 'OPT_IN' },
      ];
      expect((await server.loose(createHeloc, { token, body: { ...good, [field]: list } })).statusCode).toBe(400);
    });

    test('don’t count for the soft pull when they are for the hard pull [ENUM-008, APP-006]', async () => {
      const { token, email } = await server.createBorrower();
      const body = { ...buildCreation(email), consentRequests: [{ type: 'HARD_CREDIT', version: VERSION }] };
      expect((await server.loose(createHeloc, { token, body })).json()).toMatchObject({ status: 'consent-missing' });
      const types = (await server.send(readConsentTypes)).map(({ type }) => type);
      expect(types).toEqual(expect.arrayContaining(['SOFT_CREDIT', 'HARD_CREDIT']));
    });
  });

  describe('from New York', () => {
    const NEW_YORK: RegistrationDraft = {
      ...DRAFT,
      index: { street1: '10 State Street', city: 'Albany', state: 'NY', zip: '12207', occupancyType: 'HOME' },
      visit: {},
    };
    const openAt = async (token: string, uuid: string): Promise<Status> =>
      (await server.send(readHeloc, { token, params: { uuid } })).status;

    test('has no soft-pull consent, which is asked after the disclosure [APP-007, APP-006]', async () => {
      const { answer, uuid, token } = await create(NEW_YORK, {}, 'FIGURE_NY');
      expect(answer.statusCode).toBe(201);
      expect((await readConsents(uuid)).map(({ type }) => type)).toEqual(['COMMUNICATIONS', 'PRIVACY', 'TERMS']);
      expect((await openAt(token, uuid)).checklistStatus).not.toBe('OFFER_SELECTION');
    });

    test('has and needs the consent while the flag is on [APP-007]', async () => {
      const { db } = server.context;
      const flag = { key: 'fe-heloc-new-york', organisation: 'FIGURE_NY', enabled: true, variables: '{}' };
      await db.insertInto('flag').values(flag).execute();
      try {
        expect((await create(NEW_YORK, {}, 'FIGURE_NY')).answer.json()).toMatchObject({ status: 'consent-missing' });
        const { uuid } = await create(NEW_YORK, { newYorkFlag: true }, 'FIGURE_NY');
        expect((await readConsents(uuid)).map(({ type }) => type)).toContain('SOFT_CREDIT');
      } finally {
        await db.deleteFrom('flag').where('key', '=', flag.key).execute();
      }
    });
  });

  test('saves text consents for the product HELOC and refuses any other [ENUM-033]', async () => {
    const { token } = await server.createBorrower();
    const save = (productType: string) =>
      server.loose(saveConsents, { token, body: { org: 'FIGURE', productType, consents: [] } });
    expect((await save('HELOC')).statusCode).toBe(200);
    expect((await save('MORTGAGE')).statusCode).toBe(400);
  });
});
