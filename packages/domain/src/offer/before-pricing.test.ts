import { describe, expect, test } from 'vitest';
import { intakeDecline, reapplyOn, transferDecline } from './before-pricing.ts';
import { DECLINE_REASONS, principalReasons, reasonSentence } from './decline-reasons.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

test('intakeDecline declines a home listed for sale with that reason', () => {
  expect(intakeDecline({ propertyListedForSale: true })).toBe('LISTED_FOR_SALE');
  expect(intakeDecline({ propertyListedForSale: false })).toBeUndefined();
});

test.each([
  ['2026-08-23', undefined],
  ['2026-08-24', 'TITLE_TRANSFERRED'],
  ['2026-11-21', 'TITLE_TRANSFERRED'],
  ['2026-12-01', 'TITLE_TRANSFERRED'],
  ['2001-01-01', undefined],
  [null, undefined],
])(
  'transferDecline requires 90 days: a transfer on %s, judged on November 21, 2026, is %s [ELIG-001, CONST-027]',
  (on, reason) => {
    expect(transferDecline(on, '2026-11-21', SAMPLE_POLICY)).toBe(reason);
  },
);

test.each([
  [['LISTED_FOR_SALE'], null, '2026-11-21'],
  [['CREDIT_SCORE'], '2026-10-22', '2026-11-21'],
  [['TITLE_TRANSFERRED'], '2026-10-22', '2027-01-20'],
  [['TITLE_TRANSFERRED'], null, '2027-02-19'],
  [['TITLE_TRANSFERRED'], '2026-08-01', '2026-11-21'],
  [['TITLE_TRANSFERRED', 'CREDIT_SCORE'], '2026-10-22', '2027-01-20'],
  [['TITLE_TRANSFERRED', 'BANKRUPTCY'], '2026-10-22', null],
  [['FORECLOSURE_OR_REPOSSESSION'], null, null],
])('reapplyOn after a decline on November 21, 2026 for %j, transfer on %s, is %s [ELIG-001]', (reasons, on, day) => {
  expect(reapplyOn(reasons, { decidedOn: '2026-11-21', lastTransferOn: on }, SAMPLE_POLICY)).toBe(day);
});

describe('principalReasons and reasonSentence', () => {
  test('principalReasons lists each reason once and at most four', () => {
    expect(principalReasons(['BANKRUPTCY', 'BANKRUPTCY', 'NO_CREDIT_FILE'])).toEqual(['BANKRUPTCY', 'NO_CREDIT_FILE']);
    expect(
      principalReasons(['BANKRUPTCY', 'NO_CREDIT_FILE', 'BALANCES_HIGH', 'RECENT_INQUIRIES', 'CREDIT_SCORE']),
    ).toHaveLength(4);
  });

  test('reasonSentence returns the sentence of the sample form', () => {
    expect(reasonSentence('COLLATERAL_INSUFFICIENT')).toBe('Value or type of collateral not sufficient');
    expect(reasonSentence('OBLIGATIONS_EXCESSIVE')).toBe('Excessive obligations in relation to income');
    expect(new Set(Object.values(DECLINE_REASONS)).size).toBe(Object.keys(DECLINE_REASONS).length);
  });
});
