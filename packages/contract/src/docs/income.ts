import * as income from '../income.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const linkParams = { uuid: LOAN, linkUuid: OTHER };
const LINK = {
  linkUuid: OTHER,
  mode: 'redirect',
  scriptUrl: null,
  token: null,
  url: 'https://vendor.example/session/1',
  expiresAt: NOW,
} as const;
const RECORD = {
  recordUuid: PERSON,
  source: 'TRUV_PAYROLL',
  employer: 'Sample Clinic',
  amount: 82_000,
  verification: 'VERIFIED',
  state: 'STORED',
  at: NOW,
  documents: [],
  aside: null,
} as const;
const LEFT = {
  source: 'PLAID_TRANSACTIONS',
  reason: 'INSTITUTION_DOWN',
  institution: 'Sample Bank',
  nextActions: ['WAIT', 'ANOTHER_SOURCE', 'UPLOAD'],
} as const;

/** Documents the calls about proof of income and employment, for the OpenAPI description. */
export const incomeDocs = [
  describeCall(
    income.readIncome,
    'My income',
    "Dollars a year before taxes. `offerIncome` is the income the offer was built on. `verifiedIncome` is the income from the records that count, null before the first. `aside` says why a record does not count: SAME_INCOME, it may be pay that already counts; OTHER_HOLDER, the name is not the borrower's and staff are reviewing it; NOT_THEIRS, staff found that it is someone else's. `left` is how the last link ended when it returned nothing.",
    {
      params,
      reply: {
        statedIncome: 95_000,
        offerIncome: 95_000,
        verifiedIncome: 82_000,
        bypass: 'NO_BYPASS',
        methods: [
          {
            source: 'TRUV_PAYROLL',
            slug: 'truv-payroll',
            minutes: 2,
            shares: ['PAY', 'JOB_TITLE'],
            numDocsRequired: null,
          },
        ],
        records: [RECORD],
        left: null,
        submittedAt: null,
        returned: { reason: 'The second page is missing.', by: 'STAFF', at: NOW },
      },
    },
  ),
  describeCall(
    income.startIncomeLink,
    'Connect an income source',
    '`redirect`: the browser goes to `url` and comes back to a return page with the state id. A source that the lender does not offer is refused.',
    {
      params,
      body: { source: 'TRUV_PAYROLL' },
      reply: LINK,
    },
  ),
  describeCall(income.readIncomeLink, 'Get an income link', 'OPEN until it is completed, left or expired.', {
    params: linkParams,
    reply: { ...LINK, state: 'OPEN' },
  }),
  describeCall(
    income.completeIncomeLink,
    'Finish an income link',
    '`callback` contains every parameter of the return page. Each link gives one record, however often it is repeated. PENDING_REVIEW: the source is still being read.',
    {
      params: linkParams,
      body: { publicToken: null, callback: { oauth_state_id: OTHER } },
      reply: { ...WRITE_REPLY, record: RECORD, left: null },
    },
  ),
  describeCall(income.leaveIncomeLink, 'Leave an income link', '`nextActions`: best first.', {
    params: linkParams,
    body: { reason: 'INSTITUTION_DOWN', errorCode: null, institution: 'Sample Bank' },
    reply: { nextActions: [...LEFT.nextActions] },
  }),
  describeCall(
    income.sendIncomeDocuments,
    'Send proof of income',
    "The caller's own documents that are READY, of the source's types, as many as `numDocsRequired`.",
    {
      params,
      body: { source: 'MANUAL_PAYSTUB', documentUuids: [OTHER, PERSON] },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    income.readEmployerVerification,
    'Get the employer contact',
    'The contact as the borrower entered it, for the form that changes it.',
    {
      params,
      reply: {
        state: 'ASKED',
        askedOn: NOW,
        employerName: 'Sample Clinic',
        contactName: 'Pat Lee',
        phoneNumber: '2085550123',
        workEmail: null,
        way: 'CONTACT',
      },
    },
  ),
  describeCall(
    income.giveEmployerContact,
    'Set the employer contact',
    "CONTACT: a person, by phone or email. WORK_EMAIL: sends a 6-digit code to the borrower's own work email, and staff confirm that the address is the employer's. A new contact asks again.",
    {
      params,
      body: {
        way: 'CONTACT',
        employerName: 'Sample Clinic',
        contactName: 'Pat Lee',
        phoneNumber: '2085550123',
        workEmail: null,
        contactConsent: true,
      },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    income.confirmEmploymentCode,
    'Confirm a work email',
    "The code works for 15 minutes, with five tries. The step waits until staff confirm that the address is the employer's.",
    { params, body: { code: '123456' }, reply: WRITE_REPLY },
  ),
  describeCall(
    income.acceptIncome,
    'Accept the verified income',
    "`verifiedIncome` is compared, never stored: `quote-changed` when another record came in since then. If it differs from the offer's income, offers are priced again in the same transaction.",
    {
      params,
      body: { recordUuids: [PERSON], verifiedIncome: 82_000 },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    income.readLink,
    'Find the link of a return page',
    "By the state id in the address. 404 for another person's.",
    {
      params: { oauthStateId: OTHER },
      reply: { applicationUuid: LOAN, purpose: 'INCOME', link: { ...LINK, state: 'OPEN' } },
    },
  ),
];
