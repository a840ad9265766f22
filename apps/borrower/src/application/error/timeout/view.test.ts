import { GATES, shownGate } from '@lintel/domain';
import { expect, test } from 'vitest';
import { findLastFinished, getTimeoutView } from './view.ts';

test('every gate of error/timeout has the view of its kind', () => {
  const views = GATES.filter(({ screen }) => screen === 'error/timeout').map(({ id }) => [
    id,
    getTimeoutView(shownGate(id)),
  ]);
  expect(Object.fromEntries(views)).toEqual({
    facta: 'call',
    'hold-borrower': 'to-do',
    'file-review': 'staff',
    'hold-staff': 'staff',
    'soft-error': 'bureau',
    'hard-error': 'bureau',
    minor: 'proof',
    'closing-conditions-borrower': 'to-do',
    'closing-conditions-staff': 'staff',
  });
});

test('shows the waiting view after the last try', () => {
  expect(getTimeoutView('soft-credit')).toBe('wait');
  expect(getTimeoutView(null)).toBe('wait');
});

test('findLastFinished returns the last completed message, and none before the first or after the last', () => {
  const getStages = (done: number) =>
    Array.from({ length: 7 }, (_, index) => ({
      stage: String(index),
      section: index < done ? ('COMPLETE' as const) : ('NOT_STARTED' as const),
    }));
  expect(findLastFinished(getStages(2) as never)).toBe('Pulling your soft credit');
  expect(findLastFinished(getStages(0) as never)).toBeUndefined();
  expect(findLastFinished(getStages(7) as never)).toBeUndefined();
});
