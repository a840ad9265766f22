import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BankAccount } from '@lintel/contract';
import { destination, GATES } from '@lintel/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '../../route-table.ts';
import { screenFile } from '../../screen-file.ts';
import {
  accountLine,
  findPendingPaymentAccount,
  findPaymentAccounts,
  findDisbursementAccount,
  findRefusedAccount,
  type Bank,
} from './account.tsx';
import { payErrors, payTiles } from './autopay/payment-method-form.tsx';
import { codeErrors, codeField } from './code-fields.tsx';
import { fundingNote, moneyRows } from './money-facts.tsx';

const LOAN = '/account/heloc/3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const BORROWER_ROOT = resolve(import.meta.dirname, '../../..');
const DEPOSIT = { proof: 'CODE', expectBy: '2026-11-27', triesLeft: 2, expiresAt: '2026-12-08T17:00:00.000Z' } as const;
const LINKED_ACCOUNT: BankAccount = {
  uuid: 'linked',
  bankName: 'First Sample Bank',
  mask: '1234',
  routingMask: '0008',
  accountType: 'CHECKING',
  ownerName: 'Maria Delgado',
  verification: 'VERIFIED',
  purpose: 'DISBURSEMENT',
  method: 'INSTANT',
  refusal: null,
  refusedBecause: null,
  microDeposit: null,
  at: '2026-11-24T17:00:00.000Z',
};
const TYPED_ACCOUNT: BankAccount = {
  ...LINKED_ACCOUNT,
  uuid: 'typed',
  verification: 'PENDING_REVIEW',
  method: 'MICRO_DEPOSIT',
  microDeposit: DEPOSIT,
};
const REFUSED_ACCOUNT: BankAccount = {
  ...TYPED_ACCOUNT,
  uuid: 'refused',
  verification: 'FAILED_VERIFICATION',
  microDeposit: null,
  refusal: 'CODE_EXPIRED',
  refusedBecause: 'The code wasn’t entered in time.',
};
const AUTOPAY_ACCOUNT: BankAccount = { ...TYPED_ACCOUNT, uuid: 'aside', purpose: 'AUTOPAY' };
const buildBank = (accounts: BankAccount[], overrides: Partial<Bank> = {}): Bank => ({
  disburseAccount: null,
  autopayAccount: null,
  accounts,
  paymentMethod: null,
  disbursementAmount: 73_760,
  funding: {
    signsOn: '2026-11-29',
    afterTitleSearch: true,
    fundingOn: '2026-12-04',
    soonerOn: '2026-12-03',
    lastCancelOn: '2026-12-02',
  },
  custodian: null,
  methods: ['INSTANT', 'MICRO_DEPOSIT', 'MANUAL'],
  autopay: null,
  ...overrides,
});

test.each([
  ['bank/autopay', 'SCREEN-058'],
  ['bank/confirm', 'SCREEN-059'],
  ['bank/disburse', 'SCREEN-060'],
  ['bank/manual-disburse', 'SCREEN-061'],
])('%s is a page of its own, only for its borrower [%s]', (path) => {
  expect(matchRoute(`${LOAN}/${path}`)).toMatchObject({ path: `/account/heloc/:uuid/${path}`, access: 'borrower' });
  expect(existsSync(resolve(BORROWER_ROOT, screenFile(`/account/heloc/:uuid/${path}`) ?? ''))).toBe(true);
});

test('the status of each bank gate leads to its screen [ROUTE-025, ROUTE-026, ROUTE-027, ROUTE-028]', () => {
  const ours = GATES.filter(({ screen }) => screen?.startsWith('bank/'));
  expect(ours).toHaveLength(5);
  for (const { status, screen } of ours)
    expect(destination({ checklistStatus: status, disburseRoutingNumber: '0008' } as never)?.path).toBe(screen);
  expect(destination({ checklistStatus: 'AUTOPAY_ACCOUNT', disburseRoutingNumber: null } as never)?.path).toBe(
    'bank/disburse',
  );
});

describe('the disbursement account', () => {
  test('uses the newest account that was not refused and ignores autopay accounts', () => {
    expect(findDisbursementAccount(buildBank([AUTOPAY_ACCOUNT, REFUSED_ACCOUNT, LINKED_ACCOUNT]))).toBe(LINKED_ACCOUNT);
    expect(findDisbursementAccount(buildBank([AUTOPAY_ACCOUNT, REFUSED_ACCOUNT]))).toBeUndefined();
  });

  test('reports a refusal only when the newest account was refused', () => {
    expect(findRefusedAccount(buildBank([REFUSED_ACCOUNT, LINKED_ACCOUNT]), 'DISBURSEMENT')).toBe(REFUSED_ACCOUNT);
    expect(findRefusedAccount(buildBank([TYPED_ACCOUNT, REFUSED_ACCOUNT]), 'DISBURSEMENT')).toBeUndefined();
    expect(findRefusedAccount(buildBank([REFUSED_ACCOUNT]), 'AUTOPAY')).toBeUndefined();
  });

  test('shows only the last 4 digits, with words for screen readers [FMT-012, CONST-031]', () => {
    const html = renderToStaticMarkup(accountLine(LINKED_ACCOUNT));
    expect(html).toContain('ending in');
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('First Sample Bank ending in ••••1234');
    expect(renderToStaticMarkup(accountLine({ ...LINKED_ACCOUNT, bankName: null }))).toContain('Your bank');
  });
});

