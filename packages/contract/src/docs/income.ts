import * as income from '../income.ts';
import { docs } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };
const onLink = { uuid: LOAN, linkUuid: OTHER };
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

export const incomeDocs = [
  docs(
    income.readIncome,
    'My income',
    "Dollars a year before taxes. `offerIncome` is the figure the offer was built on, `verifiedIncome` what counts of the records, null before the first; `aside` says why a record does not: SAME_INCOME, it may be pay that counts already, OTHER_HOLDER, the name there is not the borrower's and a person looks at it, NOT_THEIRS, a person found that it is somebody else's; `left` is how the last link ended when it brought nothing (calls IN-1).",
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
  docs(
    income.startIncomeLink,
    'Link a source of income',
    '`redirect`: the browser goes to `url` and comes back to a return page with the state id. A source that this lender does not offer is refused (calls IN-2, ledger ENUM-023).',
    {
      params,
      body: { source: 'TRUV_PAYROLL' },
      reply: LINK,
    },
  ),
  docs(income.readIncomeLink, 'A link that I began', 'OPEN until it is completed, left or over (calls IN-2).', {
    params: onLink,
    reply: { ...LINK, state: 'OPEN' },
  }),
  docs(
    income.completeIncomeLink,
    'Come back from a link',
    '`callback` holds every parameter of the return page. One record for each link, whatever repeats; PENDING_REVIEW: the source is still being read (calls IN-3, ledger SCREEN-036, SCREEN-080).',
    {
      params: onLink,
      body: { publicToken: null, callback: { oauth_state_id: OTHER } },
      reply: { ...WRITTEN, record: RECORD, left: null },
    },
  ),
  docs(income.leaveIncomeLink, 'Leave a link', '`nextActions`: the best first (calls IN-4).', {
    params: onLink,
    body: { reason: 'INSTITUTION_DOWN', errorCode: null, institution: 'Sample Bank' },
    reply: { nextActions: [...LEFT.nextActions] },
  }),
  docs(
    income.sendIncomeDocuments,
    'Send documents that show my income',
    'Own documents that are READY, of the types of the source, as many as `numDocsRequired` (calls IN-5).',
    {
      params,
      body: { source: 'MANUAL_PAYSTUB', documentUuids: [OTHER, PERSON] },
      reply: WRITTEN,
    },
  ),
  docs(
    income.readEmployerVerification,
    'Whom you ask at my work',
    'What the borrower typed, for the form that changes it (calls IN-6).',
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
  docs(
    income.giveEmployerContact,
    'Say whom to ask at my work',
    "CONTACT: a person, by phone or mail. WORK_EMAIL: a six-digit code goes to the borrower's own address at work, and the desk confirms that it is the employer's. A further one asks again (calls IN-6).",
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
      reply: WRITTEN,
    },
  ),
  docs(
    income.giveEmploymentCode,
    'Give the code from my address at work',
    "Good for 15 minutes, five tries. Whether the address is the employer's, the desk confirms: the step waits for it (calls IN-6, decision 0019).",
    { params, body: { code: '123456' }, reply: WRITTEN },
  ),
  docs(
    income.acceptIncome,
    'Go ahead with the figure found',
    "`verifiedIncome` is compared, never taken over: `quote-changed` when another record came meanwhile. Another figure than the offer's makes the price again in the same transaction (calls IN-7, loan-file section 3).",
    {
      params,
      body: { recordUuids: [PERSON], verifiedIncome: 82_000 },
      reply: WRITTEN,
    },
  ),
  docs(
    income.readLink,
    'Which link a return page belongs to',
    "By the state id in the address; 404 for another person's (calls LK-1).",
    {
      params: { oauthStateId: OTHER },
      reply: { applicationUuid: LOAN, purpose: 'INCOME', link: { ...LINK, state: 'OPEN' } },
    },
  ),
];
