import * as bank from '../bank.ts';
import { reviewBankAccount } from '../console-api/bank-accounts.ts';
import { docs } from './docs.ts';
import { BANK_ACCOUNT, LOAN, NOW, OTHER, PERSON, QUOTE, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };
const onLink = { uuid: LOAN, linkUuid: OTHER };
const onAccount = { uuid: LOAN, bankAccountUuid: OTHER };
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
  refusedBecause: "The name on that account doesn't match the name on your application.",
} as const;

export const bankDocs = [
  docs(
    bank.readBank,
    'Where my money goes and how I pay',
    'Dollars, decimal fractions. Of a number the last 4 digits. `disburseAccount` is the one that the file waits for or has; one that was linked and not confirmed stands in `accounts` alone. Those taken back are left out; those refused say why. `custodian`: who takes the money of a file that is backed by crypto, which has no disburse account. `funding` and `firstDraftOn` are estimates, from the first day on which everyone can sign: what binds are the documents (calls BA-1, ledger DATA-010).',
    {
      params,
      reply: {
        disburseAccount: BANK_ACCOUNT,
        autopayAccount: null,
        accounts: [BANK_ACCOUNT, REFUSED],
        paymentMethod: null,
        disbursementAmount: 85_000,
        funding: { signsOn: '2026-03-03', fundingOn: '2026-03-09', soonerOn: null, lastCancelOn: '2026-03-06' },
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
  docs(
    bank.startBankLink,
    'Connect an account at its bank',
    '`redirect`: the browser goes to `url` and comes back to a return page with the state id (LK-1 finds it again, with purpose BANK). Where nobody connects accounts it is `vendor-unavailable`: type the numbers (calls BA-2).',
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
  docs(
    bank.completeBankLink,
    'Come back from my bank',
    '`callback` holds every parameter of the return page. One account for each link, whatever repeats; an account of somebody else comes back as FAILED_VERIFICATION with its reason, `account` null and `left` when nothing was connected (calls BA-2, ledger SCREEN-036).',
    {
      params: onLink,
      body: { publicToken: null, accountId: null, callback: { oauth_state_id: OTHER } },
      reply: { ...WRITTEN, account: BANK_ACCOUNT, left: null },
    },
  ),
  docs(bank.leaveBankLink, 'Leave the connection', '`nextActions`: the best first (calls IN-4).', {
    params: onLink,
    body: { reason: 'INSTITUTION_DOWN', errorCode: null, institution: 'First Sample Bank' },
    reply: { nextActions: ['WAIT', 'ANOTHER_SOURCE', 'UPLOAD'] },
  }),
  docs(
    bank.readRoutingNumber,
    'Which bank is this',
    'Null: the number passes the checksum and we know no name (calls BA-3, ledger FORM-051).',
    { params: { uuid: LOAN, routingNumber: '099000008' }, reply: { bankName: 'First Sample Bank' } },
  ),
  docs(
    bank.enterBankAccount,
    'Give an account by its numbers',
    "MANUAL: `documentUuids` are own uploads that are READY, of type BANK_LETTER or BANK_STATEMENT. MICRO_DEPOSIT with a name that is not the borrower's is `documents-missing`: such an account needs the letter. One for the money is entered at once (calls BA-4).",
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
      reply: { ...WRITTEN, account: WAITING },
    },
  ),
  docs(
    bank.sendMicroDeposit,
    'Send the small deposit again',
    'Three deposits to an account at most, the first included; wrong codes count on (calls BA-5).',
    { params: onAccount, reply: { ...WRITTEN, account: WAITING } },
  ),
  docs(
    bank.verifyMicroDeposit,
    'Say what the small deposit says',
    '`code` or `amounts` (dollars), as `proof` of the account says. `code-wrong` carries `triesLeft`; after the third the account is refused, NO_TRIES_LEFT, and `no-attempts-left` is answered. A right one makes it VERIFIED; BA-6 takes it (calls BA-5).',
    {
      params: onAccount,
      body: { code: 'KWZ', amounts: null },
      reply: { ...WRITTEN, account: { ...BANK_ACCOUNT, method: 'MICRO_DEPOSIT' } },
    },
  ),
  docs(
    bank.confirmBankAccount,
    'Use this account for my money',
    'A linked one, or one whose code was right. One with a letter is taken by the desk (calls BA-6).',
    { params, body: { bankAccountUuid: OTHER }, reply: WRITTEN },
  ),
  docs(
    bank.choosePaymentMethod,
    'Say how I pay',
    "AUTOPAY: a verified account of either purpose and the version of the authorization that was shown. The figures are the server's: AUTOPAY brings its discount, MANUAL drops it; `quote-changed` carries the new `quote` when another payment was shown (calls BA-7, ledger ENUM-014).",
    {
      params,
      body: {
        paymentMethod: 'AUTOPAY',
        bankAccountUuid: OTHER,
        authorizationVersion: '2026-11-22',
        shown: { monthlyPayment: 751.42 },
      },
      reply: { ...WRITTEN, ...QUOTE },
    },
  ),
  docs(bank.confirmAutopay, 'Confirm the account for autopay', 'The last look at it (calls BA-8).', {
    params,
    reply: WRITTEN,
  }),
  docs(
    bank.withdrawBankAccount,
    'Use another account',
    'One that is not taken yet; when the file waits for it the step begins again (calls BA-9).',
    { params: onAccount, reply: WRITTEN },
  ),
  docs(
    reviewBankAccount,
    'Read a letter of the bank',
    'While the account is PENDING_REVIEW and was given with a letter. The reasons stand in BANK_REVIEW; the borrower reads the sentence of a refusal (calls ST-24).',
    {
      params: onAccount,
      body: { outcome: 'ACCEPTED', reason: 'LETTER_READ', comment: null },
      reply: { ...WRITTEN, account: { ...BANK_ACCOUNT, method: 'MANUAL' } },
    },
  ),
];
