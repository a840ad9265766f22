import { expect, test } from 'vitest';
import { pick, streetKey, parseTags } from './sandbox-levers.ts';

test('reads the tags of an email address, separated by dots', () => {
  expect([...parseTags('Ana+No-Match.assets@example.com')]).toEqual(['no-match', 'assets']);
  expect([...parseTags('ana@example.com')]).toEqual([]);
});

test('returns one key for several spellings of a street', () => {
  expect(streetKey('1234 W. Main St.', '80202-1234')).toBe(streetKey('1234 west main street', '80202'));
});

test('picks within the bounds, and always the same', () => {
  const picks = Array.from({ length: 500 }, (_, index) => pick(`home ${index}`, 3, 9));
  expect(Math.min(...picks)).toBe(3);
  expect(Math.max(...picks)).toBe(9);
  expect(pick('home 7', 3, 9)).toBe(picks[7]);
});
