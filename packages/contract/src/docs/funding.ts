import {
  readFileArchive,
  approveFunding,
  proposeFunding,
  readFunding,
  recordDeed,
  settleDifference,
  settleRecall,
} from '../console-api/funding.ts';
import { readArchive } from '../documents.ts';
import { docs } from './docs.ts';
import { LOAN, NOW, OTHER, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };
const ARCHIVE = new Uint8Array([80, 75, 3, 4]);

export const fundingDocs = [
  docs(
    readArchive,
    'All my papers in one archive',
    'A zip: documents, signed PDFs, their evidence, what happened in the file, a hash of each, and `verify.mjs`, which checks all of it with Node alone. No number of a person or an account is in it. A signer gets their own papers and no more (calls DO-2).',
    { params, reply: ARCHIVE },
  ),
  docs(
    readFileArchive,
    'The whole file in one archive',
    'As the borrower gets it, with the papers of every signer. Who took it stands in the audit trail (calls DO-2, ST-7).',
    { params, reply: ARCHIVE },
  ),
  docs(
    recordDeed,
    'Enter the recording of a deed',
    'For a county on paper, once RECORDING was reached. `documentUuid` is the stamped deed among the documents of the file (ST-21). A day after today is `outcome-not-possible` (calls ST-30).',
    {
      params,
      body: { instrumentNumber: '2026-0311-00412', county: 'Ada', recordedOn: '2026-03-02', documentUuid: OTHER },
      reply: WRITTEN,
    },
  ),
  docs(
    readFunding,
    'What is paid out',
    'Dollars. `shares` add up to `amount`: the line as the closing papers say it. `approvals` is how many people the lender wants for that amount. A payoff is DUE, then SENT with the money, then PAID once its creditor has answered. `by` is a colleague or the rule of the lender. `order` is what the bank was told to pay, before it leaves; `recall` is there once the loan was canceled, or a sanctions match confirmed, with that order out; `differences` wait for a person (calls ST-32).',
    {
      params,
      reply: {
        amount: 87_890.5,
        approvals: 2,
        paymentOn: '2026-03-11',
        shares: [
          {
            payee: 'BORROWER',
            name: 'First Sample Bank 4821',
            amount: 76_800,
            account: { bankName: 'First Sample Bank', mask: '4821', enteredBy: 'The borrower', enteredAt: NOW },
          },
          { payee: 'CREDITOR', name: 'Sample Card', amount: 8200 },
          { payee: 'LENDER', name: 'Origination fee', amount: 2541.5 },
          { payee: 'OTHERS', name: 'Recording fee', amount: 169 },
          { payee: 'OTHERS', name: 'Valuation of the home', amount: 180 },
        ],
        payoffs: [
          {
            liabilityUuid: OTHER,
            creditorName: 'Sample Card',
            amount: 8200,
            required: true,
            goodThrough: '2026-04-02',
            state: 'DUE',
            paidOn: null,
          },
        ],
        checks: [
          { check: 'SANCTIONS', state: 'PASSED', because: null },
          { check: 'INSURANCE', state: 'NOT_NEEDED', because: null },
          { check: 'PAYOFF_FIGURES', state: 'PASSED', because: null },
          { check: 'ACCOUNT', state: 'PASSED', because: null },
          { check: 'CONDITIONS', state: 'PASSED', because: null },
        ],
        recorded: { instrumentNumber: '2026-0311-00412', county: 'Ada', recordedOn: '2026-03-02' },
        proposed: { by: 'Priya Natarajan', at: NOW },
        approved: null,
        mayApprove: false,
        sent: null,
        order: null,
        recall: null,
        differences: [],
      },
    },
  ),
  docs(
    proposeFunding,
    'Propose the payment',
    '`amount` and `approvals` as they were shown: other figures are `quote-changed`. A further proposal replaces the one before (calls ST-32).',
    { params, body: { amount: 87_890.5, approvals: 2 }, reply: WRITTEN },
  ),
  docs(
    approveFunding,
    'Approve the payment',
    'Where two are needed, the person who proposed is refused with `second-person-needed`; where nothing is proposed it is `outcome-not-possible`. The money leaves with it (calls ST-32).',
    { params, body: { amount: 87_890.5 }, reply: WRITTEN },
  ),
  docs(
    settleRecall,
    'End the recall of money',
    'Of a loan that was canceled, or whose sanctions match was confirmed, while its money was at the bank or out. RETURNED: the money is back. The first person proposes it and is refused with `second-person-needed` when they send it again; a second person ends the recall. STOPPED: the bank stopped the order before it left, which is `outcome-not-possible` once the bank has said that it left; said later, the recall is open again (calls ST-32).',
    {
      params,
      body: { outcome: 'RETURNED', comment: 'Wire back from Sample Bank, reference R-7.' },
      reply: WRITTEN,
    },
  ),
  docs(
    settleDifference,
    'Settle a payment that differs',
    'Of `differences` in ST-32: a receipt of a creditor for another amount, or a payment that is no longer what was approved (calls ST-32).',
    {
      params: { ...params, differenceUuid: OTHER },
      body: { comment: 'The creditor corrected its receipt.' },
      reply: WRITTEN,
    },
  ),
];
