import * as calls from '../application.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, EMAIL, HELOC, LOAN, NAME, NOW, PHONE, PROFILE, PROPERTY, STATUS, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const ORGANISATION = { orgCode: 'FIGURE' };
const VALUES = {
  index: { ...ADDRESS, street2: '', occupancyType: 'HOME' },
  'for-sale': { isListedForSale: 'NO' },
  'phone-and-email': { email: EMAIL },
};

/** Documents the calls about creating, reading and changing an application, and drafts, for the OpenAPI description. */
export const applicationDocs = [
  describeCall(
    calls.listHelocs,
    'My applications',
    'Newest first, only those of this organization. Amounts in dollars, `term` in years. A client picks the one that is active-for-start and complete, or active and not complete.',
    {
      reply: [{ ...HELOC, explain: STATUS.explain, location: `/account/heloc/${LOAN}/product/select` }],
    },
  ),
  describeCall(
    calls.readHeloc,
    'One application',
    'Works the same under every application base path. Account numbers show only the last 4 digits.',
    { params, reply: HELOC },
  ),
  describeCall(
    calls.readConsentTypes,
    'Get the consents to a credit pull',
    'Type and version of each text. ESIGN is our own type.',
    {
      reply: [{ type: 'SOFT_CREDIT', version: '3', text: 'I agree to a soft credit check.' }],
    },
  ),
  describeCall(
    calls.createHeloc,
    'Create an application',
    'Income in dollars a year. `consentRequests` is left out for New York unless the New York flag is on. At most one application is active per person and organization, whatever the idempotency keys.',
    {
      query: { state: 'ID' },
      body: {
        abVersionsRequest: [{ name: 'hero', variation: 'control' }],
        affiliateAbVersion: null,
        affiliateAppIndicator: null,
        affiliateLiveOffers: null,
        consentListRequest: [{ type: 'PRIVACY', version: '2', optInOut: 'OPT_IN' }],
        consentRequests: [{ type: 'SOFT_CREDIT', version: '3' }],
        income: { incomeCoDeeders: 0, incomePrimary: 120_000, incomeOther: 0 },
        marketingTools: null,
        profileRequest: {
          name: NAME,
          dob: '1980-05-17',
          email: EMAIL,
          phoneNumbers: [{ type: 'MOBILE', number: PHONE }],
          addresses: [{ type: 'HOME', ...ADDRESS }],
        },
        propertyListedForSale: 'NO',
        propertyRequest: { address: ADDRESS, occupancyType: 'HOME' },
        publish: true,
        utmParameters: { campaign: 'spring', source: 'mail' },
        employmentType: 'FULL_TIME',
        offerCode: null,
        optimizelyProfileRequest: null,
        referrerId: null,
        referralId: null,
      },
      reply: { uuid: LOAN, loanNumber: 'L-000123', ...WRITE_REPLY },
    },
  ),
  describeCall(
    calls.readStatesEligibility,
    'States served',
    'Two-letter state codes. If this call fails, the form cannot be submitted.',
    {
      query: ORGANISATION,
      reply: ['AZ', 'ID'],
    },
  ),
  describeCall(
    calls.readZipEligibility,
    'List ZIP codes not served',
    'ZIP code prefixes. A home whose ZIP code starts with one goes to the wait list.',
    { query: ORGANISATION, reply: ['967'] },
  ),
  describeCall(calls.readStateLicenses, 'State licenses', 'One for each state, in any order; the footer sorts them.', {
    query: ORGANISATION,
    reply: [{ abbrev: 'ID', name: 'Idaho', licenseNumber: 'RRL-0000', url: null }],
  }),
  describeCall(
    calls.readAnswers,
    'Get the application answers',
    'Income in dollars a year. `missing` and `locked` are dotted paths of fields.',
    {
      params,
      reply: {
        profile: PROFILE,
        property: PROPERTY,
        income: { incomePrimary: 120_000, incomeOther: 0, employmentType: 'FULL_TIME' },
        ownershipType: 'SOLE',
        missing: ['mailingAddress'],
        locked: [],
        version: 12,
      },
    },
  ),
  describeCall(
    calls.changeAnswers,
    'Change the application answers',
    'The fields you send replace the saved ones, all or nothing. Offers are priced again in the same transaction. An existing summary is made again and must be read again.',
    {
      params,
      body: { income: { incomePrimary: 130_000, incomeOther: 0 }, employmentType: 'FULL_TIME' },
      reply: { ...WRITE_REPLY, missing: [] },
    },
  ),
  describeCall(
    calls.readStepDraft,
    "Get a step's draft",
    'Values that were typed but not sent yet. Empty when there are none.',
    {
      params: { uuid: LOAN, step: 'assets' },
      reply: { values: { institution: 'Sample Bank' }, savedAt: NOW },
    },
  ),
  describeCall(
    calls.saveStepDraft,
    "Save a step's draft",
    'At most 16 KB. The latest one wins. Keys that name a Social Security number, an account or a demographic answer are refused.',
    {
      params: { uuid: LOAN, step: 'assets' },
      body: { values: { institution: 'Sample Bank' } },
      reply: { savedAt: NOW },
    },
  ),
  describeCall(
    calls.readDraft,
    'Registration draft',
    'Found by an HttpOnly cookie of 160 random bits, kept for 24 hours and deleted when the application is created. The flags say which of the answers that can be prefilled are there. Empty when there is none.',
    {
      reply: {
        values: VALUES,
        isListedForSale: false,
        hasSaleStatusBeenSet: false,
        hasIncomeBeenSet: false,
        isPrepopComplete: false,
      },
    },
  ),
  describeCall(
    calls.saveDraft,
    'Save the registration draft',
    'One encrypted row. Values as typed, by step. The steps you send replace the saved ones. There is no field for a password or a Social Security number.',
    { body: VALUES },
  ),
  describeCall(
    calls.readDecline,
    'Get the decline reasons',
    'Up to 4 reasons, the score used and its range, and the bureau to contact (Regulation B, 12 CFR 1002.9; FCRA 615(a)). Empty when the application was not declined.',
    {
      params,
      reply: {
        reasons: ['Credit score'],
        score: { value: 610, date: '2026-03-03', low: 300, high: 850, factors: ['Recent late payment'] },
        bureau: { name: 'Sample Bureau', address: 'PO Box 1, Boise ID 83701', phoneNumber: '8005550100' },
        noticeDocumentUuid: null,
        reapplyOn: '2026-06-01',
      },
    },
  ),
];
