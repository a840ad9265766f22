import { expect, test } from 'vitest';
import { scoreReasons } from './score-reasons.ts';

test.each([
  ['none of none', [], []],
  [
    'each by its own words, in the order of the bureau',
    ['Too many accounts with balances', 'Recent late payments'],
    ['AMOUNT_OWED_HIGH', 'DELINQUENT_OBLIGATIONS'],
  ],
  [
    'one reason twice when two factors say it',
    ['Accounts charged off', 'Recent late payment on a mortgage'],
    ['DELINQUENT_OBLIGATIONS', 'DELINQUENT_OBLIGATIONS'],
  ],
  [
    'none for a factor that the list does not know, however near it is',
    ['Recent late payments on a mortgage', 'toString', 'Length of time accounts have been open'],
    ['ACCOUNTS_TOO_NEW'],
  ],
] as const)('factors of a score give %s (12 CFR 1002.9(b)(2))', (_what, factors, reasons) => {
  expect(scoreReasons(factors)).toEqual(reasons);
});
