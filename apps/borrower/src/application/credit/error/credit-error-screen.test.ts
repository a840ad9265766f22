import { expect, test } from 'vitest';
import { unliftedErrors } from './credit-error-screen.tsx';
import { FROZEN } from './words.en.ts';

test('requires the box of every frozen bureau', () => {
  const bureaus = ['Experian', 'Equifax'];
  expect(unliftedErrors(bureaus, { 'lifted-0': 'on' }, FROZEN.unticked)).toEqual([
    { field: 'lifted-1', message: 'Lift the freeze at Equifax, then check its box' },
  ]);
  expect(unliftedErrors(bureaus, { 'lifted-0': 'on', 'lifted-1': 'on' }, FROZEN.unticked)).toEqual([]);
});

test('the heading names the frozen bureaus if any are known', () => {
  expect(FROZEN.title(['Experian', 'Equifax'])).toBe('Lift the freeze at Experian and Equifax to continue');
  expect(FROZEN.title([])).toBe('Your credit file is frozen');
});
