import * as audit from '../console-api/audit.ts';
import * as conditions from '../console-api/conditions.ts';
import * as decisions from '../console-api/decisions.ts';
import * as file from '../console-api/file.ts';
import * as queue from '../console-api/queue.ts';
import * as team from '../console-api/team.ts';
import * as broker from '../identity-broker.ts';
import * as identity from '../identity.ts';
import { describeCall } from './docs.ts';
import {
  ADDRESS,
  BANK_ACCOUNT,
  EMAIL,
  HELOC,
  IDENTITY,
  LIABILITY,
  LOAN,
  NAME,
  NOW,
  OTHER,
  PERSON,
  WRITE_REPLY,
} from './samples.ts';

const params = { uuid: LOAN };
const conditionParams = { uuid: LOAN, conditionId: OTHER };
const STAFF_EMAIL = 'priya@lender.example';
const COLLEAGUE = { staffUuid: PERSON, name: 'Priya Natarajan' };
const TOKEN = 'hDq0y2m1Xw6e7uTzUq3b9cVn5sKfRj8a';
const MEMBER = {
  ...COLLEAGUE,
  email: STAFF_EMAIL,
  permissions: ['pipeline', 'file', 'review'],
  orgs: ['FIGURE'],
  disabled: false,
  ready: true,
  createdAt: NOW,
  version: 1,
} as const;
const ROW = {
  uuid: LOAN,
  loanNumber: '100042',
  applicant: 'Ana Ruiz',
  status: 'FACTA_REVIEW',
  gate: 'facta',
  gateName: 'Fraud alert review',
  owner: 'STAFF',
  since: NOW,
  createdAt: NOW,
  active: true,
  lineAmount: null,
  decisionClock: 'RUNNING',
  decisionDueOn: '2026-04-01',
  incompleteDueOn: null,
  end: null,
  assignee: COLLEAGUE,
} as const;
const TASK = {
  taskUuid: OTHER,
  kind: 'GATE',
  gate: 'facta',
  title: 'Fraud alert review',
  text: 'The credit report has a fraud alert. Call the number on the alert. If it has none, follow the lender’s fraud alert policy to verify the borrower’s identity. Log every call. Clear this review only after the borrower’s identity is verified or the bureau removes the alert.',
  subject: null,
  since: NOW,
  dueAt: '2026-03-04T17:00:00Z',
  isLate: false,
} as const;
const NOTE = {
  noteUuid: OTHER,
  about: 'FILE',
  text: 'Release letter is on its way.',
  call: null,
  visibleToBorrower: false,
  mailedAt: null,
  by: COLLEAGUE,
  at: NOW,
};
export const FILE_DOCUMENT = {
  uuid: OTHER,
  personUuid: PERSON,
  type: 'USER_UPLOADED_PAYSTUB',
  title: 'Pay stub',
  state: 'READY',
  audience: 'BORROWER',
  pages: 1,
  size: 48_213,
  createdAt: NOW,
  submittedAt: NOW,
  acknowledgedAt: null,
  review: { outcome: 'ACCEPTED', reason: null },
  uploaded: true,
  mustAcknowledge: false,
  current: false,
  scanDocumentUuid: null,
} as const;
const CONDITION = {
  uuid: OTHER,
  categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
  blocks: 'NOW',
  state: 'OPEN',
  created: NOW,
  askBorrower: true,
  requestDocuments: ['Release of the second lien'],
  commentsToBorrower: 'Please send the release letter.',
  notes: null,
  actionNeeded: true,
  xtraData: { numDocsRequired: 1 },
  documents: [],
  signerUuid: null,
  dueOn: null,
  round: 1,
  returned: null,
  kind: 'TITLE_LIEN',
  subject: [
    { label: 'LIEN', text: 'Harbor Street Lending, heloc of $18,000.00, recorded 2026-03-02, instrument deed-7741' },
  ],
} as const;
const FIGURE = {
  liabilityUuid: OTHER,
  amount: 8200.5,
  perDiem: 1.12,
  goodThrough: '2026-04-02',
  documentUuid: null,
  payTo: {
    name: 'Sample Bank',
    address: '1 Main Street, Denver, CO 80202',
    routingNumber: '021000021',
    accountNumber: '000123456789',
    reference: 'Loan 77',
  },
};

