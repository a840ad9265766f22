import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type LoanFile, emptyFile } from '../loan-file/file.ts';
import { accessContactFields } from './access-contact.ts';
import { isValued, mayReconsider, valuationKind } from './kinds.ts';
import { valuationNotice } from './notice.ts';
import { type Delivery, getFeeRefund, endOfDay, refundPeriod } from './refund.ts';

describe('refundPeriod and getFeeRefund of an appraisal fee', () => {
  const buildDelivery = (on: string, how: Delivery['how']): Delivery => ({ on, how });
  test.each([
    ['2026-11-20', '2026-11-20', 'ELECTRONIC', '2026-11-25'],
    ['2026-11-24', '2026-11-24', 'ELECTRONIC', '2026-11-30'],
    ['2026-11-20', '2026-11-24', 'ELECTRONIC', '2026-11-30'],
    ['2026-11-16', '2026-11-16', 'MAIL', '2026-11-24'],
  ] as const)(
    'refundPeriod with disclosures of %s and the booklet of %s (%s) ends on %s [domain vectors appraisal_fee_refundable_until]',
    (disclosures, booklet, how, until) => {
      const period = refundPeriod(buildDelivery(disclosures, how), buildDelivery(booklet, how));
      console.log(period.arithmetic);
      expect(period.until).toBe(until);
      expect(period.arithmetic).toContain(`= ${until} (12 CFR 1026.40(h))`);
    },
  );

  test('refundPeriod counts from the later arrival of disclosures and booklet', () => {
    expect(refundPeriod(buildDelivery('2026-11-20', 'ELECTRONIC'), buildDelivery('2026-11-16', 'MAIL')).until).toBe(
      '2026-11-25',
    );
    expect(refundPeriod(buildDelivery('2026-11-16', 'ELECTRONIC'), buildDelivery('2026-11-20', 'MAIL')).until).toBe(
      '2026-12-01',
    );
  });

  test.each([
    ['2026-11-25', '2026-11-26T07:59:59.999Z'],
    ['2026-07-01', '2026-07-02T06:59:59.999Z'],
    ['2026-11-01', '2026-11-02T07:59:59.999Z'],
    ['2026-03-08', '2026-03-09T06:59:59.999Z'],
  ])('endOfDay of %s is %s', (date, end) => {
    expect(endOfDay(date)).toBe(end);
  });

  const paid = { amount: 650, refundableUntil: '2026-11-26T07:59:59.999Z' };
  const buildFile = (fee: LoanFile['appraisalFee'], current: boolean): LoanFile => ({
    ...emptyFile(),
    appraisalFee: fee,
    selection: { count: 1, current, choiceAsked: false },
  });
  const PAID = { paid: true, refunded: false };
  test('getFeeRefund refunds the fee in time, and later only when the disclosed terms changed [12 CFR 1026.40(g)]', () => {
    expect(getFeeRefund(buildFile(PAID, true), paid, '2026-11-26T07:59:59.999Z')).toEqual({
      amount: 650,
      reason: 'IN_TIME',
    });
    expect(getFeeRefund(buildFile(PAID, true), paid, '2026-11-26T08:00:00.000Z')).toBeNull();
    expect(getFeeRefund(buildFile(PAID, false), paid, '2026-11-26T08:00:00.000Z')).toEqual({
      amount: 650,
      reason: 'TERM_CHANGED',
    });
  });

  test('getFeeRefund never refunds a fee twice or without a payment', () => {
    expect(getFeeRefund(buildFile({ paid: true, refunded: true }, false), paid, '2026-11-25T00:00:00Z')).toBeNull();
    expect(getFeeRefund(buildFile({ paid: false, refunded: false }, true), paid, '2026-11-25T00:00:00Z')).toBeNull();
    expect(getFeeRefund(buildFile(PAID, true), null, '2026-11-25T00:00:00Z')).toBeNull();
  });

  test('getFeeRefund refunds the fee of a rescinded loan once, at any time', () => {
    const late = '2027-03-01T00:00:00Z';
    expect(getFeeRefund(buildFile(PAID, true), paid, late, true)).toEqual({ amount: 650, reason: 'RESCINDED' });
    expect(getFeeRefund(buildFile({ paid: true, refunded: true }, true), paid, late, true)).toBeNull();
    expect(getFeeRefund(buildFile({ paid: false, refunded: false }, true), paid, late, true)).toBeNull();
  });
});

describe('valuationKind, valuationNotice and accessContactFields', () => {
  const buildFile = (valuation: Partial<LoanFile['valuation']>, isPaid = false): LoanFile => ({
    ...emptyFile(),
    valuation: { ...emptyFile().valuation, ...valuation },
    appraisalFee: { paid: isPaid, refunded: false },
  });
  test.each([
    [null, buildFile({})],
    ['BPO', buildFile({ required: true, route: 'BPO', phase: 'ORDER' })],
    ['RESI_EVAL', buildFile({ required: true, route: 'RESI_EVAL', phase: 'PROCESSING' })],
    ['ONSITE_APPRAISAL', buildFile({ required: true, route: 'BPO', phase: 'APPRAISAL_PAYMENT' })],
    ['ONSITE_APPRAISAL', buildFile({ required: true, route: 'BPO', phase: 'DONE' }, true)],
  ])('valuationKind is %s', (kind, file) => {
    expect(valuationKind(file)).toBe(kind);
  });

  test('valuationNotice exists only in Texas and counts both fees in the 2% [OP-A-088]', () => {
    expect(valuationNotice('CO')).toBeNull();
    expect(valuationNotice('TX')?.paragraphs.join(' ')).toMatch(
      /at most 80 %.*at most 2 % of it\. We count the fee of this valuation, and that of an appraisal/,
    );
  });

  test('accessContactFields normalizes a contact and reports each wrong field', () => {
    const schema = z.strictObject(accessContactFields);
    expect(schema.parse({ name: ' Ana Ruiz ', phoneNumber: '(303) 555-0142', notes: '' })).toEqual({
      name: 'Ana Ruiz',
      phoneNumber: '3035550142',
      notes: '',
    });
    const wrong = schema.safeParse({ name: ' ', phoneNumber: '12', notes: 'x'.repeat(501) });
    expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
      'Enter a name',
      'Please enter a valid phone number',
      'Use at most 500 characters',
    ]);
  });
});

describe('isValued and mayReconsider', () => {
  const buildValuedFile = (
    change: Partial<LoanFile> = {},
    valuation: Partial<LoanFile['valuation']> = {},
  ): LoanFile => ({
    ...emptyFile(),
    valuation: { ...emptyFile().valuation, required: true, phase: 'DONE', ...valuation },
    ...change,
  });

  test.each([
    ['allow a reconsideration once there is a value', buildValuedFile(), true, true],
    ["don't allow it before there is a value", buildValuedFile({}, { phase: 'PROCESSING' }), false, false],
    ["don't allow it for a value without an appraiser", buildValuedFile({}, { required: false }), false, false],
    [
      "don't allow it once the closing documents are being prepared",
      buildValuedFile({ reached: { 'closing-disclosure': 1 } }),
      true,
      false,
    ],
    [
      'don’t allow it after the file has ended',
      buildValuedFile({ ended: { status: 'CANCELLED', why: 'Changed plans' } }),
      true,
      false,
    ],
  ] as const)('%s', (_what, file, there, may) => {
    expect([isValued(file), mayReconsider(file)]).toEqual([there, may]);
  });
});
