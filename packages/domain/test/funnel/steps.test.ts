import { describe, expect, test } from 'vitest';
import { FILE_STEPS, getFileStep } from '../../src/funnel/file-steps.ts';
import { findLargestDrop, toFunnel } from '../../src/funnel/reached.ts';
import { getVisitStep, VISIT_STEPS } from '../../src/funnel/visit-steps.ts';
import { emptyFile } from '../../src/loan-file/file.ts';
import { loanMachine, RULES } from '../../src/loan-file/refusal.ts';
import { createRandom } from '../loan-file/random.ts';
import { walkToEnd } from '../loan-file/walk.ts';

const toName = (event: string, page: string, query: Readonly<Record<string, string>> = {}): string | undefined =>
  VISIT_STEPS[getVisitStep(event, page, query) ?? -1];

describe('the step of a visit', () => {
  test.each([
    ['/account/heloc/register-v2', {}, 'index'],
    ['/account/heloc/register-v2/home-address', {}, 'home-address'],
    ['/account/heloc/register-v2/set-password', {}, 'set-password'],
    ['/account/heloc/register', {}, 'index'],
    ['/account/heloc/register', { step: 'income-info' }, 'annual-income'],
    ['/account/heloc/register', { step: 'login-info' }, 'set-password'],
    ['/account/heloc/register/support', {}, undefined],
    ['/account/heloc/:uuid', {}, undefined],
    ['/dashboard', {}, undefined],
  ])('of %s with %j is %s', (page, query, step) => {
    expect(toName('page-view', page, query)).toBe(step);
  });

  test('is the application once one is started, and none for other events of a step', () => {
    expect(toName('helocStarted', '/account/heloc/:uuid')).toBe('application');
    expect(toName('client-error', '/account/heloc/register-v2')).toBeUndefined();
  });
});

describe('the step of a loan file', () => {
  test('is none before its first fact, and every step is reached by random files', () => {
    const seen = new Set<number>([getFileStep(emptyFile())]);
    const machine = loanMachine(RULES);
    for (let seed = 0; seed < 100; seed += 1)
      walkToEnd(machine, createRandom(seed), ({ after }) => seen.add(getFileStep(after)));
    expect([...seen].sort((one, other) => one - other)).toEqual([-1, ...FILE_STEPS.keys()]);
  });

  test('is the last one for every complete file', () => {
    const machine = loanMachine(RULES);
    const complete = Array.from({ length: 100 }, (_one, seed) => walkToEnd(machine, createRandom(seed))).filter(
      ({ end }) => end === 'COMPLETE',
    );
    expect(complete.length).toBeGreaterThan(20);
    expect(complete.filter(({ file }) => FILE_STEPS[getFileStep(file)] !== 'FUNDED')).toEqual([]);
  });
});

test('a funnel counts who got to a step or further, and loses the others', () => {
  const furthest = [
    { step: 0, count: 5 },
    { step: 2, count: 3 },
    { step: 0, count: 1 },
    { step: -1, count: 9 },
    { step: 7, count: 9 },
  ];
  expect(toFunnel(['a', 'b', 'c'], furthest)).toEqual([
    { step: 'a', count: 9, dropped: 0 },
    { step: 'b', count: 3, dropped: 6 },
    { step: 'c', count: 3, dropped: 0 },
  ]);
  expect(toFunnel(['a'], [])).toEqual([{ step: 'a', count: 0, dropped: 0 }]);
});

describe('the largest drop of a funnel', () => {
  const findIn = (...furthest: readonly number[]): number =>
    findLargestDrop(
      toFunnel(
        furthest.map((_count, step) => String(step)),
        furthest.map((count, step) => ({ step, count })),
      ),
    );

  test('is the step before which most stopped, however small the share', () => {
    expect(findIn(3, 40, 1, 50)).toBe(2);
    expect(findIn(40, 2, 1, 0)).toBe(1);
  });

  test('is the larger share of two equal numbers, wherever it is', () => {
    expect(findIn(5, 0, 5, 10)).toBe(3);
    expect(findLargestDrop([10, 40, 90].map((count) => ({ count, dropped: 10 })))).toBe(0);
  });

  test('is none while no one has stopped', () => {
    expect(findIn(0, 0, 7)).toBe(-1);
    expect(findLargestDrop([])).toBe(-1);
  });
});