/**
 * Documents the calls about the console's logins, queue, loan files, decisions, conditions and team, for the OpenAPI
 * description.
 */
export const consoleDocs = [
  describeCall(
    broker.readStaffInfo,
    'Get the logged-in staff member',
    '`permissions` say which calls are allowed. They are read again with every request.',
    { reply: { ...IDENTITY, name: COLLEAGUE.name, permissions: ['file'] } },
  ),
  describeCall(
    broker.logInStaff,
    'Log in to the console',
    'Always returns a `challenge` for the second factor, valid for 10 minutes. An account without a second factor gets the same answer as a wrong password.',
    {
      query: {},
      body: { email: STAFF_EMAIL, password: 'a long password', redirectUrl: '/desk/reviews' },
      reply: { redirect: '/desk/reviews', challenge: TOKEN },
    },
  ),
  describeCall(
    broker.answerSecondFactor,
    'Send the second factor',
    'A 6-digit code or a recovery code. 5 tries per challenge, 5 wrong codes in 15 minutes per person. Each code works once.',
    {
      body: { challenge: TOKEN, code: '123456', recoveryCode: null },
      reply: { redirect: '/desk/reviews' },
    },
  ),
  describeCall(
    broker.logOutStaff,
    'Log out of the console',
    'Revokes the session on every replica. An expired token gets the same answer.',
    { reply: { redirect: '/desk/login' } },
  ),
  describeCall(
    identity.makeRecoveryCodes,
    'Create new recovery codes',
    'Ten codes, shown only once. The old ones stop working.',
    { reply: { recoveryCodes: ['abcd-efgh-jkmn-pqrs'] } },
  ),
  describeCall(identity.readSessions, "List the caller's sessions", 'Newest first.', {
    reply: [
      {
        sessionUuid: OTHER,
        startedAt: NOW,
        lastUsedAt: NOW,
        device: { browser: 'SAFARI', system: 'IPHONE' },
        current: true,
      },
    ],
  }),
  describeCall(identity.endSessions, 'Log out everywhere else', 'Ends every session except this one.', {}),
  describeCall(identity.endSession, 'Log out one device', 'Every server refuses its token from then on.', {
    params: { sessionUuid: OTHER },
  }),
  describeCall(
    identity.beginTotp,
    'Set up an authenticator',
    '`otpauthUrl` is the content of the QR code (RFC 6238). Changing an existing authenticator needs a step-up.',
    {
      body: { currentPassword: 'a long password' },
      reply: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/Desk:priya?secret=JBSWY3DP' },
    },
  ),
  describeCall(
    identity.confirmTotp,
    'Confirm the authenticator',
    "Ten recovery codes, shown only once; each works once. The header has the full session's token. All other sessions of the person end.",
    {
      body: { code: '123456' },
      reply: { recoveryCodes: ['abcd-efgh-jkmn-pqrs'] },
    },
  ),
  describeCall(identity.beginStepUp, 'Start a step-up', 'Needed before calls that answer `step-up-required`.', {
    body: { channel: 'TOTP' },
    reply: { stepUpUuid: OTHER, sentTo: null },
  }),
  describeCall(identity.finishStepUp, 'Finish a step-up', 'The header has a token that is valid for 20 minutes.', {
    params: { stepUpUuid: OTHER },
    body: { code: '123456' },
  }),
  describeCall(
    identity.openAccountSetup,
    'Open an invitation',
    'The token is the part of the link after the hash sign. Send it only in a body.',
    {
      body: { token: TOKEN },
      reply: { firstName: 'Priya', email: 'p***@lender.example', originator: 'Alderpoint Home' },
    },
  ),
  describeCall(
    identity.setUpAccount,
    'Accept an invitation',
    'Sets the password. The token stays valid until the second factor is set up, for at most 7 days.',
    {
      body: { token: TOKEN, password: 'a long password', consentListRequest: null },
      reply: { jwt: 'header.claims.signature' },
    },
  ),
  describeCall(identity.resendAccountSetup, 'Resend an invitation', 'Always 202. The previous token stops working.', {
    body: { token: TOKEN },
    reply: {},
  }),

  describeCall(
    queue.listApplications,
    'The files',
    'Longest at their step first. `q` is part of the name or the loan number. A page can have fewer than `limit` items and still have a cursor.',
    {
      query: { owner: 'STAFF', assignee: 'ME', limit: '50' },
      reply: { items: [ROW], nextCursor: null, now: NOW },
    },
  ),
  describeCall(
    queue.listReviews,
    'List staff tasks',
    'Oldest first. `dueAt` is an internal target of one business day, not a legal deadline.',
    {
      query: { kind: 'GATE' },
      reply: {
        items: [{ ...TASK, application: ROW }],
        nextCursor: null,
        now: NOW,
        counts: { needsPerson: 7, mine: 4, withBorrower: 12, withVendor: 9, closedThisWeek: 31 },
      },
    },
  ),
  describeCall(
    file.readLoanFile,
    'One file',
    'Dollars, decimal fractions. HMDA answers are never included. Numbers are masked.',
    {
      params,
      reply: {
        ...HELOC,
        now: NOW,
        person: {
          personUuid: PERSON,
          name: NAME,
          email: EMAIL,
          phoneNumbers: [{ type: 'MOBILE', number: '2085550123' }],
          homeAddress: ADDRESS,
          mailingAddress: null,
          birthYear: '1984',
          ssnLast4: '0001',
          statedIncome: 96_000,
          employmentType: 'FULL_TIME',
        },
        timeZone: 'America/Denver',
        assignee: COLLEAGUE,
        decisionDueOn: '2026-04-01',
        incompleteDueOn: null,
        end: null,
        allSigned: false,
        tasks: [TASK],
        notes: [NOTE],
        offers: { version: 1, outcome: 'OFFERS', reasons: [], maxDraw: 120_000, amount: 125_000, pricedAt: NOW },
        choice: { drawAmount: 83_000, monthlyPayment: 751.42, rate: 0.0835, apr: 0.0891, totalDraw: 87_541.5 },
        credit: { score: 742, bureau: 'Sample Bureau', alerts: [], on: '2026-03-03' },
        liabilities: [LIABILITY],
        explanation: 'I changed banks and missed one payment.',
        employer: { employerName: 'Sample Works', contactName: 'Pat Lee', phoneNumber: '3035550100', workEmail: null },
        income: [
          {
            recordUuid: OTHER,
            source: 'MANUAL_PAYSTUB',
            employer: 'Sample Works',
            amount: 96_200,
            verification: 'VERIFIED',
            state: 'READ',
            canDecide: false,
          },
        ],
        vendors: [{ op: 'credit.softPull', attempt: 1, at: NOW, outcome: 'FOUND', asks: 1 }],
        signers: [{ signerUuid: OTHER, name: 'Robin Sample', role: 'CO_DEEDER', opened: true, identity: false }],
        toName: [],
        signersSeeConditions: true,
        closingActs: ['INK_NOTE', 'VOID'],
        signingProblem: null,
        documents: [FILE_DOCUMENT],
        letters: [
          {
            letterUuid: OTHER,
            personUuid: PERSON,
            documents: [{ documentUuid: OTHER, title: 'Important terms' }],
            state: 'POSTED',
            askedAt: NOW,
            postedAt: NOW,
            backAt: null,
            toPrint: false,
          },
        ],
        delivery: 'ELECTRONIC',
        mailedBy: 'VENDOR',
        rescissions: [
          {
            rescissionUuid: OTHER,
            personUuid: PERSON,
            kind: 'IN_TIME',
            how: 'LETTER',
            sentAt: NOW,
            receivedAt: NOW,
            dueOn: '2026-03-22',
            settledAt: null,
            appraisalRefund: { amount: 550, state: 'SENT', at: NOW },
            isRecallOpen: false,
          },
        ],
        rescissionRight: {
          state: 'RUNNING',
          endsOn: '2026-03-06',
          mailUntil: '2026-03-09',
          owners: [
            {
              personUuid: PERSON,
              name: 'Ana Ruiz',
              livesInHome: 'YES',
              notice: { how: 'ELECTRONIC', at: NOW },
              confirmedAt: null,
            },
          ],
        },
        corrections: [
          {
            correctionUuid: OTHER,
            field: 'homeAddress',
            value: `${ADDRESS.street1}, Apt 2`,
            comment: null,
            state: 'ASKED',
            askedAt: NOW,
            decidedAt: null,
          },
        ],
        reconsiderations: [
          {
            reconsiderationUuid: OTHER,
            text: 'The second bathroom of 2024 is not in it.',
            documentUuids: [],
            state: 'ASKED',
            askedAt: NOW,
          },
        ],
        bankAccounts: [{ ...BANK_ACCOUNT, documents: [OTHER] }],
      },
    },
  ),
  describeCall(
    file.readGates,
    "Get a file's checklist",
    '`open` means `when` and not `until`. The first open gate is the current one.',
    {
      params,
      reply: [
        {
          gate: 'facta',
          name: 'Fraud alert review',
          status: 'FACTA_REVIEW',
          owner: 'staff',
          when: true,
          until: false,
          open: true,
          passedAt: null,
          current: true,
          because: 'Your credit file has a fraud alert.',
          attempt: 1,
          canRerun: false,
          outcomes: ['CLEARED'],
        },
      ],
    },
  ),
  describeCall(
    file.readFacts,
    'What happened',
    'Facts contain references and codes, never personal data. Each has its chain hash.',
    {
      params,
      query: { limit: '50' },
      reply: {
        items: [
          {
            sequence: 1,
            type: 'ApplicationCreated',
            actor: { kind: 'borrower', id: PERSON },
            at: NOW,
            data: { occupancy: 'HOME' },
            hash: 'a'.repeat(64),
          },
        ],
        nextCursor: null,
      },
    },
  ),
  describeCall(
    file.reveal,
    'Reveal a full number',
    '`reason` is a code of REVEAL_REASONS. Null: there is no such number yet.',
    { params, body: { field: 'SSN', reason: 'CALL_BORROWER' }, reply: { value: '666000001' } },
  ),
  describeCall(
    file.assignLoanFile,
    'Assign a file',
    'Null unassigns it. Assigning an attorney, who sees only assigned files, requires the permission closing; without it the reply is choice-unknown.',
    {
      params,
      body: { staffUuid: PERSON },
      reply: { assignee: COLLEAGUE },
    },
  ),
  describeCall(file.addNote, 'Write a note', 'Stored sealed, never in a fact.', {
    params,
    body: { text: 'Release letter is on its way.', visibleToBorrower: false },
    reply: NOTE,
  }),
  describeCall(
    file.logPhoneCall,
    'Log a phone call',
    'An internal note with the person, direction, outcome and time of the call. Without `calledAt` it took place now; a time in the future is a field error. `text` is stored sealed.',
    {
      params,
      body: {
        party: 'BORROWER',
        direction: 'OUTBOUND',
        outcome: 'LEFT_MESSAGE',
        calledAt: NOW,
        text: 'Asked for a pay stub.',
      },
      reply: {
        ...NOTE,
        text: 'Asked for a pay stub.',
        call: { party: 'BORROWER', direction: 'OUTBOUND', outcome: 'LEFT_MESSAGE', calledAt: NOW },
      },
    },
  ),
  describeCall(
    file.readFileDocument,
    'Download a document',
    'The bytes as an attachment, checked against the hash before they are sent.',
    { params: { uuid: LOAN, documentUuid: OTHER }, reply: new Uint8Array([37, 80, 68, 70]) },
  ),
  describeCall(
    file.reviewDocument,
    'Decide a document',
    '`reason` is a code of DOCUMENT_REJECT_REASONS, required to reject.',
    {
      params: { uuid: LOAN, documentUuid: OTHER },
      body: { outcome: 'ACCEPTED', reason: null, comment: null },
      reply: { ...WRITE_REPLY, document: FILE_DOCUMENT },
    },
  ),
  describeCall(
    decisions.resolveReview,
    'Decide a review',
    "Gate, outcome and reason come from STAFF_REVIEWS. `signerUuid` selects that signer's identity check.",
    {
      params: { uuid: LOAN, gate: 'facta' },
      body: { outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER', comment: null, signerUuid: null },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    decisions.rerunGate,
    "Rerun a gate's work",
    '`reason` is a code of RERUN_REASONS. The vendor gets the same key, so an existing answer comes from the ledger.',
    {
      params: { uuid: LOAN, gate: 'soft-credit' },
      body: { reason: 'NO_ANSWER' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    decisions.closeFile,
    'End a file',
    'CANCELLED with codes of WITHDRAWAL_REASONS; DECLINED with one to four principal reasons. After the last signature, only with a `ground`.',
    {
      params,
      body: { outcome: 'DECLINED', reasons: ['IDENTITY_UNVERIFIED'], ground: null },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    decisions.previewDeclineNotice,
    'Preview an adverse action notice',
    'The blocks of the notice for these principal reasons, as it would be written now, and whether it is delivered on screen or by mail. Nothing is saved.',
    {
      params,
      body: { reasons: ['IDENTITY_UNVERIFIED'] },
      reply: {
        title: 'Notice of action taken',
        blocks: [
          { kind: 'heading', text: 'Our decision' },
          { kind: 'list', items: ['Unable to verify identity'] },
        ],
        delivery: 'ELECTRONIC',
      },
    },
  ),
  describeCall(
    decisions.decideIncome,
    'Review income documents',
    '`amount` in dollars for one `period`. `reason` for RETURNED is a code of INCOME_RETURN_REASONS. For ACCEPTED and REFUSED, which name a record with `recordUuid`, it is one of INCOME_HOLDER_REASONS. `monthlyIncome` is the income that counts now.',
    {
      params,
      body: {
        outcome: 'EVIDENCED',
        source: 'MANUAL_PAYSTUB',
        employer: 'Sample Works',
        amount: 3700,
        period: 'TWO_WEEKS',
        documentUuid: OTHER,
      },
      reply: { ...WRITE_REPLY, monthlyIncome: 8016.67 },
    },
  ),
  describeCall(
    decisions.enterPayoffFigures,
    'Enter payoff figures',
    'Dollars; `perDiem` for each day after, `goodThrough` their last day. Earlier entries stay. The file continues once every marked debt has its figures. Two people enter the same figures. With `replace`, different figures replace the first entry, and someone else confirms them. `payoffTotal` is the total known so far.',
    {
      params,
      body: { figures: [FIGURE] },
      reply: { ...WRITE_REPLY, payoffTotal: 8200.5 },
    },
  ),
  describeCall(conditions.listConditions, "List a file's conditions", 'Includes closed ones.', {
    params,
    reply: [CONDITION],
  }),
  describeCall(
    conditions.postCondition,
    'Post a condition',
    '`blocks` says what it holds up. CLOSING is refused once the final offer is accepted.',
    {
      params,
      body: {
        categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
        blocks: 'NOW',
        askBorrower: true,
        requestDocuments: ['Release of the second lien'],
        commentsToBorrower: 'Please send the release letter.',
        notes: null,
        signerUuid: null,
        dueOn: null,
      },
      reply: { ...WRITE_REPLY, condition: CONDITION },
    },
  ),
  describeCall(
    conditions.closeCondition,
    'Close a condition',
    "CANCELLED removes it because it no longer applies. `reason` is a code of CONDITION_CLOSE_REASONS for the condition's kind.",
    {
      params: conditionParams,
      body: { state: 'CLEARED', reason: 'RELEASE_RECORDED', notes: null },
      reply: { ...WRITE_REPLY, condition: { ...CONDITION, state: 'CLEARED', actionNeeded: false, round: 3 } },
    },
  ),
  describeCall(
    conditions.returnCondition,
    'Return an answer to the borrower',
    'The borrower reads the comment and the sentence of the reason, a code of CONDITION_RETURN_REASONS.',
    {
      params: conditionParams,
      body: { reason: 'UNREADABLE', commentsToBorrower: null },
      reply: {
        ...WRITE_REPLY,
        condition: { ...CONDITION, round: 3, returned: { reason: 'We couldn’t read what you sent.', at: NOW } },
      },
    },
  ),
  describeCall(team.listStaff, 'List the team', 'In order of invitation.', { reply: [MEMBER] }),
  describeCall(
    team.inviteColleague,
    'Invite a teammate',
    "Sends a link that works for 7 days. `orgs` can name only the caller's lender.",
    {
      body: { email: STAFF_EMAIL, name: COLLEAGUE.name, permissions: ['pipeline', 'file'], orgs: null },
      reply: { ...MEMBER, ready: false },
    },
  ),
  describeCall(
    team.changeColleague,
    "Change a teammate's permissions",
    "Takes effect with that teammate's next request. A closed account loses its sessions. Callers can't change themselves.",
    {
      params: { staffUuid: PERSON },
      body: { permissions: ['file'], disabled: false },
      reply: { ...MEMBER, version: 2 },
    },
  ),
  describeCall(
    team.requestSecondFactorReset,
    'Request an authenticator reset',
    'For a teammate who lost it. Another admin must approve it within 3 days. We email the teammate.',
    {
      params: { staffUuid: PERSON },
      reply: { ...MEMBER, secondFactorReset: { askedBy: OTHER, askedByName: COLLEAGUE.name, askedAt: NOW } },
    },
  ),
  describeCall(
    team.approveSecondFactorReset,
    'Approve an authenticator reset',
    'By a different admin than the one who requested it. We email the teammate a link to set up the account again.',
    {
      params: { staffUuid: PERSON },
      reply: { ...MEMBER, ready: false },
    },
  ),
  describeCall(team.declineSecondFactorReset, 'Decline an authenticator reset', 'Also withdraws it.', {
    params: { staffUuid: PERSON },
    reply: MEMBER,
  }),
  describeCall(audit.readAudit, 'Get the audit trail', 'Newest first: who viewed and did what, by ids and codes.', {
    query: { application: LOAN, limit: '50' },
    reply: {
      items: [
        {
          sequence: 812,
          at: NOW,
          event: 'desk.asked',
          actor: PERSON,
          actorName: COLLEAGUE.name,
          application: LOAN,
          loanNumber: '100042',
          staffName: null,
          requestId: OTHER,
          about: { call: 'ST-2 file' },
          hash: 'a'.repeat(64),
        },
      ],
      nextCursor: null,
    },
  }),
  describeCall(
    audit.verifyAudit,
    'Verify the audit trail',
    '`brokenAt` is the first entry that does not match the hash chain.',
    { reply: { ok: true, lastSequence: 812, brokenAt: null } },
  ),
];
