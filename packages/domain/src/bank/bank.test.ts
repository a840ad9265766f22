import { describe, expect, test } from 'vitest';
import { BANK_REVIEW, accountNumberField, isAccountNumber } from './account.ts';
import { autopayAuthorization, discountsFor, firstPaymentAfter } from './autopay.ts';
import { depositAmounts, depositCode } from './micro-deposit.ts';
import { isOwnAccount } from './owner.ts';

const MARIA = { firstName: 'María José', middleName: 'Elena', lastName: 'Núñez-Delgado', suffix: '' };
const ROBERT = { firstName: 'Robert', middleName: null, lastName: 'Hall', suffix: 'JR' };

describe('isOwnAccount', () => {
  test.each([
    ['the name as written', ['María José Núñez-Delgado']],
    ['the name in capitals, without accents or hyphen', ['MARIA JOSE NUNEZ DELGADO']],
    ['the last name first', ['Nunez Delgado, Maria Jose']],
    ['a middle name or initial', ['Maria Jose E. Nunez Delgado']],
    ['two holders in one entry', ['JOHN SMITH & MARIA JOSE NUNEZ-DELGADO']],
    ['two holders in two entries', ['John Smith', 'Maria Jose Nunez Delgado']],
  ])('accepts %s', (_, holders) => {
    expect(isOwnAccount(holders, MARIA)).toBe(true);
  });

  test.each([
    ['no name', []],
    ['a blank name', ['  ']],
    ['another person with the same last name', ['Carmen Núñez-Delgado']],
    ['another person with the same first name', ['Maria Jose Smith']],
    ['two people who each share part of the name', ['Maria Jose Smith & Ana Nunez-Delgado']],
    ['a company', ['Maria Jose Nunez-Delgado LLC']],
    ['a trust', ['Maria Jose Nunez-Delgado Trust']],
    ['an estate', ['Estate of Maria Jose Nunez-Delgado']],
    ['a company with a person in its name', ['MARIA JOSE NUNEZ-DELGADO & SONS LLC']],
    ['a company with spaced letters', ['MARIA JOSE NUNEZ-DELGADO L L C']],
    ['a company with dotted letters', ['Maria Jose Nunez-Delgado L.P.']],
    ['associates', ['Maria Jose Nunez-Delgado and Associates']],
    ['a trust next to the borrower', ['NUNEZ FAMILY TRUST/MARIA JOSE NUNEZ-DELGADO']],
    ['an estate next to the borrower', ['ESTATE OF ROBIN STRANGER; MARIA JOSE NUNEZ-DELGADO']],
    ['another holder with the borrower as beneficiary', ['ROBIN STRANGER POD/MARIA JOSE NUNEZ-DELGADO']],
    ['another holder in care of the borrower', ['ROBIN STRANGER C/O MARIA JOSE NUNEZ-DELGADO']],
    ['a minor', ['Maria Jose Nunez-Delgado, a minor']],
    ["a suffix the borrower doesn't have", ['Maria Jose Nunez-Delgado Sr']],
  ])('rejects %s', (_, holders) => {
    expect(isOwnAccount(holders, MARIA)).toBe(false);
  });

  test('accepts a company word that is part of the borrower’s name', () => {
    expect(isOwnAccount(['LEE CO MINOR'], { firstName: 'Lee', middleName: 'Co', lastName: 'Minor' })).toBe(true);
  });

  test.each([
    [['Robert Hall'], true],
    [['ROBERT HALL JR.'], true],
    [['Robert A Hall, Junior'], true],
    [['Robert Hall Sr'], false],
    [['Robert Hall III'], false],
    [['Robert Hall Sr & Robert Hall Jr'], true],
  ])('compares suffixes when both names have one: %j is %s', (holders, own) => {
    expect(isOwnAccount(holders, ROBERT)).toBe(own);
  });
});

test.each([
  ['12345', true],
  ['12345678901234567', true],
  ['1234', false],
  ['123456789012345678', false],
  ['00000000', false],
  ['12a45', false],
  ['', false],
])('isAccountNumber checks length, digits and zeros: %j is %s', (typed, good) => {
  expect(isAccountNumber(typed)).toBe(good);
  expect(accountNumberField.safeParse(typed).success).toBe(good);
});

test('accountNumberField drops spaces and dashes', () => {
  expect(accountNumberField.parse('0012 3456-78')).toBe('0012345678');
});

test.each([
  ['abc', 'ABC'],
  [' a-b c ', 'ABC'],
  ['12', ''],
])('depositCode turns %j into %j for comparison', (typed, compared) => {
  expect(depositCode(typed)).toBe(compared);
});

test.each([
  [
    [0.12, 0.07],
    [7, 12],
  ],
  [
    [0.07, 0.12],
    [7, 12],
  ],
  [[0.12], []],
  [[1.2, 0.1], []],
  [[0, 0.1], []],
])('depositAmounts turns %j into the sorted cents %j', (dollars, cents) => {
  expect(depositAmounts(dollars)).toEqual(cents);
});

describe('discountsFor [ENUM-014, ENUM-024]', () => {
  const OFFERED = ['AUTOPAY', 'CREDIT_UNION', 'ALL_IN'] as const;
  test.each([
    ['AUTOPAY', [], ['AUTOPAY']],
    ['AUTOPAY', ['CREDIT_UNION'], ['CREDIT_UNION', 'AUTOPAY']],
    ['AUTOPAY', ['AUTOPAY'], ['AUTOPAY']],
    ['AUTOPAY', ['ALL_IN'], ['ALL_IN']],
    ['MANUAL', ['AUTOPAY'], []],
    ['MANUAL', ['AUTOPAY', 'CREDIT_UNION'], ['CREDIT_UNION']],
    ['MANUAL', ['ALL_IN'], ['CREDIT_UNION']],
  ] as const)('discountsFor %s with chosen discounts %j returns %j', (method, chosen, left) => {
    expect(discountsFor(method, chosen, OFFERED)).toEqual(left);
  });

  test('all discounts together leave only one of alternatives', () => {
    const offered = ['AUTOPAY', 'VALLEY_STRONG_FFA', 'VALLEY_STRONG_NON_FFA', 'ALL_IN'] as const;
    expect(discountsFor('MANUAL', ['ALL_IN'], offered)).toEqual(['VALLEY_STRONG_FFA']);
  });

  test('returns no autopay discount when the offer has none', () => {
    expect(discountsFor('AUTOPAY', [], [])).toEqual([]);
  });
});

test("autopayAuthorization states who collects, how to stop it, and that it isn't required", () => {
  const text = autopayAuthorization('Sample Home Loans, LLC');
  expect(text).toMatch(/Sample Home Loans, LLC.*10 days.*3 business days.*isn’t required/);
  expect(text.length).toBeLessThan(2000);
});

test('autopayAuthorization dates the first payment from the day the money is sent', () => {
  expect(autopayAuthorization('Sample Home Loans, LLC')).toContain(
    'The first payment is due one month after my money is sent',
  );
});

test.each([
  ['2026-01-31', '2026-02-28'],
  ['2026-12-15', '2027-01-15'],
  ['2026-11-20', '2026-12-20'],
])('firstPaymentAfter with money sent on %s returns %s', (from, on) => {
  expect(firstPaymentAfter(from)).toBe(on);
});

test('every reason to refuse a bank letter is a full sentence', () => {
  expect(Object.values(BANK_REVIEW.REFUSED.reasons).every((sentence) => sentence.endsWith('.'))).toBe(true);
});
