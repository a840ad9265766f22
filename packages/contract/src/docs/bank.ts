import * as bank from '../bank.ts';
import { reviewBankAccount } from '../console-api/bank-accounts.ts';
import { describeCall } from './docs.ts';
import { BANK_ACCOUNT, LOAN, NOW, OTHER, PERSON, QUOTE, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const linkParams = { uuid: LOAN, linkUuid: OTHER };
const accountParams = { uuid: LOAN, bankAccountUuid: OTHER };
const WAITING = {
  ...BANK_ACCOUNT,
  verification: 'PENDING_REVIEW',
  method: 'MICRO_DEPOSIT',
  microDeposit: { proof: 'CODE', expectBy: '2026-03-05', triesLeft: 3, expiresAt: '2026-03-17T17:00:00Z' },
} as const;
const REFUSED = {
  ...BANK_ACCOUNT,
  uuid: PERSON,
  verification: 'FAILED_VERIFICATION',
  refusal: 'NAME_DIFFERS',
  refusedBecause: 'The name on that account doesn’t match the name on your application.',
} as const;

/**
 * Documents the calls about the borrower's bank accounts and autopay, and the staff's review of an account,
 * for the OpenAPI description.
 */
export const bankDocs = [
  describeCall(
    bank.readBank,
    'Get bank accounts and payment method',
    'Dollars, decimal fractions. Numbers show only the last 4 digits. `disburseAccount` is the one the file has or is waiting for; one that is linked but not confirmed is only in `accounts`. Removed accounts are left out; refused ones say why. `custodian` receives the money of a crypto-backed file, which has no disbursement account. `funding` and `firstDraftOn` are estimates from the first day on which everyone can sign; the documents are binding.',
    {
      params,
      reply: {
        disburseAccount: BANK_ACCOUNT,
        autopayAccount: null,
        accounts: [BANK_ACCOUNT, REFUSED],
        paymentMethod: null,
        disbursementAmount: 85_000,
        funding: {
          signsOn: '2026-03-03',
          afterTitleSearch: true,
          fundingOn: '2026-03-09',
          soonerOn: null,
          lastCancelOn: '2026-03-06',
        },
        custodian: null,
        methods: ['INSTANT', 'MICRO_DEPOSIT', 'MANUAL'],
        autopay: {
          rateWithDiscount: 0.0835,
          rateManual: 0.086,
          monthlyPayment: 751.42,
          monthlyPaymentManual: 765.3,
          firstDraftOn: '2026-04-09',
          authorization: { version: '2026-11-22', text: 'I authorize the lender to collect each monthly payment.' },
        },
      },
    },
  ),
  describeCall(
    bank.startBankLink,
    'Connect a bank account',
    '`redirect`: the browser goes to `url` and comes back to a return page with the state id (the read of the link finds it again, with purpose BANK). Answers `vendor-unavailable` where no vendor connects accounts; enter the numbers instead.',
    {
      params,
      body: { purpose: 'DISBURSEMENT' },
      reply: {
        linkUuid: OTHER,
        mode: 'redirect',
        scriptUrl: null,
        token: null,
        url: 'https://vendor.example/session/1',
        expiresAt: NOW,
      },
    },
  ),
  describeCall(
    bank.completeBankLink,
    'Finish connecting a bank account',
    '`callback` contains every parameter of the return page. Each link gives one account, however often it is repeated. Someone else’s account comes back as FAILED_VERIFICATION with its reason. `account` is null and `left` is set when nothing was connected.',
    {
      params: linkParams,
      body: { publicToken: null, accountId: null, callback: { oauth_state_id: OTHER } },
      reply: { ...WRITE_REPLY, account: BANK_ACCOUNT, left: null },
    },
  ),
  describeCall(bank.leaveBankLink, 'Leave a bank connection', '`nextActions`: best first.', {
    params: linkParams,
    body: { reason: 'INSTITUTION_DOWN', errorCode: null, institution: 'First Sample Bank' },
    reply: { nextActions: ['WAIT', 'ANOTHER_SOURCE', 'UPLOAD'] },
  }),
  describeCall(
    bank.readRoutingNumber,
    'Look up a bank by routing number',
    'Null: the number passes the checksum, but we do not know the name.',
    { params: { uuid: LOAN, routingNumber: '099000008' }, reply: { bankName: 'First Sample Bank' } },
  ),
  describeCall(
    bank.enterBankAccount,
    'Enter an account by its numbers',
    "MANUAL: `documentUuids` are the caller's own uploads that are READY, of type BANK_LETTER or BANK_STATEMENT. MICRO_DEPOSIT with a name other than the borrower's is `documents-missing`, because such an account needs the letter. A disbursement account is entered right away.",
    {
      params,
      body: {
        purpose: 'DISBURSEMENT',
        routingNumber: '099000008',
        accountNumber: '000123454821',
        accountType: 'CHECKING',
        ownerName: 'Ana Ruiz',
        method: 'MICRO_DEPOSIT',
        documentUuids: [],
      },
      reply: { ...WRITE_REPLY, account: WAITING },
    },
  ),
  describeCall(
    bank.sendMicroDeposit,
    'Send the small deposit again',
    'At most 3 deposits per account, including the first. Wrong codes keep counting.',
    { params: accountParams, reply: { ...WRITE_REPLY, account: WAITING } },
  ),
  describeCall(
    bank.verifyMicroDeposit,
    'Enter the code of the small deposit',
    "`code` or `amounts` (dollars), as the account's `proof` says. `code-wrong` has `triesLeft`. After the third, the account is refused with NO_TRIES_LEFT and the call answers `no-attempts-left`. A correct one makes it VERIFIED; confirming the account then uses it.",
    {
      params: accountParams,
      body: { code: 'KWZ', amounts: null },
      reply: { ...WRITE_REPLY, account: { ...BANK_ACCOUNT, method: 'MICRO_DEPOSIT' } },
    },
  ),
  describeCall(
    bank.confirmBankAccount,
    'Use an account for the disbursement',
    'A linked account, or one whose code was correct. Staff accept one with a letter.',
    { params, body: { bankAccountUuid: OTHER }, reply: WRITE_REPLY },
  ),
  describeCall(
    bank.choosePaymentMethod,
    'Choose the payment method',
    'AUTOPAY: a verified account of either purpose and the version of the authorization that was shown. The server computes the figures: AUTOPAY brings its discount, MANUAL drops it. `quote-changed` has the new `quote` when the payment shown was a different one.',
    {
      params,
      body: {
        paymentMethod: 'AUTOPAY',
        bankAccountUuid: OTHER,
        authorizationVersion: '2026-11-22',
        shown: { monthlyPayment: 751.42 },
      },
      reply: { ...WRITE_REPLY, ...QUOTE },
    },
  ),
  describeCall(bank.confirmAutopay, 'Confirm the autopay account', 'The last check of it.', {
    params,
    reply: WRITE_REPLY,
  }),
  describeCall(
    bank.withdrawBankAccount,
    'Use another account',
    'Removes one that is not accepted yet. If the file is waiting for it, the step starts again.',
    { params: accountParams, reply: WRITE_REPLY },
  ),
  describeCall(
    reviewBankAccount,
    'Review a bank letter',
    'While the account is PENDING_REVIEW and was entered with a letter. The reasons are in BANK_REVIEW; the borrower reads the sentence of a refusal.',
    {
      params: accountParams,
      body: { outcome: 'ACCEPTED', reason: 'LETTER_READ', comment: null },
      reply: { ...WRITE_REPLY, account: { ...BANK_ACCOUNT, method: 'MANUAL' } },
    },
  ),
];