test('lists each verified account once for payments', () => {
  const own: BankAccount = { ...AUTOPAY_ACCOUNT, uuid: 'own', verification: 'VERIFIED', microDeposit: null };
  expect(
    findPaymentAccounts(
      buildBank([own, AUTOPAY_ACCOUNT, LINKED_ACCOUNT, REFUSED_ACCOUNT], { disburseAccount: LINKED_ACCOUNT }),
    ).map(({ uuid }) => uuid),
  ).toEqual(['linked', 'own']);
  expect(findPendingPaymentAccount(buildBank([own, AUTOPAY_ACCOUNT, TYPED_ACCOUNT]))).toBe(AUTOPAY_ACCOUNT);
  expect(findPendingPaymentAccount(buildBank([own, TYPED_ACCOUNT]))).toBeUndefined();
});

describe('the code of a small deposit', () => {
  test.each([
    ['', false],
    ['ab', false],
    ['abcd', false],
    ['a b-c', true],
    ['XYZ', true],
  ])('accepts %j: %s', (code, isGood) => {
    expect(codeErrors(TYPED_ACCOUNT, { code })).toEqual(
      isGood ? [] : [{ field: 'code', message: 'Enter the 3-letter code' }],
    );
  });

  test('accepts two amounts below a dollar and reports a wrong pair at the first field', () => {
    const amounts: BankAccount = { ...TYPED_ACCOUNT, microDeposit: { ...DEPOSIT, proof: 'AMOUNTS' } };
    expect(codeErrors(amounts, { first: '0.32', second: '.07' })).toEqual([]);
    expect(codeErrors(amounts, { first: '', second: '32' }).map(({ field }) => field)).toEqual(['first', 'second']);
    expect([codeField(TYPED_ACCOUNT)['code-wrong'], codeField(amounts)['code-wrong']]).toEqual(['code', 'first']);
  });
});

describe('the funding date', () => {
  test('shows the date without early confirmation and what makes it earlier', () => {
    expect(moneyRows(buildBank([]), (day) => `${day} (in 9 days)`)).toContainEqual({
      label: 'We’d send it on',
      value: '2026-12-04 (in 9 days)',
    });
    expect(fundingNote(buildBank([]), (day) => (day === '2026-11-29' ? 'Sun, Nov 29 (today)' : day))).toBe(
      'That’s if all documents are signed by Sun, Nov 29 (today). Before that, a title company checks who owns your home and what’s owed on it, usually in 1 business day. You can cancel through Wed, Dec 2. After that, if you and any other owners confirm that you didn’t cancel, we’d send it sooner, on Thu, Dec 3.',
    );
  });

  test('names no signing day once everyone has signed', () => {
    const { funding } = buildBank([]);
    expect(fundingNote({ funding: { ...funding, signsOn: null } }, (day) => day)).toBe(
      'That’s if we can verify the account today. If not, we’d send it later.',
    );
  });

  test('shows no earlier date when a confirmation changes nothing', () => {
    expect(
      fundingNote(
        {
          funding: {
            signsOn: '2026-11-29',
            afterTitleSearch: false,
            fundingOn: '2026-12-02',
            soonerOn: null,
            lastCancelOn: null,
          },
        },
        (day) => day,
      ),
    ).toBe('That’s if all documents are signed by 2026-11-29.');
  });
});

describe('the payment options', () => {
  const figures = {
    rateWithDiscount: 0.0835,
    rateManual: 0.086,
    monthlyPayment: 751.42,
    monthlyPaymentManual: 765.27,
    firstDraftOn: '2027-01-05',
    authorization: { version: '1', text: '' },
  };
  const shown = (of: typeof figures) =>
    payTiles(of).map(({ label, hint }) =>
      renderToStaticMarkup(
        <>
          {label} {hint}
        </>,
      ).replaceAll(/<[^>]*>/g, ' '),
    );

  test('shows both payments and what autopay saves [ENUM-014]', () => {
    const [auto, manual] = shown(figures);
    for (const words of [
      'Autopay: $751.42 a month',
      'At 8.35%',
      'Saves 0.25%, $13.85 a month',
      'First payment one month after we send your money',
    ])
      expect(auto).toContain(words);
    for (const words of ['I’ll make payments myself: $765.27 a month', 'At 8.60%']) expect(manual).toContain(words);
  });

  test('shows no savings when the payments are equal', () => {
    expect(shown({ ...figures, rateManual: 0.0835, monthlyPaymentManual: 751.42 }).join('')).not.toContain('Saves');
  });

  test.each([
    [{}, ['paymentMethod']],
    [{ paymentMethod: 'MANUAL' }, []],
    [{ paymentMethod: 'AUTOPAY' }, ['account', 'authorized']],
    [{ paymentMethod: 'AUTOPAY', account: 'linked' }, ['authorized']],
    [{ paymentMethod: 'AUTOPAY', account: 'linked', authorized: 'on' }, []],
    [{ paymentMethod: 'AUTOPAY', account: 'another' }, []],
  ])('for %j, reports %j as missing', (typed, missing) => {
    expect(payErrors(typed).map(({ field }) => field)).toEqual(missing);
  });
});
