import {
  EMPLOYMENT_TYPES,
  OCCUPANCY_TYPES,
  OWNERSHIP_TYPES,
  SALE_STATUSES,
  incomeField,
  otherIncomeField,
  registrationDraftSchema,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { APPLICATION_API, EXTERNAL_API, HELOC_API } from './paths.ts';
import {
  bag,
  checked,
  date,
  dollars,
  instant,
  line,
  organizationQuery,
  loanParams,
  state,
  uuid,
  version,
  whole,
} from './shapes/base.ts';
import { consentListRequest, loanConsentType, softConsentRequests } from './shapes/consent.ts';
import { stepValues } from './shapes/draft.ts';
import { heloc, helocProperty, listedHeloc } from './shapes/heloc.ts';
import { givenAddress, profile, profileRequest, sentAddress, sentName } from './shapes/person.ts';
import { status, writeReply } from './shapes/status.ts';

/** Lists the caller's applications in this organization, newest first. */
export const listHelocs = call({
  id: 'G01',
  tag: 'application',
  method: 'GET',
  path: `${APPLICATION_API}/all`,
  auth: 'borrower',
  reply: z.array(listedHeloc),
  errors: [],
  client: { retry: 5, staleMs: 0 },
});

/** Returns one application with its status, property, price and dates. */
export const readHeloc = call({
  id: 'G02',
  tag: 'application',
  method: 'GET',
  path: `${APPLICATION_API}/{uuid}`,
  auth: 'borrower',
  params: loanParams,
  reply: heloc,
  errors: [],
  client: { retry: 5 },
});

/** Returns the texts of the consents to a credit pull and to electronic documents. */
export const readConsentTypes = call({
  id: 'G03',
  tag: 'application',
  method: 'GET',
  path: `${APPLICATION_API}/consent-types`,
  auth: 'optional',
  reply: z.array(loanConsentType),
  errors: [],
  client: { staleMs: Infinity },
});

/** The campaign that brought the visitor, as the address of the first page names it. */
const utmParameters = z.object({
  campaign: z.nullish(line),
  medium: z.nullish(line),
  source: z.nullish(line),
  term: z.nullish(line),
  content: z.nullish(line),
  id: z.nullish(line),
});

/** What the registration sends to create an application, with the wire names that the specification gives. */
const applicationRequest = z.object({
  abVersionsRequest: z.nullish(checked(z.array(z.object({ name: line, variation: line })), z.maxLength(50))),
  affiliateAbVersion: z.nullish(line),
  affiliateAppIndicator: z.nullish(line),
  affiliateLiveOffers: z.nullish(z.union([line, z.boolean()])),
  consentListRequest,
  consentRequests: z.nullish(softConsentRequests),
  income: z.object({
    incomeCoDeeders: z.nullish(otherIncomeField),
    incomePrimary: incomeField,
    incomeOther: otherIncomeField,
  }),
  marketingTools: z.nullish(z.object({ totalExpertOwnerId: z.nullish(line), totalExpertContactId: z.nullish(line) })),
  profileRequest,
  propertyListedForSale: z.nullish(z.union([z.enum(SALE_STATUSES), z.boolean()])),
  propertyRequest: z.object({ address: givenAddress, occupancyType: z.enum(OCCUPANCY_TYPES) }),
  publish: z.literal(true),
  utmParameters: z.nullish(utmParameters),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  offerCode: z.nullish(line),
  optimizelyProfileRequest: z.nullish(z.object({ optimizelyProfileUuid: z.nullish(line) })),
  referrerId: z.nullish(line),
  referralId: z.nullish(line),
});

/** Creates an application. A person has at most one active application per organization, whatever keys are sent. */
export const createHeloc = call({
  id: 'G04',
  tag: 'application',
  method: 'POST',
  path: '/service-application/api/v3/application/helocs',
  auth: 'borrower',
  query: z.object({ state: z.nullish(state) }),
  body: applicationRequest,
  status: 201,
  reply: z.strictObject({ uuid, loanNumber: z.nullish(line), status, version }),
  errors: [
    'state-not-offered',
    'active-application-exists',
    'recent-heloc',
    'inquiry-needs-loan-officer',
    'under-age',
    'employment-not-accepted',
    'consent-missing',
    'consent-outdated',
    'not-available',
  ],
  rules: { idempotency: 'accepted', rate: 'vendorWork' },
});

/** Lists the states that the lender serves. */
export const readStatesEligibility = call({
  id: 'G10',
  tag: 'application',
  method: 'GET',
  path: '/service-application/external/api/v2/heloc/states-eligibility',
  auth: 'anonymous',
  query: organizationQuery,
  reply: z.array(state),
  errors: [],
  rules: { cacheSeconds: 600 },
  client: { staleMs: 600_000 },
});

/** Lists the prefixes of ZIP codes that the lender doesn't serve. */
export const readZipEligibility = call({
  id: 'G11',
  tag: 'application',
  method: 'GET',
  path: `${EXTERNAL_API}/zip-eligibility`,
  auth: 'anonymous',
  query: organizationQuery,
  reply: z.array(checked(z.string(), z.regex(/^\d{1,5}$/))),
  errors: [],
  rules: { cacheSeconds: 600 },
  client: { staleMs: 600_000 },
});

/** Lists the lender's licenses, one per state. */
export const readStateLicenses = call({
  id: 'G12',
  tag: 'application',
  method: 'GET',
  path: `${EXTERNAL_API}/state-licenses`,
  auth: 'anonymous',
  query: organizationQuery,
  reply: z.array(
    z.strictObject({
      abbrev: state,
      name: z.nullish(line),
      licenseNumber: z.nullish(line),
      url: z.nullish(z.string()),
    }),
  ),
  errors: [],
  rules: { cacheSeconds: 3600 },
  client: { staleMs: 3_600_000 },
});

/** Returns the borrower's answers from registration, what is missing, and what can no longer be changed. */
export const readAnswers = call({
  id: 'AP-1 get',
  tag: 'application',
  method: 'GET',
  path: `${HELOC_API}/answers`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    profile,
    property: helocProperty,
    income: z.strictObject({
      incomePrimary: dollars,
      incomeOther: z.nullish(dollars),
      employmentType: z.nullish(z.enum(EMPLOYMENT_TYPES)),
    }),
    ownershipType: z.nullish(z.enum(OWNERSHIP_TYPES)),
    missing: z.array(z.string()),
    locked: z.array(z.string()),
    version,
  }),
  errors: [],
});

