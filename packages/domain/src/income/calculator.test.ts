import { expect, test } from 'vitest';
import { calculateIncome, type CalculatedIncome, type StatedPay } from './calculator.ts';

test.each<[string, StatedPay, CalculatedIncome]>([
  [
    'a yearly salary',
    { way: 'PERIOD', amount: 95_000, period: 'YEAR' },
    { basis: 'PERIOD', annual: 95_000, monthly: 7916.66 },
  ],
  [
    'pay twice a month',
    { way: 'PERIOD', amount: 3416.67, period: 'HALF_MONTH' },
    { basis: 'PERIOD', annual: 82_000.08, monthly: 6833.34 },
  ],
  [
    'biweekly pay',
    { way: 'PERIOD', amount: 3000, period: 'TWO_WEEKS' },
    { basis: 'PERIOD', annual: 78_000, monthly: 6500 },
  ],
  ['weekly pay', { way: 'PERIOD', amount: 1500, period: 'WEEK' }, { basis: 'PERIOD', annual: 78_000, monthly: 6500 }],
  [
    'an hourly rate',
    { way: 'HOURLY', rate: 28.5, hoursAWeek: 37.5 },
    { basis: 'HOURLY', annual: 55_575, monthly: 4631.25 },
  ],
  [
    'rising profit',
    { way: 'BUSINESS', lastYear: 80_000, yearBefore: 60_000 },
    { basis: 'TWO_YEARS', annual: 70_000, monthly: 5833.33 },
  ],
  [
    'equal profit',
    { way: 'BUSINESS', lastYear: 60_000, yearBefore: 60_000 },
    { basis: 'TWO_YEARS', annual: 60_000, monthly: 5000 },
  ],
  [
    'falling profit',
    { way: 'BUSINESS', lastYear: 60_000, yearBefore: 80_000 },
    { basis: 'FALLING', annual: 60_000, monthly: 5000 },
  ],
  [
    'one year of profit',
    { way: 'BUSINESS', lastYear: 48_000, yearBefore: null },
    { basis: 'ONE_YEAR', annual: 48_000, monthly: 4000 },
  ],
  [
    'a loss',
    { way: 'BUSINESS', lastYear: -12_000, yearBefore: 6000 },
    { basis: 'FALLING', annual: -12_000, monthly: -1000 },
  ],
])('calculateIncome computes monthly income from %s', (_, pay, expected) => {
  expect(calculateIncome(pay)).toEqual(expected);
});
