import { describe, expect, test } from 'vitest';
import { claimDialogName } from './dialog/dialog-names.ts';
import { parseAmount, positionInRange, stepAmount, roundRange } from './slider/amount.ts';
import { toastsAfter, visibleToasts, type Toast } from './toast/toasts.ts';

describe('toasts', () => {
  const buildToast = (id: string, text = id): Toast => ({ id, text });
  const many = ['1', '2', '3', '4', '5', '6', '7']
    .map((id) => buildToast(id))
    .reduce((all, each) => toastsAfter(all, { type: 'add', toast: each }), [] as readonly Toast[]);

  test('shows five toasts at a time, and the sixth after one is dismissed [DS-002, CONST-025]', () => {
    expect(visibleToasts(many).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(visibleToasts(toastsAfter(many, { type: 'dismiss', id: '2' })).map(({ id }) => id)).toEqual([
      '1',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  test('replaces a repeated toast in place', () => {
    expect(toastsAfter(many, { type: 'add', toast: buildToast('3', 'again') })[2]).toEqual(buildToast('3', 'again'));
    expect(toastsAfter(many, { type: 'add', toast: buildToast('3', 'again') })).toHaveLength(7);
  });
});

describe('claimDialogName', () => {
  test('throws for a second open dialog of the same name [DS-007, ERR-026]', () => {
    const release = claimDialogName('session');
    expect(() => claimDialogName('session')).toThrow('Two dialogs are called "session"');
    claimDialogName('other')();
    release();
    expect(() => claimDialogName('session')()).not.toThrow();
  });
});

describe('amount slider values', () => {
  test.each([
    ['85,000', 85_000],
    ['$85,000.00', 85_000],
    [' 85000 ', 85_000],
    ['85000.50', undefined],
    ['85k', undefined],
    ['', undefined],
    ['-5', undefined],
  ])('parseAmount of %j is %j', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  const range = { min: 15_000, max: 148_200, step: 500 };
  test.each([
    [85_000, 1, 85_500],
    [85_000, -1, 84_500],
    [85_120, 1, 85_500],
    [85_120, -1, 85_000],
    [148_000, 1, 148_200],
    [148_200, -1, 148_000],
    [15_000, -1, 15_000],
  ] as const)('stepAmount from %d by %d is %d, on the grid and within the ends', (value, direction, to) => {
    expect(stepAmount(value, direction, range)).toBe(to);
  });

  test('roundRange returns whole steps that include both ends', () => {
    expect(roundRange({ min: 15_040, max: 165_258, step: 100 })).toEqual({ min: 15_000, max: 165_300 });
  });

  test('positionInRange is between 0 and 1, and 1 when there is only one amount', () => {
    expect([
      positionInRange(15_000, range),
      positionInRange(148_200, range),
      positionInRange(0, range),
      positionInRange(20, { min: 20, max: 20 }),
    ]).toEqual([0, 1, 0, 1]);
  });
});
