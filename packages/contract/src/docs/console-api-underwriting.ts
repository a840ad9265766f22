import * as file from '../console-api/file.ts';
import * as queue from '../console-api/queue.ts';
import * as signers from '../console-api/signers.ts';
import * as underwriting from '../console-api/underwriting.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const VALUE = {
  kind: 'AVM',
  source: 'Automated valuation',
  amount: 412_000,
  low: 391_400,
  high: 432_600,
  confidence: 0.92,
  asOf: '2026-03-02',
  isUsed: true,
} as const;
const LIEN = {
  reference: '2018-044121',
  holder: 'Summit Federal',
  instrument: 'MORTGAGE',
  position: 1,
  amount: 236_000,
  recordedOn: '2018-05-02',
  disposition: 'STAYS',
} as const;

const SIGNER = {
  signerUuid: OTHER,
  personUuid: OTHER,
  identityUuid: null,
  firstName: 'Luis',
  lastName: 'Delgado',
  role: 'CO_DEEDER',
  livesThere: 'YES',
  email: 'l***@example.com',
  phoneNumber: null,
  removableBy: 'YOU',
  state: 'INVITED',
  sentAt: NOW,
  signedAt: null,
  cancelledAt: null,
} as const;

/**
 * Documents the calls about the console's signers, timeline, underwriting figures, credit report and collateral,
 * for the OpenAPI description.
 */
