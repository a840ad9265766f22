import { describe, expect, test } from 'vitest';
import { BANK_REVIEW, accountNumberField, isAccountNumber } from './account.ts';
import { autopayAuthorization, discountsFor, firstPaymentAfter } from './autopay.ts';
import { depositAmounts, depositCode } from './micro-deposit.ts';
import { isOwnAccount } from './owner.ts';

const MARIA = { firstName: 'María José', middleName: 'Elena', lastName: 'Núñez-Delgado', suffix: '' };
const ROBERT = { firstName: 'Robert', middleName: null, lastName: 'Hall', suffix: 'JR' };

describe("an account is the borrower's own", () => {
  test.each([
    ['as it is written', ['María José Núñez-Delgado']],
    ['in capitals, without accents or hyphen', ['MARIA JOSE NUNEZ DELGADO']],
    ['last name first', ['Nunez Delgado, Maria Jose']],
    ['with the middle name, or its letter', ['Maria Jose E. Nunez Delgado']],
    ['together with another, in one line', ['JOHN SMITH & MARIA JOSE NUNEZ-DELGADO']],
    ['together with another, one by one', ['John Smith', 'Maria Jose Nunez Delgado']],
  ])('%s', (_, holders) => {
    expect(isOwnAccount(holders, MARIA)).toBe(true);
  });

  test.each([
    ['nobody', []],
    ['a blank', ['  ']],
    ['somebody else of the name', ['Carmen Núñez-Delgado']],
    ['somebody of the first name', ['Maria Jose Smith']],
    ['two people who have a part of it each', ['Maria Jose Smith & Ana Nunez-Delgado']],
    ['a firm', ['Maria Jose Nunez-Delgado LLC']],
    ['a trust', ['Maria Jose Nunez-Delgado Trust']],
    ['an estate', ['Estate of Maria Jose Nunez-Delgado']],
    ['a firm with a person in its name', ['MARIA JOSE NUNEZ-DELGADO & SONS LLC']],
    ['a firm by its letters', ['MARIA JOSE NUNEZ-DELGADO L L C']],
    ['a firm, letters with dots', ['Maria Jose Nunez-Delgado L.P.']],
    ['associates', ['Maria Jose Nunez-Delgado and Associates']],
    ['a trust beside her', ['NUNEZ FAMILY TRUST/MARIA JOSE NUNEZ-DELGADO']],
    ['an estate beside her', ['ESTATE OF ROBIN STRANGER; MARIA JOSE NUNEZ-DELGADO']],
    ['somebody else, payable on death to her', ['ROBIN STRANGER POD/MARIA JOSE NUNEZ-DELGADO']],
    ['somebody else, in her care', ['ROBIN STRANGER C/O MARIA JOSE NUNEZ-DELGADO']],
    ['a minor', ['Maria Jose Nunez-Delgado, a minor']],
    ['her father, with a suffix that she has not', ['Maria Jose Nunez-Delgado Sr']],
  ])('not of %s', (_, holders) => {
    expect(isOwnAccount(holders, MARIA)).toBe(false);
  });

  test('a word of the own name is no firm', () => {
    expect(isOwnAccount(['LEE CO MINOR'], { firstName: 'Lee', middleName: 'Co', lastName: 'Minor' })).toBe(true);
  });

  test.each([
    [['Robert Hall'], true],
    [['ROBERT HALL JR.'], true],
    [['Robert A Hall, Junior'], true],
    [['Robert Hall Sr'], false],
    [['Robert Hall III'], false],
    [['Robert Hall Sr & Robert Hall Jr'], true],
  ])('a suffix that both have must agree: %j is %s', (holders, own) => {
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
])('%j as an account number: %s', (typed, good) => {
  expect(isAccountNumber(typed)).toBe(good);
  expect(accountNumberField.safeParse(typed).success).toBe(good);
});

test('spaces and dashes of an account number are dropped', () => {
  expect(accountNumberField.parse('0012 3456-78')).toBe('0012345678');
});

test.each([
  ['abc', 'ABC'],
  [' a-b c ', 'ABC'],
  ['12', ''],
])('the code %j is compared as %j', (typed, compared) => {
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
])('the amounts %j are compared as %j', (dollars, cents) => {
  expect(depositAmounts(dollars)).toEqual(cents);
});

describe('the discounts that a way to pay leaves [ENUM-014, ENUM-024]', () => {
  const OFFERED = ['AUTOPAY', 'CREDIT_UNION', 'ALL_IN'] as const;
  test.each([
    ['AUTOPAY', [], ['AUTOPAY']],
    ['AUTOPAY', ['CREDIT_UNION'], ['CREDIT_UNION', 'AUTOPAY']],
    ['AUTOPAY', ['AUTOPAY'], ['AUTOPAY']],
    ['AUTOPAY', ['ALL_IN'], ['ALL_IN']],
    ['MANUAL', ['AUTOPAY'], []],
    ['MANUAL', ['AUTOPAY', 'CREDIT_UNION'], ['CREDIT_UNION']],
    ['MANUAL', ['ALL_IN'], ['CREDIT_UNION']],
  ] as const)('%s of %j: %j', (method, chosen, left) => {
    expect(discountsFor(method, chosen, OFFERED)).toEqual(left);
  });

  test('an offer without a discount for autopay gets none', () => {
    expect(discountsFor('AUTOPAY', [], [])).toEqual([]);
  });
});

test('the authorization says who collects, how it ends, and that it is no condition', () => {
  const text = autopayAuthorization('Sample Home Loans, LLC');
  expect(text).toMatch(/Sample Home Loans, LLC.*10 days.*three business days.*not required/);
  expect(text.length).toBeLessThan(2000);
});

test('the authorization gives the rule of the first payment, which holds whatever day the money is sent', () => {
  expect(autopayAuthorization('Sample Home Loans, LLC')).toContain(
    'The first payment is due one month after the day the money of the line is sent',
  );
});

test.each([
  ['2026-01-31', '2026-02-28'],
  ['2026-12-15', '2027-01-15'],
  ['2026-11-20', '2026-12-20'],
])('money on %s is first paid on %s', (from, on) => {
  expect(firstPaymentAfter(from)).toBe(on);
});

test('every reason of the desk to refuse a letter is one that the borrower reads', () => {
  expect(Object.values(BANK_REVIEW.REFUSED.reasons).every((sentence) => sentence.endsWith('.'))).toBe(true);
});
