import { expect, test } from 'vitest';
import { dayOf, momentOf, wordsOf } from './times.ts';

test.each([
  ['FACTA_REVIEW', 'FACTA review'],
  ['SoftCreditReturned', 'Soft credit returned'],
  ['id-review', 'ID review'],
  ['credit.softPull', 'Credit.soft pull'],
])('the code %s reads "%s"', (code, words) => {
  expect(wordsOf(code)).toBe(words);
});

test('times are Pacific wherever the reader sits', () => {
  expect(momentOf('2026-11-20T00:02:00Z')).toBe('Thu, Nov 19, 4:02 PM');
  expect(dayOf('2026-11-20T00:02:00Z')).toBe('Nov 19, 2026');
});
