import { expect, test } from 'vitest';
import { scoreReasons } from './score-reasons.ts';

test.each([
  ['no reason without factors', [], []],
  [
    'each reason for its words, in the bureau’s order',
    ['Too many accounts with balances', 'Recent late payments'],
    ['AMOUNT_OWED_HIGH', 'DELINQUENT_OBLIGATIONS'],
  ],
  [
    'a repeated reason when two factors state it',
    ['Accounts charged off', 'Recent late payment on a mortgage'],
    ['DELINQUENT_OBLIGATIONS', 'DELINQUENT_OBLIGATIONS'],
  ],
  [
    "no reason for a factor that isn't exactly in the list",
    ['Recent late payments on a mortgage', 'toString', 'Length of time accounts have been open'],
    ['ACCOUNTS_TOO_NEW'],
  ],
] as const)('scoreReasons returns %s (12 CFR 1002.9(b)(2))', (_what, factors, reasons) => {
  expect(scoreReasons(factors)).toEqual(reasons);
});
