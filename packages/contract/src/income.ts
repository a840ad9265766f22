import {
  INCOME_BYPASS_STATES,
  CONFIRMATION_WAYS,
  INCOME_SHARES,
  INCOME_SOURCES,
  LINK_EXITS,
  NEXT_ACTIONS,
  VERIFICATION_RESULTS,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { BORROWER_API } from './paths.ts';
import { BEHIND_PROCESSING } from './processing-timeout.ts';
import { bag, checked, dollars, dollarsIn, instant, line, loanParams, uuid, whole } from './shapes/base.ts';
import { LINK_STATES, link } from './shapes/link.ts';
import { writeReply } from './shapes/status.ts';

/**
 * States of an income record. It becomes a fact only when it matches, is accepted by the borrower or is read by staff.
 */
export const INCOME_RECORD_STATES = ['STORED', 'MATCHED', 'ACCEPTED', 'READ'] as const;

/**
 * Why a record does not count: another record that counts may show the same income, the name on it is not the
 * borrower's and staff are reviewing it, or staff found it is not theirs.
 */
export const UNCOUNTED_REASONS = ['SAME_INCOME', 'OTHER_HOLDER', 'NOT_THEIRS'] as const;

/** States of the employment verification. CODE_SENT: the borrower must enter the code from their work email. */
export const EMPLOYMENT_STATES = ['NONE', 'ASKED', 'CODE_SENT', 'CONFIRMED'] as const;

/**
 * The income that one source reported. `verification` PENDING_REVIEW: it is still being read, or staff must review it
 * (`aside` OTHER_HOLDER). FAILED_VERIFICATION: nothing was found.
 */
export const incomeRecord = z.strictObject({
  recordUuid: uuid,
  source: z.enum(INCOME_SOURCES),
  employer: z.nullish(line),
  amount: dollars,
  verification: z.enum(VERIFICATION_RESULTS),
  state: z.enum(INCOME_RECORD_STATES),
  at: instant,
  documents: z.array(uuid),
  /** Null: it counts. */
  aside: z.nullish(z.enum(UNCOUNTED_REASONS)),
});

/** Why the borrower came back from a source without a result, and which options make sense now. */
const linkExit = z.strictObject({
  source: z.enum(INCOME_SOURCES),
  reason: z.enum(LINK_EXITS),
  institution: z.nullish(line),
  nextActions: z.array(z.enum(NEXT_ACTIONS)),
});

/**
 * Returns the income as stated and as found, the ways to prove it, and the result of each. A record becomes a fact only
 * when it matches, is accepted or is read by staff.
 */
export const readIncome = call({
  id: 'IN-1',
  tag: 'income',
  method: 'GET',
  path: `${BORROWER_API}/income`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    statedIncome: dollars,
    offerIncome: dollars,
    verifiedIncome: z.nullish(dollars),
    bypass: z.nullish(z.enum(INCOME_BYPASS_STATES)),
    methods: z.array(
      z.strictObject({
        source: z.enum(INCOME_SOURCES),
        slug: line,
        minutes: whole,
        shares: z.array(z.enum(INCOME_SHARES)),
        numDocsRequired: z.nullish(whole),
      }),
    ),
    records: z.array(incomeRecord),
    left: z.nullish(linkExit),
    submittedAt: z.nullish(instant),
    returned: z.nullish(z.strictObject({ reason: line, by: z.enum(['STAFF', 'EMPLOYER']), at: instant })),
  }),
  errors: [],
  rules: { passive: true },
});

/** Starts a link to a source's vendor, also while staff read documents. */
export const startIncomeLink = call({
  id: 'IN-2 post',
  tag: 'income',
  method: 'POST',
  path: `${BORROWER_API}/income/links`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ source: z.enum(INCOME_SOURCES) }),
  status: 201,
  reply: link,
  errors: ['source-not-offered'],
  rules: { idempotency: 'required', rate: 'vendorWork', openAt: ['INCOME_VERIFICATION'], asksVendor: true },
});

const linkParams = z.strictObject({ uuid, linkUuid: uuid });

/** Returns a link to a source's vendor and its state. */
export const readIncomeLink = call({
  id: 'IN-2 get',
  tag: 'income',
  method: 'GET',
  path: `${BORROWER_API}/income/links/{linkUuid}`,
  auth: 'borrower',
  params: linkParams,
  reply: z.extend(link, { state: z.enum(LINK_STATES) }),
  errors: [],
});

/**
 * Completes a link: asks the vendor what it found and stores one record, however often it is sent. Records
 * IncomeEvidenced MATCH when the income that counts supports the offer.
 */
