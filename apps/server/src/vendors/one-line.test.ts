import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['12 Oak Street', '12 Oak Street'],
  ['  12\tOak\r\n\r\nPay here: ', '12 Oak Pay here:'],
  ['12 Oak\u2028Street\u0085x\u0007y', '12 Oak Street x y'],
  ['12 \u202Eteertd\u202C \u2066Oak\u2069\u200B', '12 teertd Oak'],
  ['Calle Ñandú 5, אבן', 'Calle Ñandú 5, אבן'],
])('%j becomes %j in a letter to another person', (typed, line) => {
  expect(oneLine(typed)).toBe(line);
});
