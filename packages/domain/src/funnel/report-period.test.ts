import { expect, test } from 'vitest';
import { findPeriodFault } from './report-period.ts';

test.each([
  ['2026-11-28', '2026-11-28', undefined],
  ['2025-01-01', '2026-02-04', undefined],
  ['2025-01-01', '2026-02-05', 'TOO_LONG'],
  ['2026-11-28', '2026-11-27', 'ENDS_BEFORE_START'],
] as const)('a report from %s through %s, of 400 days at most, has the fault %s', (from, to, fault) => {
  expect(findPeriodFault({ from, to })).toBe(fault);
});
