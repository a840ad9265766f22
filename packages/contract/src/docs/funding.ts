import {
  readFileArchive,
  approveFunding,
  proposeFunding,
  rejectFunding,
  rejectReturn,
  readFunding,
  recordDeed,
  settleDifference,
  settleRecall,
} from '../console-api/funding.ts';
import { readArchive } from '../documents.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const ARCHIVE = new Uint8Array([80, 75, 3, 4]);

/**
 * Documents the calls about recording the deed, funding the loan, recalls and the archive, for the OpenAPI
 * description.
 */
export const fundingDocs = [
  describeCall(
    readArchive,
    "Download the borrower's archive",
    'A zip with documents, signed PDFs, their evidence, the history of the file, a hash of each, and `verify.mjs`, which checks everything with only Node. It contains no Social Security or account number. A signer gets only their own documents.',
    { params, reply: ARCHIVE },
  ),
  describeCall(
    readFileArchive,
    "Download a file's archive",
    "Like the borrower's, with every signer's documents. The audit trail records who downloaded it.",
    { params, reply: ARCHIVE },
  ),
  describeCall(
    recordDeed,
    'Record a deed by hand',
    'For a paper county, once RECORDING was reached. `documentUuid` is the stamped deed among the documents of the file. A future day is `outcome-not-possible`.',
    {
      params,
      body: { instrumentNumber: '2026-0311-00412', county: 'Ada', recordedOn: '2026-03-02', documentUuid: OTHER },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    readFunding,
    'Get the funding',
    "Dollars. `shares` add up to `amount`, the line as in the closing documents. `approvals` is how many people the lender requires for that amount. A payoff is DUE, then SENT with the money, then PAID once its creditor confirms. `by` is a staff member or the lender's rule. `order` is what the bank was told to pay, before it is sent. `recall` appears if the loan was canceled, or a sanctions match was confirmed, while that order was out. `differences` wait for staff.",
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
          {
            check: 'RESCISSION',
            state: 'PASSED',
            because:
              'The rescission period ended at 11:59 p.m. on Fri, Feb 27, 2026, Mountain Time. No one rescinded in time.',
          },
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
  describeCall(
    proposeFunding,
    'Propose a payment',
    '`amount` and `approvals` as shown; other figures are `quote-changed`. A new proposal replaces the previous one.',
    { params, body: { amount: 87_890.5, approvals: 2 }, reply: WRITE_REPLY },
  ),
  describeCall(
    approveFunding,
    'Approve a payment',
    'If two people are required, the proposer gets `second-person-needed`. If nothing is proposed, the answer is `outcome-not-possible`. The approval sends the money.',
    { params, body: { amount: 87_890.5 }, reply: WRITE_REPLY },
  ),
  describeCall(
    rejectFunding,
    'Reject a proposed payment',
    '`reason` is a code of the list; any other is `reason-missing`. If two people are required, the proposer gets `second-person-needed`. If nothing is proposed, the answer is `outcome-not-possible`. `comment` is stored sealed, and the proposer reads it with the reason. ACCOUNT_DIFFERS also asks the borrower for another account, and PAYOFF_DIFFERS asks the creditors for new figures.',
    {
      params,
      body: { reason: 'ACCOUNT_DIFFERS', comment: 'The letter has another routing number.' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    settleRecall,
    'End a recall of money',
    'For a loan that was canceled, or whose sanctions match was confirmed, while its money was at the bank or already sent. RETURNED: the money is back. The first person proposes it, and gets `second-person-needed` when they send it again; a second person ends the recall. STOPPED: the bank stopped the order before it was sent, which is `outcome-not-possible` once the bank has reported it sent. If the bank reports that later, the recall opens again.',
    {
      params,
      body: { outcome: 'RETURNED', comment: 'Wire back from Sample Bank, reference R-7.' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    rejectReturn,
    'Reject a reported return of money',
    'After the first of two reports that the money is back. The person who made it gets `second-person-needed`. Without a report, the answer is `outcome-not-possible`. The recall stays open, and the money can be reported again.',
    { params, body: { comment: 'The statement shows no such credit.' }, reply: WRITE_REPLY },
  ),
  describeCall(
    settleDifference,
    'Close a disbursement mismatch',
    "One of `differences` in the read of the funding: a creditor's receipt for a different amount, or a payment that no longer matches the approval.",
    {
      params: { ...params, differenceUuid: OTHER },
      body: { comment: 'The creditor corrected its receipt.' },
      reply: WRITE_REPLY,
    },
  ),
];
