import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyFile } from '../loan-file/file.ts';
import { findErasablePeriods, findKeepReasons } from './erasable.ts';
import { type FileDays, getErasureDay, retentionPeriods } from './periods.ts';
import {
  FILE_RECORDS,
  OTHER_RECORDS,
  RETENTION_RULES,
  RETENTION_RULE_NAMES,
  type RetentionRule,
  retentionMonths,
} from './rules.ts';

const ENDED_DAYS: FileDays = {
  lastAct: '2026-11-23',
  signed: null,
  lineEnds: null,
  lastPull: null,
  hasDemographics: false,
  matchConfirmed: null,
};
const OPENED_DAYS: FileDays = {
  ...ENDED_DAYS,
  signed: '2026-11-10',
  lineEnds: '2046-11-10',
  lastPull: '2026-11-01',
  hasDemographics: true,
  matchConfirmed: '2026-10-31',
};
const DECLINED_FILE = { ...emptyFile(), ended: { status: 'DECLINED', why: 'decline' } } as const;
const NO_HOLDS = { isHeld: false, isJustLifted: false, hasTask: false, hasMoneyOut: false };

test.each<[string, FileDays, readonly (readonly [string, RetentionRule, string])[]]>([
  [
    'a file withdrawn before any credit pull',
    ENDED_DAYS,
    [
      ['APPLICATION', 'ECOA', '2028-12-23'],
      ['ID_IMAGES', 'EVALUATION', '2028-12-23'],
    ],
  ],
  [
    'a file declined on its credit report',
    { ...ENDED_DAYS, lastPull: '2026-11-20', hasDemographics: true },
    [
      ['APPLICATION', 'ECOA', '2028-12-23'],
      ['ID_IMAGES', 'EVALUATION', '2028-12-23'],
      ['CREDIT_PERMISSION', 'PERMISSIBLE_PURPOSE', '2031-11-20'],
      ['HMDA', 'HMDA', '2030-03-01'],
    ],
  ],
  [
    'a line signed and canceled',
    { ...ENDED_DAYS, signed: '2026-11-10' },
    [
      ['APPLICATION', 'CUSTOMER', '2031-11-23'],
      ['ID_IMAGES', 'CUSTOMER_ID', '2031-11-10'],
    ],
  ],
  [
    'a file declined on a sanctions match',
    { ...ENDED_DAYS, matchConfirmed: '2026-11-20' },
    [
      ['APPLICATION', 'BLOCKED', '2036-11-20'],
      ['ID_IMAGES', 'EVALUATION', '2028-12-23'],
      ['SANCTIONS', 'SANCTIONS', '2036-11-20'],
    ],
  ],
  [
    'an opened line',
    OPENED_DAYS,
    [
      ['APPLICATION', 'CUSTOMER', '2051-11-10'],
      ['ID_IMAGES', 'CUSTOMER_ID', '2031-11-10'],
      ['CREDIT_PERMISSION', 'PERMISSIBLE_PURPOSE', '2031-11-01'],
      ['HMDA', 'HMDA', '2030-03-01'],
      ['SANCTIONS', 'SANCTIONS', '2036-10-31'],
    ],
  ],
])('retentionPeriods ends each kind of record of %s with the last rule', (_what, days, expected) => {
  expect(retentionPeriods(days, {}).map(({ record, rule, until }) => [record, rule, until])).toEqual(expected);
});

test('every rule has a source, start and record, and every record has a rule', () => {
  for (const rule of RETENTION_RULE_NAMES) expect(RETENTION_RULES[rule].source).toMatch(/^\d+ (CFR|U\.S\.C\.) \d+/);
  expect(new Set(RETENTION_RULE_NAMES.map((rule) => RETENTION_RULES[rule].record))).toEqual(new Set(FILE_RECORDS));
  expect(Object.values(OTHER_RECORDS).every((days) => Number.isInteger(days) && days > 0)).toBe(true);
});

