import { expect, test } from 'vitest';
import { isTypedName } from './notice.ts';

test.each([
  ['Ana Reyes', 'Ana Reyes', true],
  ['  ana   REYES ', 'Ana Reyes', true],
  ['Reyes, Ana', 'Ana Reyes', true],
  ['Ana Maria Reyes', 'Ana Reyes', true],
  ['José Núñez', 'Jose Nunez', true],
  ['Leo Reyes', 'Leo Reyes Jr.', true],
  ['Ana', 'Ana Reyes', false],
  ['Leo Reyes', 'Ana Reyes', false],
  ['', 'Ana Reyes', false],
  ['Anyone', '', true],
  [' ', '', false],
])('isTypedName of %j for %j is %s', (typed, name, isTheirs) => {
  expect(isTypedName(typed, name)).toBe(isTheirs);
});
