import { reasonSentence } from '@lintel/domain';
import { expect, test } from 'vitest';
import { shownReason } from './reasons.ts';

test('a reason stands in plain words with the words of the notice beside it', () => {
  expect(shownReason(reasonSentence('COLLATERAL_INSUFFICIENT'))).toMatchObject({
    title: 'You’d owe too much against the home’s value', source: 'In your notice: “Value or type of collateral not sufficient”',
  });
});

test('a reason without plain words stands as the notice has it, and promises no change', () => {
  expect(shownReason('The counter-offer was not answered within 90 days')).toEqual({
    title: 'The counter-offer was not answered within 90 days', text: '', source: undefined, change: undefined,
  });
});