test.each(RETENTION_RULE_NAMES)(
  'retentionMonths lets a policy lengthen the period of %s and never shorten it',
  (rule) => {
    const { months } = RETENTION_RULES[rule];
    expect(retentionMonths(rule, { [rule]: months + 7 })).toBe(months + 7);
    expect(retentionMonths(rule, { [rule]: 1 })).toBe(months);
    expect(retentionMonths(rule, {})).toBe(months);
  },
);

test('a policy extends the retention day, and an erasure request uses the legal day', () => {
  const [application] = retentionPeriods(ENDED_DAYS, { ECOA: 84 });
  expect(application).toMatchObject({ until: '2033-11-23', lawUntil: '2028-12-23' });
  expect(application && getErasureDay(application, true)).toBe('2028-12-23');
  expect(application && getErasureDay(application, false)).toBe('2033-11-23');
});

test('findErasablePeriods includes a period on its last day and not the day before', () => {
  const periods = retentionPeriods(ENDED_DAYS, {});
  expect(findErasablePeriods(periods, [], '2028-12-22')).toEqual([]);
  expect(findErasablePeriods(periods, [], '2028-12-23').map(({ record }) => record)).toEqual([
    'APPLICATION',
    'ID_IMAGES',
  ]);
});

const arbitraryDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const arbitraryOptionalDay = fc.option(arbitraryDay, { nil: null });
const arbitraryDays = fc.record<FileDays>({
  lastAct: arbitraryDay,
  signed: arbitraryOptionalDay,
  lineEnds: arbitraryOptionalDay,
  lastPull: arbitraryOptionalDay,
  hasDemographics: fc.boolean(),
  matchConfirmed: arbitraryOptionalDay,
});

test('findErasablePeriods is empty for an open file or one under legal hold on any day', () => {
  fc.assert(
    fc.property(arbitraryDays, arbitraryDay, fc.boolean(), fc.boolean(), (of, today, isAskedFor, isHeld) => {
      const kept = findKeepReasons(isHeld ? DECLINED_FILE : emptyFile(), { ...NO_HOLDS, isHeld });
      expect(kept).toContain(isHeld ? 'HOLD' : 'OPEN');
      expect(findErasablePeriods(retentionPeriods(of, {}), kept, today, isAskedFor)).toEqual([]);
    }),
  );
});

test('findErasablePeriods never includes a record before its legal day, for any policy and request', () => {
  fc.assert(
    fc.property(
      arbitraryDays,
      arbitraryDay,
      fc.dictionary(fc.constantFrom(...RETENTION_RULE_NAMES), fc.integer({ min: 0, max: 400 })),
      fc.boolean(),
      (of, today, policy, isAskedFor) => {
        const floor = new Map(retentionPeriods(of, {}).map(({ record, until }) => [record, until]));
        for (const { record } of findErasablePeriods(retentionPeriods(of, policy), [], today, isAskedFor))
          expect((floor.get(record) ?? '') <= today).toBe(true);
      },
    ),
  );
});

test.each<[string, Partial<typeof NO_HOLDS>, string]>([
  ['a legal hold', { isHeld: true }, 'HOLD'],
  ['a recently lifted hold', { isJustLifted: true }, 'LIFTED'],
  ['an open task', { hasTask: true }, 'TASK'],
  ['unsettled money', { hasMoneyOut: true }, 'MONEY'],
])('findKeepReasons keeps a closed file for %s', (_what, more, reason) => {
  expect(findKeepReasons(DECLINED_FILE, NO_HOLDS)).toEqual([]);
  expect(findKeepReasons(DECLINED_FILE, { ...NO_HOLDS, ...more })).toEqual([reason]);
});

test('findKeepReasons keeps a file while the right to cancel runs', () => {
  expect(
    findKeepReasons(
      { ...emptyFile(), clocks: { RESCISSION: { due: '2026-11-27T07:00:00.000Z', reached: false } } },
      NO_HOLDS,
    ),
  ).toContain('RIGHT_TO_CANCEL');
});