export const completeIncomeLink = call({
  id: 'IN-3',
  tag: 'income',
  method: 'POST',
  path: `${BORROWER_API}/income/links/{linkUuid}/completion`,
  auth: 'borrower',
  params: linkParams,
  body: z.strictObject({ publicToken: z.nullish(checked(z.string(), z.maxLength(500))), callback: z.nullish(bag) }),
  reply: writeReply({ record: z.nullish(incomeRecord), left: z.nullish(linkExit) }),
  errors: ['link-expired', 'link-mismatch'],
  rules: { idempotency: 'accepted', asksVendor: true },
  client: BEHIND_PROCESSING,
});

/** Reports that the borrower came back without a result; the reply says which options make sense now. */
export const leaveIncomeLink = call({
  id: 'IN-4 income',
  tag: 'income',
  method: 'POST',
  path: `${BORROWER_API}/income/links/{linkUuid}/exit`,
  auth: 'borrower',
  params: linkParams,
  body: z.strictObject({ reason: z.enum(LINK_EXITS), errorCode: z.nullish(line), institution: z.nullish(line) }),
  reply: z.strictObject({ nextActions: z.array(z.enum(NEXT_ACTIONS)) }),
  errors: [],
});

/** Sends documents for staff to read; not while staff are reading earlier ones. Records IncomeDocumentsSubmitted. */
export const sendIncomeDocuments = call({
  id: 'IN-5',
  tag: 'income',
  method: 'POST',
  path: `${BORROWER_API}/income/documents`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    source: z.enum(['MANUAL_PAYSTUB', 'OTHER']),
    documentUuids: checked(z.array(uuid), z.maxLength(20)),
  }),
  reply: writeReply({}),
  errors: ['documents-missing', 'document-refused'],
  rules: { idempotency: 'required', openAt: ['INCOME_VERIFICATION'] },
});

const EMPLOYER = `${BORROWER_API}/income/employer-verification` as const;

/** Returns the contact at work who was asked to confirm the employment, and since when. */
export const readEmployerVerification = call({
  id: 'IN-6 get',
  tag: 'income',
  method: 'GET',
  path: EMPLOYER,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    state: z.enum(EMPLOYMENT_STATES),
    askedOn: z.nullish(instant),
    employerName: z.nullish(line),
    contactName: z.nullish(line),
    phoneNumber: z.nullish(line),
    workEmail: z.nullish(line),
    way: z.nullish(z.enum(CONFIRMATION_WAYS)),
  }),
  errors: [],
});

/**
 * Sets the contact at work, or the borrower's own work address; a later one replaces the contact and asks again.
 * Records EmployerContactGiven the first time.
 */
export const giveEmployerContact = call({
  id: 'IN-6 put',
  tag: 'income',
  method: 'PUT',
  path: EMPLOYER,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    way: z.enum(CONFIRMATION_WAYS),
    employerName: line,
    contactName: z.nullish(line),
    phoneNumber: z.nullish(line),
    workEmail: z.nullish(checked(z.string(), z.maxLength(254))),
    contactConsent: z.boolean(),
  }),
  reply: writeReply({}),
  errors: ['consent-missing'],
  rules: { ifMatch: 'required', rate: 'sensitive', openAt: ['EMPLOYMENT_VERIFICATION'] },
});

/**
 * Checks the code that was emailed to the borrower's work address. Records no fact: staff then confirm whose address it
 * is (decision 0019).
 */
export const confirmEmploymentCode = call({
  id: 'IN-6 code',
  tag: 'income',
  method: 'POST',
  path: `${EMPLOYER}/code`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ code: checked(z.string(), z.maxLength(20)) }),
  reply: writeReply({}),
  errors: ['code-wrong', 'code-expired'],
  rules: { idempotency: 'accepted', rate: 'sensitive', openAt: ['EMPLOYMENT_VERIFICATION'] },
});

/**
 * Accepts the figure that was found. Records IncomeEvidenced BORROWER; if the offer used another figure, the offers are
 * priced again.
 */
export const acceptIncome = call({
  id: 'IN-7',
  tag: 'income',
  method: 'POST',
  path: `${BORROWER_API}/income/acceptance`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({
    recordUuids: checked(z.array(uuid), z.minLength(1), z.maxLength(50)),
    verifiedIncome: dollarsIn,
  }),
  reply: writeReply({}),
  errors: ['quote-changed'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['INCOME_VERIFICATION'] },
});

/** Returns the link behind a return page, by the state id in its address, so that no browser storage is needed. */
export const readLink = call({
  id: 'LK-1',
  tag: 'income',
  method: 'GET',
  path: '/service-krang-heloc/borrower/secure/api/v1/links/{oauthStateId}',
  auth: 'borrower',
  params: z.strictObject({ oauthStateId: checked(z.string(), z.minLength(1), z.maxLength(100)) }),
  reply: z.strictObject({
    applicationUuid: uuid,
    purpose: z.enum(['BANK', 'INCOME']),
    link: z.extend(link, { state: z.enum(LINK_STATES) }),
  }),
  errors: ['link-expired'],
  client: BEHIND_PROCESSING,
});
