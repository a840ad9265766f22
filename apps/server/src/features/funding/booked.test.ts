import type { Payee } from '@lintel/domain';
import { expect, test } from 'vitest';
import { getFundingDay } from './booked.ts';

const buildPayment = (payee: Payee, bookedOn: string | null) => ({ payee, bookedOn });

test.each([
  [
    'is the day of the borrower’s payout',
    [buildPayment('CREDITOR', '2026-12-01'), buildPayment('BORROWER', '2026-12-02')],
    '2026-12-02',
  ],
  [
    'is the day of the custodian’s payout',
    [buildPayment('CUSTODIAN', '2026-12-02'), buildPayment('LENDER', '2026-12-03')],
    '2026-12-02',
  ],
  [
    'is a creditor’s day when the creditors take the whole draw',
    [buildPayment('CREDITOR', null), buildPayment('CREDITOR', '2026-12-01')],
    '2026-12-01',
  ],
  ['is empty before anything is booked', [buildPayment('CREDITOR', null)], null],
])('the funding day %s', (_what, payouts, day) => {
  expect(getFundingDay(payouts)).toBe(day);
});
