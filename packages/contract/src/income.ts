import {
  BYPASS_STATES,
  CONFIRMATION_WAYS,
  INCOME_SHARES,
  INCOME_SOURCES,
  LINK_EXITS,
  NEXT_ACTIONS,
  VERIFICATION_RESULTS,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { K } from './paths.ts';
import { bag, checked, dollars, dollarsIn, instant, line, onLoan, uuid, whole } from './shapes/base.ts';
import { LINK_STATES, link } from './shapes/link.ts';
import { write } from './shapes/status.ts';

/** A record is no fact until it matches, is accepted or is read by staff (loan-file section 3). */
export const INCOME_RECORD_STATES = ['STORED', 'MATCHED', 'ACCEPTED', 'READ'] as const;

/** Why a record does not count: another that counts may show the same income, the name there is not the borrower's and a person looks at it, or a person found it is not theirs. */
export const INCOME_ASIDE = ['SAME_INCOME', 'OTHER_HOLDER', 'NOT_THEIRS'] as const;

/** Where asking at work stands. */
export const EMPLOYMENT_STATES = ['NONE', 'ASKED', 'CODE_SENT', 'CONFIRMED'] as const;

/** What one source said. `verification` PENDING_REVIEW: it is still being read, or a person must look (`aside` OTHER_HOLDER); FAILED_VERIFICATION: nothing was found. */
export const incomeRecord = z.strictObject({
  recordUuid: uuid,
  source: z.enum(INCOME_SOURCES),
  employer: z.nullish(line),
  amount: dollars,
  verification: z.enum(VERIFICATION_RESULTS),
  state: z.enum(INCOME_RECORD_STATES),
  at: instant,
  documents: z.array(uuid),
  /** Null: it counts as it stands. */
  aside: z.nullish(z.enum(INCOME_ASIDE)),
});

const left = z.strictObject({
  source: z.enum(INCOME_SOURCES),
  reason: z.enum(LINK_EXITS),
  institution: z.nullish(line),
  nextActions: z.array(z.enum(NEXT_ACTIONS)),
});

/** IN-1. The income as stated and as found, the ways to show it, and what came of each. A record is no fact until it matches, is accepted or is read by staff. */
export const readIncome = call({
  id: 'IN-1',
  tag: 'income',
  method: 'GET',
  path: `${K}/income`,
  auth: 'borrower',
  params: onLoan,
  reply: z.strictObject({
    statedIncome: dollars,
    offerIncome: dollars,
    verifiedIncome: z.nullish(dollars),
    bypass: z.nullish(z.enum(BYPASS_STATES)),
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
    left: z.nullish(left),
    submittedAt: z.nullish(instant),
    returned: z.nullish(z.strictObject({ reason: line, by: z.enum(['STAFF', 'EMPLOYER']), at: instant })),
  }),
  errors: [],
  rules: { passive: true },
});

/** IN-2 post. Begins a link with the outside party of a source, also while staff read documents. */
export const startIncomeLink = call({
  id: 'IN-2 post',
  tag: 'income',
  method: 'POST',
  path: `${K}/income/links`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({ source: z.enum(INCOME_SOURCES) }),
  status: 201,
  reply: link,
  errors: ['source-not-offered'],
  rules: { idempotency: 'required', rate: 'L7', openAt: ['INCOME_VERIFICATION'], asksVendor: true },
});

const onLink = z.strictObject({ uuid, linkUuid: uuid });

/** IN-2 get. A link that was begun, and where it stands. */
export const readIncomeLink = call({
  id: 'IN-2 get',
  tag: 'income',
  method: 'GET',
  path: `${K}/income/links/{linkUuid}`,
  auth: 'borrower',
  params: onLink,
  reply: z.extend(link, { state: z.enum(LINK_STATES) }),
  errors: [],
});

/** IN-3. Ends a link: asks the outside party what it found and stores one record, however often it is sent. Records IncomeEvidenced MATCH when what counts carries the offer. */
export const completeIncomeLink = call({
  id: 'IN-3',
  tag: 'income',
  method: 'POST',
  path: `${K}/income/links/{linkUuid}/completion`,
  auth: 'borrower',
  params: onLink,
  body: z.strictObject({ publicToken: z.nullish(checked(z.string(), z.maxLength(500))), callback: z.nullish(bag) }),
  reply: write({ record: z.nullish(incomeRecord), left: z.nullish(left) }),
  errors: ['link-expired', 'link-mismatch'],
  rules: { idempotency: 'accepted', asksVendor: true },
});

/** IN-4. The borrower came back without an answer; says what makes sense now. */
export const leaveIncomeLink = call({
  id: 'IN-4 income',
  tag: 'income',
  method: 'POST',
  path: `${K}/income/links/{linkUuid}/exit`,
  auth: 'borrower',
  params: onLink,
  body: z.strictObject({ reason: z.enum(LINK_EXITS), errorCode: z.nullish(line), institution: z.nullish(line) }),
  reply: z.strictObject({ nextActions: z.array(z.enum(NEXT_ACTIONS)) }),
  errors: [],
});

/** IN-5. Sends documents for a person to read; not while they are reading. Records IncomeDocumentsSubmitted. */
export const sendIncomeDocuments = call({
  id: 'IN-5',
  tag: 'income',
  method: 'POST',
  path: `${K}/income/documents`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({
    source: z.enum(['MANUAL_PAYSTUB', 'OTHER']),
    documentUuids: checked(z.array(uuid), z.maxLength(20)),
  }),
  reply: write({}),
  errors: ['documents-missing', 'document-refused'],
  rules: { idempotency: 'required', openAt: ['INCOME_VERIFICATION'] },
});

const EMPLOYER = `${K}/income/employer-verification` as const;

/** IN-6 get. Whom we ask at work, and since when. */
export const readEmployerVerification = call({
  id: 'IN-6 get',
  tag: 'income',
  method: 'GET',
  path: EMPLOYER,
  auth: 'borrower',
  params: onLoan,
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

/** IN-6 put. Gives the contact at work, or the borrower's own address there; a further one changes the contact and asks again. Records EmployerContactGiven the first time. */
export const giveEmployerContact = call({
  id: 'IN-6 put',
  tag: 'income',
  method: 'PUT',
  path: EMPLOYER,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({
    way: z.enum(CONFIRMATION_WAYS),
    employerName: line,
    contactName: z.nullish(line),
    phoneNumber: z.nullish(line),
    workEmail: z.nullish(checked(z.string(), z.maxLength(254))),
    contactConsent: z.boolean(),
  }),
  reply: write({}),
  errors: ['consent-missing'],
  rules: { ifMatch: 'required', rate: 'L6', openAt: ['EMPLOYMENT_VERIFICATION'] },
});

/** IN-6 code. The code that was mailed to the borrower's address at work. No fact: the desk then confirms whose address it is (decision 0019). */
export const giveEmploymentCode = call({
  id: 'IN-6 code',
  tag: 'income',
  method: 'POST',
  path: `${EMPLOYER}/code`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({ code: checked(z.string(), z.maxLength(20)) }),
  reply: write({}),
  errors: ['code-wrong', 'code-expired'],
  rules: { idempotency: 'accepted', rate: 'L6', openAt: ['EMPLOYMENT_VERIFICATION'] },
});

/** IN-7. Takes the figure that was found. Records IncomeEvidenced BORROWER; when the offer was built on another figure, the price is made again. */
export const acceptIncome = call({
  id: 'IN-7',
  tag: 'income',
  method: 'POST',
  path: `${K}/income/acceptance`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({
    recordUuids: checked(z.array(uuid), z.minLength(1), z.maxLength(50)),
    verifiedIncome: dollarsIn,
  }),
  reply: write({}),
  errors: ['quote-changed'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['INCOME_VERIFICATION'] },
});

/** LK-1. The link behind a return page, by the state id in its address: before and instead of browser storage. */
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
});
