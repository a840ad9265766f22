import type { Payee } from '@lintel/domain';
import { expect, test } from 'vitest';
import { fundedOn } from './booked.ts';

const buildPayment = (payee: Payee, bookedOn: string | null) => ({ payee, bookedOn });

test.each([
  [
    "is that of the borrower's part",
    [buildPayment('CREDITOR', '2026-12-01'), buildPayment('BORROWER', '2026-12-02')],
    '2026-12-02',
  ],
  [
    "is that of the custodian's part",
    [buildPayment('CUSTODIAN', '2026-12-02'), buildPayment('LENDER', '2026-12-03')],
    '2026-12-02',
  ],
  [
    'is that of a creditor where the creditors take all of the draw',
    [buildPayment('CREDITOR', null), buildPayment('CREDITOR', '2026-12-01')],
    '2026-12-01',
  ],
  ['is none before anything was booked', [buildPayment('CREDITOR', null)], null],
])('the day of the money %s', (_what, payouts, day) => {
  expect(fundedOn(payouts)).toBe(day);
});
