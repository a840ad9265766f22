import { describe, expect, test } from 'vitest';
import { hasReachedAge, minimumAge } from './age.ts';
import { businessDayAfter, isBusinessDay, nextMailDay } from './business-days.ts';
import { INVALID_DATE, isValidDate, monthsAfter, readDate } from './days.ts';
import { dayEndingAt, startOfNextDay } from './local-time.ts';

describe('readDate and isValidDate', () => {
  test.each([
    ['2024-02-29', '2024-02-29'],
    ['2/9/1980', '1980-02-09'],
    [' 02/09/1980 ', '1980-02-09'],
  ])('readDate turns %j into %s [FORM-001, FMT-002]', (typed, iso) => {
    expect(readDate(typed)).toBe(iso);
  });

  test.each([
    '',
    'tomorrow',
    '1980-2-9',
    '2023-02-29',
    '02/30/1980',
    '13/01/1980',
    '1980/01/01',
    '2024-02-29T00:00:00Z',
  ])('rejects %j as "Invalid Date" [FORM-002]', (typed) => {
    expect(readDate(typed)).toBe('Invalid Date');
    expect(isValidDate(typed)).toBe(false);
  });

  test('requires a year of at least 1900 or the given minimum [FORM-001, CONST-016]', () => {
    expect([isValidDate('1899-12-31'), isValidDate('1900-01-01')]).toEqual([false, true]);
    expect([isValidDate('1999-12-31', 2000), isValidDate('2000-01-01', 2000), isValidDate('1850-01-01', 1800)]).toEqual(
      [false, true, true],
    );
    expect(isValidDate(INVALID_DATE)).toBe(false);
  });
});

describe('hasReachedAge and minimumAge', () => {
  test.each([
    ['2008-03-10', '2026-03-10', 18, true],
    ['2008-03-11', '2026-03-10', 18, false],
    ['2008-02-29', '2026-02-28', 18, false],
    ['2008-02-29', '2026-03-01', 18, true],
    ['2008-02-29', '2028-02-29', 20, true],
    ['1964-03-10', '2026-03-10', 62, true],
    ['2030-01-01', '2026-03-10', 18, false],
  ])('born %s, on %s is at least %d: %s [FORM-007]', (born, today, years, enough) => {
    expect(hasReachedAge(born, today, years)).toBe(enough);
  });

  test('hasReachedAge uses 18 by default [FORM-007]', () => {
    expect([hasReachedAge('2008-03-10', '2026-03-10'), hasReachedAge('2008-03-11', '2026-03-10')]).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    ['REG-032', 18, { states: ['CO', undefined] }],
    ['REG-033', 19, { states: ['AL', undefined] }],
    ['REG-033', 19, { states: ['CO', 'al'] }],
    ['REG-031', 62, { ageRestricted: true, states: ['AL'] }],
    ['ELIG-028', 21, { states: ['AL', 'MS'], byState: { AL: 19, MS: 21 } }],
  ])('minimumAge returns the strictest age that applies [%s]', (_ids, age, of) => {
    expect(minimumAge(of)).toBe(age);
  });
});

describe('isBusinessDay and businessDayAfter [12 CFR 1026.2(a)(6)]', () => {
  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['2026-11-22', false],
    ['2026-11-26', false],
    ['2026-11-27', true],
    ['2026-07-03', false],
    ['2026-06-19', false],
    ['2027-12-31', false],
    ['2028-01-01', false],
    ['2026-01-19', false],
    ['2026-05-25', false],
    ['2026-09-07', false],
    ['2026-10-12', false],
    ['2026-11-11', false],
    ['2026-12-25', false],
    ['2027-07-05', false],
  ])('isBusinessDay of %s is %s', (date, open) => {
    expect(isBusinessDay(date)).toBe(open);
  });

  test('businessDayAfter excludes the day it counts from', () => {
    expect([
      businessDayAfter('2026-11-20', 1),
      businessDayAfter('2026-11-21', 1),
      businessDayAfter('2026-12-24', 3),
    ]).toEqual(['2026-11-23', '2026-11-23', '2026-12-30']);
  });
});

test.each([
  ['2026-11-28', 'America/Denver'],
  ['2026-11-01', 'America/New_York'],
  ['2027-03-14', 'America/Los_Angeles'],
  ['2026-12-31', 'Pacific/Guam'],
])('startOfNextDay %s in %s ends that day', (day, zone) => {
  expect(dayEndingAt(startOfNextDay(day, zone), zone)).toBe(day);
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-11-22', '2026-11-23'],
  ['2026-11-26', '2026-11-27'],
  ['2026-10-12', '2026-10-13'],
])('nextMailDay of a letter ready on %s is %s', (ready, mailed) => {
  expect(nextMailDay(ready)).toBe(mailed);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2023-12-31', 2, '2024-02-29'],
  ['2026-11-23', 25, '2028-12-23'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-12-31', 14, '2028-02-29'],
  ['2026-12-31', 3, '2027-03-31'],
])('monthsAfter of %s plus %d months is %s', (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected);
});