export const consoleUnderwritingDocs = [
  describeCall(
    signers.readFileSigners,
    'List signers and their progress',
    'The borrower first. Emails and phone numbers are masked. `remindAt` is on the loan clock: day 3 and day 7 of an invitation that no one opened.',
    {
      params,
      reply: {
        signers: [
          {
            signerUuid: OTHER,
            firstName: 'Luis',
            lastName: 'Delgado',
            relation: 'CO_OWNER',
            livesInHome: 'UNKNOWN',
            email: 'l***@example.com',
            phoneNumber: null,
            state: 'INVITED',
            invitedAt: NOW,
            invitations: 1,
            expiresAt: NOW,
            remindAt: NOW,
            openedAt: null,
            identityAt: null,
            documents: { read: 0, all: 4 },
            signedAt: null,
            removedAt: null,
            canResend: true,
            canCorrect: true,
          },
        ],
        isRescindable: true,
        version: 12,
      },
    },
  ),
  describeCall(signers.resendFileSigner, "Resend a signer's link", 'The previous link stops working.', {
    params: { uuid: LOAN, signerUuid: OTHER },
    reply: { ...WRITE_REPLY, signer: SIGNER },
  }),
  describeCall(
    signers.correctFileSigner,
    "Correct a signer's name and contact details",
    'Until they have an account. Sends a new link to the new address.',
    {
      params: { uuid: LOAN, signerUuid: OTHER },
      body: { firstName: 'Luis', lastName: 'Delgado', email: 'luis@example.com', phoneNumber: null },
      reply: { ...WRITE_REPLY, signer: SIGNER },
    },
  ),
  describeCall(
    file.readFileTimeline,
    "Get a file's timeline",
    'The last 200, newest first. A fact by its type, or a decision by its audit trail entry.',
    {
      params,
      reply: {
        items: [
          {
            at: NOW,
            who: 'Priya Natarajan',
            byStaff: true,
            fact: null,
            decision: { act: 'review', gate: 'facta', outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER' },
          },
        ],
      },
    },
  ),
  describeCall(
    queue.listColleagues,
    'List possible assignees',
    "Everyone who can log in to the lender's console; attorneys only for callers with the permission closing.",
    {
      reply: [{ staffUuid: PERSON, name: 'Priya Natarajan', canReview: true, role: 'UNDERWRITER' }],
    },
  ),
  describeCall(
    underwriting.readFigures,
    'Get the underwriting figures',
    'Dollars, decimal fractions. CLTV and DTI use the same sums as pricing, for the chosen line or, before a choice, the maximum offer. HMDA answers are never included.',
    {
      params,
      reply: {
        values: [VALUE],
        basis: 'CHOICE',
        ratios: {
          cltv: 0.6494,
          cltvCap: 0.85,
          dti: 0.349,
          dtiCap: 0.5,
          liens: 180_000,
          monthlyDebts: 1630,
          monthlyIncome: 6833.33,
          monthlyPayment: 751.42,
          lineAmount: 87_541.5,
          dtiAtStated: 0.301,
        },
        liensOn: '2026-03-02',
        choice: {
          lineAmount: 87_541.5,
          drawAmount: 85_000,
          monthlyPayment: 751.42,
          rate: 0.0835,
          apr: 0.0891,
          termYears: 20,
          payoffs: 11_240,
          chosenAt: NOW,
        },
        maximum: { drawAmount: 160_000, lineAmount: 165_000, pricedAt: NOW },
        score: { value: 742, bureau: 'Sample Bureau', on: '2026-03-01' },
        income: { stated: 95_000, verified: { amount: 82_000, source: 'PAYROLL', at: NOW } },
        application: {
          submittedAt: NOW,
          occupancy: 'HOME',
          listedForSale: false,
          ownership: 'JOINT',
          coOwners: ['Luis Delgado'],
          maritalStatus: 'MARRIED',
          citizenship: 'US_CITIZEN',
          yearsAtAddress: 8,
          employmentType: 'FULL_TIME',
          employer: 'Front Range Physical Therapy',
          primaryIncome: 95_000,
          otherIncome: 0,
          coOwnersIncome: 0,
          parcelNumber: 'R1234567890',
          county: 'Boulder',
        },
      },
    },
  ),
  describeCall(
    underwriting.readCreditReport,
    'Get the credit report',
    'The hard pull report once there is one, and the soft pull report before that. Anything the bureau does not provide is null. `history` starts with the latest month.',
    {
      params,
      reply: {
        report: {
          pull: 'SOFT',
          bureau: { name: 'Sample Bureau', phoneNumber: '8005550100' },
          score: {
            value: 742,
            on: '2026-03-01',
            low: 300,
            high: 850,
            factors: ['Length of time accounts have been open'],
          },
          alerts: ['FACTA'],
          fraudAlerts: [
            {
              kind: 'EXTENDED',
              phoneNumber: '3035550188',
              placedOn: '2026-01-14',
              text: 'Call me before you open credit in my name.',
            },
          ],
          tradelines: [
            {
              reference: 'mortgage-1',
              creditorName: 'Summit Federal',
              mask: '0318',
              kind: 'LIEN',
              openedOn: '2018-05',
              highCredit: 236_000,
              balance: 180_000,
              monthlyPayment: 1312,
              status: 'OPEN',
              pastDue: 1312,
              reportedOn: '2026-03-01',
              history: ['30', 'CURRENT'],
              paidOff: false,
            },
          ],
          late: [{ creditorName: 'Summit Federal', month: '2026-02', days: '30' }],
          inquiries: [{ creditorName: 'Prairie Auto Finance', on: '2025-12-09' }],
        },
        explanation: 'I changed banks and missed one payment.',
        calls: [
          {
            outcome: 'NOT_REACHED',
            reason: 'NO_ANSWER',
            at: NOW,
            by: { staffUuid: PERSON, name: 'Priya Natarajan' },
            callBackOn: '2026-03-04',
          },
        ],
      },
    },
  ),
  describeCall(
    underwriting.readCollateral,
    'Get the home, its value and its title',
    "Dollars. `values` includes a value from an order. The title commitment's exceptions are in the title company's own words.",
    {
      params,
      reply: {
        values: [VALUE],
        orders: [{ kind: 'BPO', orderedAt: NOW, expectedOn: '2026-03-06', person: 'Pat Lee', fee: 0, value: null }],
        search: {
          vesting: 'Maria Delgado and Luis Delgado',
          ownership: 'JOINT',
          owners: ['Maria Delgado', 'Luis Delgado'],
          liens: [LIEN],
          lastTransferOn: '2018-05-02',
        },
        title: {
          orderNumber: 'T-1',
          effectiveOn: '2026-03-02',
          vesting: 'Maria Delgado and Luis Delgado',
          estate: 'JOINT',
          owners: [{ name: 'Maria Delgado', married: true, spouse: 'Luis Delgado' }],
          mustSign: [{ name: 'Luis Delgado', relation: 'CO_OWNER', reason: 'Owns the home' }],
          liens: [LIEN],
          exceptions: [{ number: 4, kind: 'LITIGATION', text: 'A lawsuit that names the land.' }],
          lastTransferOn: '2018-05-02',
        },
        flood: {
          certificateNumber: 'F-1',
          determinedOn: '2026-03-02',
          zone: 'X',
          isFloodArea: false,
          community: 'Boulder',
          communityNumber: '080024',
          participates: true,
          panel: '08013C0393J',
          panelOn: '2012-12-18',
        },
      },
    },
  ),
];
