import { describe, expect, test } from 'vitest';
import { claimName } from './dialog/names.ts';
import { parseAmount, share, stepped, stops } from './slider/amount.ts';
import { toastsAfter, visibleToasts, type Toast } from './toast/toasts.ts';

describe('toasts', () => {
  const buildToast = (id: string, text = id): Toast => ({ id, text });
  const many = ['1', '2', '3', '4', '5', '6', '7']
    .map((id) => buildToast(id))
    .reduce((all, each) => toastsAfter(all, { type: 'add', toast: each }), [] as readonly Toast[]);

  test('five are seen at once; the sixth waits until one is dismissed [DS-002, CONST-025]', () => {
    expect(visibleToasts(many).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
    expect(visibleToasts(toastsAfter(many, { type: 'dismiss', id: '2' })).map(({ id }) => id)).toEqual([
      '1',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  test('the same message again replaces its words in place', () => {
    expect(toastsAfter(many, { type: 'add', toast: buildToast('3', 'again') })[2]).toEqual(buildToast('3', 'again'));
    expect(toastsAfter(many, { type: 'add', toast: buildToast('3', 'again') })).toHaveLength(7);
  });
});

describe('dialog names', () => {
  test('two dialogs of one name at a time are an error; a closed one gives its name free [DS-007]', () => {
    const release = claimName('session');
    expect(() => claimName('session')).toThrow('Two dialogs are called "session"');
    claimName('other')();
    release();
    expect(() => claimName('session')()).not.toThrow();
  });
});

describe('amounts', () => {
  test.each([
    ['85,000', 85_000],
    ['$85,000.00', 85_000],
    [' 85000 ', 85_000],
    ['85000.50', undefined],
    ['85k', undefined],
    ['', undefined],
    ['-5', undefined],
  ])('%j is %j', (typed, amount) => {
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
  ] as const)('from %d a step of %d goes to %d, on the grid and inside the ends', (value, direction, to) => {
    expect(stepped(value, direction, range)).toBe(to);
  });

  test('the range stops at whole steps and reaches both ends', () => {
    expect(stops({ min: 15_040, max: 165_258, step: 100 })).toEqual({ min: 15_000, max: 165_300 });
  });

  test('the filled share runs from 0 to 1 and is full when there is only one amount', () => {
    expect([share(15_000, range), share(148_200, range), share(0, range), share(20, { min: 20, max: 20 })]).toEqual([
      0, 1, 0, 1,
    ]);
  });
});
