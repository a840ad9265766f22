import { describe, expect, test } from 'vitest';
import { FINISHED_DRAFT } from '../../test/registration/finished-draft.ts';
import { type CreateContext, createBody } from './create-body.ts';
import type { RegistrationDraft } from './draft.ts';
import { PROCESSING_MESSAGES } from './submit-words.en.ts';
import { registerBody, submitOutcome } from './submit.ts';
import { waitlistBody } from './waitlist-body.ts';

const CONTEXT: CreateContext = {
  minimumAge: 18,
  today: '2026-03-10',
  newYorkFlag: false,
  consentVersions: { PRIVACY: 'p1', TERMS: 't2', COMMUNICATIONS: 'c3', SOFT_CREDIT: 's4' },
};
const buildBody = (draft: RegistrationDraft, context: Partial<CreateContext> = {}) =>
  createBody(draft, { ...CONTEXT, ...context }).body;

describe('createBody', () => {
  test('includes every typed value, normalized [APP-002, APP-005, APP-006, APP-008, APP-010, APP-011, APP-012, APP-013, APP-015]', () => {
    const { query, body: sent } = createBody(FINISHED_DRAFT, CONTEXT);
    expect(query).toEqual({ state: 'CO' });
    expect(sent).toMatchObject({
      consentListRequest: [
        { type: 'PRIVACY', version: 'p1', optInOut: 'OPT_IN' },
        { type: 'TERMS', version: 't2', optInOut: 'OPT_IN' },
        { type: 'COMMUNICATIONS', version: 'c3', optInOut: 'OPT_IN' },
      ],
      consentRequests: [{ type: 'SOFT_CREDIT', version: 's4' }],
      income: { incomeCoDeeders: 0, incomePrimary: 85_000, incomeOther: 0 },
      profileRequest: {
        name: { firstName: 'Ana', middleName: 'Q.', lastName: "O'Neil", suffix: 'JR' },
        dob: '1980-02-09',
        email: 'ana@example.com',
        phoneNumbers: [{ type: 'MOBILE', number: '3035550142' }],
        addresses: [{ type: 'HOME', street1: '9 Elm St', street2: '', city: 'Tempe', state: 'AZ', zip: '85281' }],
      },
      propertyListedForSale: false,
      propertyRequest: {
        address: { street1: '12 Oak St', street2: 'Apt 4', city: 'Denver', state: 'CO', zip: '80202' },
        occupancyType: 'SECONDARY',
      },
      publish: true,
      employmentType: 'SELF_EMPLOYED',
    });
  });

  test('uses the property as the home address of a borrower who lives there [REG-004, APP-010]', () => {
    const draft = { ...FINISHED_DRAFT, index: { ...FINISHED_DRAFT.index, occupancyType: 'HOME' } };
    expect(buildBody(draft).profileRequest.addresses).toEqual([
      { type: 'HOME', street1: '12 Oak St', street2: 'Apt 4', city: 'Denver', state: 'CO', zip: '80202' },
    ]);
  });

  test('includes the soft-pull consent except in New York with the flag off [APP-006, APP-007]', () => {
    const draft = { ...FINISHED_DRAFT, index: { ...FINISHED_DRAFT.index, state: 'NY', zip: '12207' } };
    expect(buildBody(draft).consentRequests).toBeUndefined();
    expect(buildBody(draft, { newYorkFlag: true }).consentRequests).toEqual([{ type: 'SOFT_CREDIT', version: 's4' }]);
  });

  test('reports a home listed for sale [APP-011, REG-022]', () => {
    expect(buildBody({ ...FINISHED_DRAFT, 'for-sale': { isListedForSale: 'YES' } }).propertyListedForSale).toBe(true);
  });

  test('includes referrer, offer code and campaign parameters [APP-009, APP-014, APP-016, APP-018, QRY-001, QRY-002, QRY-012, ELIG-013]', () => {
    const visit = {
      referrer: 'lo-1',
      rid: 'ref-2',
      offerCode: 'OFFER3',
      totalExpertOwnerId: 'o4',
      totalExpertContactId: 'c5',
      utm_campaign: 'spring',
      utm_medium: 'post',
      utm_source: 'letter',
      utm_term: 'heloc',
      utm_content: 'a',
      utm_id: '9',
    };
    expect(buildBody({ ...FINISHED_DRAFT, visit })).toMatchObject({
      referrerId: 'lo-1',
      referralId: 'ref-2',
      offerCode: 'OFFER3',
      marketingTools: { totalExpertOwnerId: 'o4', totalExpertContactId: 'c5' },
      utmParameters: { campaign: 'spring', medium: 'post', source: 'letter', term: 'heloc', content: 'a', id: '9' },
    });
  });

  test('includes experiments, affiliate and tracker [APP-003, APP-004, APP-017]', () => {
    const prepop = { affiliateAbVersion: 'v1', affiliateAppIndicator: 'i2', affiliateLiveOffers: 'l3' };
    const sent = buildBody(
      { ...FINISHED_DRAFT, prepop },
      {
        experiments: [{ name: 'redesign', variation: 'on' }],
        optimizelyProfileUuid: 'tracker',
      },
    );
    expect(sent).toMatchObject({
      abVersionsRequest: [{ name: 'redesign', variation: 'on' }],
      affiliateAbVersion: 'v1',
      affiliateAppIndicator: 'i2',
      affiliateLiveOffers: 'l3',
      optimizelyProfileRequest: { optimizelyProfileUuid: 'tracker' },
    });
  });

  test('uses the known contact of a logged-in borrower, and fails without email and phone [REG-009, REG-039, ERR-006]', () => {
    const { 'phone-and-email': _contact, ...draft } = FINISHED_DRAFT;
    const visitor = { loggedIn: true, emailKnown: true, phoneKnown: true };
    const known = { email: 'known@example.com', phoneNumber: '3035550199' };
    expect(buildBody(draft, { ...visitor, known }).profileRequest).toMatchObject({
      email: known.email,
      phoneNumbers: [{ type: 'MOBILE', number: known.phoneNumber }],
    });
    expect(() => buildBody(draft, visitor)).toThrow('Missing email, phone or password');
  });

  test('throws for a draft with a wrong or missing value [REG-007, REG-025]', () => {
    expect(() =>
      buildBody({ ...FINISHED_DRAFT, 'annual-income': { employmentType: 'UNEMPLOYED', income: '1' } }),
    ).toThrow("we don't lend to unemployed borrowers");
    expect(() => buildBody({ ...FINISHED_DRAFT, 'home-address': {} })).toThrow('Please enter a valid property address');
    expect(() => buildBody(FINISHED_DRAFT, { minimumAge: 62 })).toThrow('Must be 62 years or older');
  });
});

