import { reasonSentence } from '@lintel/domain';
import { expect, test } from 'vitest';
import { describeReapplying, describeReason, listPossibleChanges } from './reasons.ts';

test('shows a reason in plain words with the words of the notice', () => {
  expect(describeReason(reasonSentence('COLLATERAL_INSUFFICIENT'))).toMatchObject({
    title: 'You’d owe too much against the home’s value',
    source: 'In your notice: “Value or type of collateral not sufficient”',
  });
});

test('names the minimum score first where the score was too low, and repeats no higher score', () => {
  const late = describeReason(reasonSentence('DELINQUENT_OBLIGATIONS'));
  const low = describeReason(reasonSentence('CREDIT_SCORE'));
  expect(listPossibleChanges([low, late], { score: 540, lowestScore: 625 })).toEqual([
    'A credit score of 625 or higher. Yours is 540.',
    'On-time payments from now on.',
  ]);
  expect(listPossibleChanges([late], { score: 700, lowestScore: 625 })).toEqual(['On-time payments from now on.']);
  expect(listPossibleChanges([late], {})).toEqual(['On-time payments from now on.']);
});

test('shows a reason without plain words as in the notice and promises no change', () => {
  expect(describeReason('The counter-offer was not answered within 90 days')).toEqual({
    title: 'The counter-offer was not answered within 90 days',
    text: '',
    source: undefined,
    change: undefined,
  });
});

test('shows the figures behind a reason and what would have to change', () => {
  const home = { owed: 342_000, value: 412_000, highestShare: 0.85, smallestDraw: 15_000 };
  expect(describeReason(reasonSentence('COLLATERAL_INSUFFICIENT'), { home })).toMatchObject({
    text: 'You owe $342,000 on the home. With our smallest line, $15,000, that is 86.7% of its $412,000 value. We lend up to 85%.',
    change: 'Owe $335,200 or less on the home. That is $6,800 less than today.',
  });
  expect(
    describeReason(reasonSentence('COLLATERAL_INSUFFICIENT'), { home: { ...home, owed: 0, value: 16_000 } }).text,
  ).toBe('Our smallest line, $15,000, is 93.8% of the home’s $16,000 value. We lend up to 85%.');
  expect(
    describeReason(reasonSentence('OBLIGATIONS_EXCESSIVE'), {
      debts: { payments: 2916, income: 5833, highestShare: 0.43 },
    }).text,
  ).toBe(
    'Your debt payments are $2,916 a month before this line. That is 50% of the $5,833 you earn a month before taxes. With this line, our limit is 43%.',
  );
  expect(describeReason(reasonSentence('CREDIT_SCORE'), { score: 612, lowestScore: 640 }).text).toBe(
    'Your score was 612. Our minimum is 640.',
  );
  expect(describeReason(reasonSentence('COLLATERAL_INSUFFICIENT')).text).not.toMatch(/\$/);
});

test.each([
  ['2026-11-21', 'You’re free to apply again at any time.'],
  ['2027-01-20', 'You can apply again on or after Wed, Jan 20, 2027.'],
  [
    null,
    'You can apply again at any time, but our answer may not change until more time has passed. Call us to ask when.',
  ],
])('says when to apply again after a decline on November 21, 2026: %s', (reapplyOn, sentence) => {
  expect(describeReapplying(reapplyOn, '2026-11-21')).toBe(sentence);
});
