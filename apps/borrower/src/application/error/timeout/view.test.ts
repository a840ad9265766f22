import { GATES, shownGate } from '@lintel/domain';
import { expect, test } from 'vitest';
import { lastFinished, getTimeoutView } from './view.ts';

test('every gate of the exit offer has a view of its own kind', () => {
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

test('a wait that ran out of tries is a wait', () => {
  expect(getTimeoutView('soft-credit')).toBe('wait');
  expect(getTimeoutView(null)).toBe('wait');
});

test('the last message that the server reported as done is told, none before the first and none once all are done', () => {
  const getStages = (done: number) =>
    Array.from({ length: 7 }, (_, index) => ({
      stage: String(index),
      section: index < done ? ('COMPLETE' as const) : ('NOT_STARTED' as const),
    }));
  expect(lastFinished(getStages(2) as never)).toBe('Pulling your soft credit');
  expect(lastFinished(getStages(0) as never)).toBeUndefined();
  expect(lastFinished(getStages(7) as never)).toBeUndefined();
});
