import { expect, test } from 'vitest';
import { daysBetween, getPeriodBefore } from '../../src/index.ts';

test('the period before has as many days and ends the day before', () => {
  expect(getPeriodBefore({ from: '2026-11-26', to: '2026-11-26' })).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  expect(getPeriodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  for (const days of [0, 1, 89, 399]) {
    const period = {
      from: '2026-11-01',
      to: new Date(Date.parse('2026-11-01') + days * 86_400_000).toISOString().slice(0, 10),
    };
    const before = getPeriodBefore(period);
    expect(daysBetween(before.from, before.to)).toBe(days);
    expect(daysBetween(before.to, period.from)).toBe(1);
  }
});