/**
 * Changes answers at any status until the application is submitted; the offers are priced again. Records
 * AnswersChanged.
 */
export const changeAnswers = call({
  id: 'AP-1 put',
  tag: 'application',
  method: 'PUT',
  path: `${HELOC_API}/answers`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    name: z.nullish(sentName),
    homeAddress: z.nullish(sentAddress),
    mailingAddress: z.nullish(sentAddress),
    income: z.nullish(z.strictObject({ incomePrimary: incomeField, incomeOther: otherIncomeField })),
    employmentType: z.nullish(z.enum(EMPLOYMENT_TYPES)),
    ownershipType: z.nullish(z.enum(OWNERSHIP_TYPES)),
  }),
  reply: writeReply({ missing: z.array(z.string()) }),
  errors: ['profile-locked', 'employment-not-accepted'],
  rules: { ifMatch: 'required' },
});

const stepParams = z.strictObject({ uuid, step: checked(z.string(), z.regex(/^[a-z][a-z0-9-]{0,39}$/)) });

/**
 * Gives consent to the soft pull where it is asked after a disclosure: New York, on document/disclosures. Records
 * SoftCreditConsentGiven.
 */
export const giveSoftConsent = call({
  id: 'AP-6',
  tag: 'application',
  method: 'POST',
  path: `${HELOC_API}/consents`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    consentRequests: checked(
      z.array(z.strictObject({ type: z.literal('SOFT_CREDIT'), version: line })),
      z.minLength(1),
      z.maxLength(1),
    ),
  }),
  reply: writeReply({}),
  errors: ['consent-outdated', 'documents-unread'],
  rules: { idempotency: 'required', openAt: ['WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE'] },
});

/** Returns the values of a step that were typed but not yet submitted. */
export const readStepDraft = call({
  id: 'AP-7 get',
  tag: 'application',
  method: 'GET',
  path: `${HELOC_API}/drafts/{step}`,
  auth: 'borrower',
  params: stepParams,
  reply: z.strictObject({ values: bag, savedAt: instant }),
  mayBeEmpty: true,
  errors: [],
});

/** Saves the typed values of a step; they replace those saved before. */
export const saveStepDraft = call({
  id: 'AP-7 put',
  tag: 'application',
  method: 'PUT',
  path: `${HELOC_API}/drafts/{step}`,
  auth: 'borrower',
  params: stepParams,
  body: z.strictObject({ values: stepValues }),
  reply: z.strictObject({ savedAt: instant }),
  errors: [],
  rules: { bodyLimit: 16_384 },
});

/** Returns this browser's registration draft, found by its cookie, with the register data's flags. */
export const readDraft = call({
  id: 'AP-7b get',
  tag: 'application',
  method: 'GET',
  path: `${EXTERNAL_API}/draft`,
  auth: 'anonymous',
  reply: z.strictObject({
    values: registrationDraftSchema,
    isListedForSale: z.boolean(),
    hasSaleStatusBeenSet: z.boolean(),
    hasIncomeBeenSet: z.boolean(),
    isPrepopComplete: z.boolean(),
  }),
  mayBeEmpty: true,
  errors: [],
  rules: { rate: 'lookup' },
});

/** Saves what was typed in registration for 24 hours; the fields sent replace those saved. */
export const saveDraft = call({
  id: 'AP-7b put',
  tag: 'application',
  method: 'PUT',
  path: `${EXTERNAL_API}/draft`,
  auth: 'anonymous',
  body: registrationDraftSchema,
  errors: [],
  rules: { rate: 'lookup', bodyLimit: 16_384 },
});

/** Returns why the application was declined; empty when it was not. */
export const readDecline = call({
  id: 'AP-12',
  tag: 'application',
  method: 'GET',
  path: `${HELOC_API}/decline`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    reasons: checked(z.array(z.string()), z.maxLength(4)),
    score: z.nullish(z.strictObject({ value: whole, date, low: whole, high: whole, factors: z.array(z.string()) })),
    bureau: z.nullish(z.strictObject({ name: z.string(), address: z.string(), phoneNumber: z.string() })),
    noticeDocumentUuid: z.nullish(uuid),
    /** The first day on which every reason that ends with time has ended; null if that day isn't known. */
    reapplyOn: z.nullish(date),
    /** The figures behind the reasons, from the last pricing: dollars, and shares as decimal fractions. */
    figures: z.nullish(
      z.strictObject({
        home: z.nullish(
          z.strictObject({ owed: dollars, value: dollars, highestShare: z.number(), smallestDraw: dollars }),
        ),
        debts: z.nullish(z.strictObject({ payments: dollars, income: dollars, highestShare: z.number() })),
        lowestScore: z.nullish(whole),
      }),
    ),
  }),
  mayBeEmpty: true,
  errors: [],
});