describe('waitlistBody', () => {
  test('contains name, birthdate, email, income, property and consent [ELIG-018, REG-011]', () => {
    expect(waitlistBody(FINISHED_DRAFT, CONTEXT, true)).toEqual({
      firstName: 'Ana',
      lastName: "O'Neil",
      dob: '1980-02-09',
      email: 'ana@example.com',
      income: 85_000,
      street1: '12 Oak St',
      street2: 'Apt 4',
      city: 'Denver',
      state: 'CO',
      zip: '80202',
      consent: true,
    });
  });

  test('requires a typed or known email [REG-039]', () => {
    const { 'phone-and-email': _contact, ...draft } = FINISHED_DRAFT;
    const visitor = { ...CONTEXT, emailKnown: true, phoneKnown: true };
    expect(waitlistBody(draft, { ...visitor, known: { email: 'known@example.com' } }, false)).toMatchObject({
      email: 'known@example.com',
      consent: false,
    });
    expect(() => waitlistBody(draft, visitor, false)).toThrow('Missing email');
  });
});

describe('registration submit', () => {
  test.each([{ email: '' }, { phoneNumber: undefined }, { password: '' }])(
    'registerBody throws with %j missing [REG-039, ERR-006]',
    (missing) => {
      const whole = { email: 'ana@example.com', phoneNumber: '3035550142', password: 'Abcdefghi12!' };
      expect(registerBody(whole)).toEqual(whole);
      expect(() => registerBody({ ...whole, ...missing })).toThrow('Missing email, phone or password');
    },
  );

  test('PROCESSING_MESSAGES has seven messages in order [REG-010]', () => {
    expect(PROCESSING_MESSAGES.join('; ')).toBe(
      'Creating your account; Pulling your soft credit; Locating your property; Determining property value; Determining your eligibility; Calculating your offers; Generating your quote',
    );
  });

  test.each([
    [
      'the dashboard after any other failure',
      'REG-041, ERR-005',
      { at: 'create', message: 'Something broke' },
      { kind: 'DASHBOARD' },
    ],
    [
      'the dashboard when the message only contains the refusal',
      'REG-041',
      { at: 'create', message: 'Sorry, we do not currently offer loans in Ohio' },
      { kind: 'DASHBOARD' },
    ],
    [
      "the same step with a banner when we don't serve the state",
      'REG-041, ERR-005',
      { at: 'create', message: 'We do not currently offer loans in Ohio' },
      { kind: 'STAY', banner: 'We do not currently offer loans in Ohio' },
    ],
    [
      'the account modal when the email exists',
      'REG-043, ERR-004, MODAL-002',
      { at: 'register', message: 'identity exists' },
      { kind: 'ACCOUNT_EXISTS' },
    ],
    [
      'the account modal when the following identity check fails',
      'REG-042, ERR-004',
      { at: 'identity', message: 'User not found' },
      { kind: 'ACCOUNT_EXISTS' },
    ],
    [
      'another try when the network didn’t answer',
      'REG-042',
      { at: 'identity', message: 'Failed to fetch', network: true },
      { kind: 'TRY_AGAIN' },
    ],
  ] as const)('submitOutcome returns %s [%s]', (_what, _ids, failure, outcome) => {
    expect(submitOutcome(failure)).toEqual(outcome);
  });
});
