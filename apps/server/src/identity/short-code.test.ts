import { expect, test } from 'vitest';
import { isSameCode, newCode } from './short-code.ts';

test('a code is six digits, and is the same however it is spaced', () => {
  const code = newCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(isSameCode(code, ` ${code.slice(0, 3)}-${code.slice(3)} `)).toBe(true);
});

test.each(['123457', '12345', '1234567', ''])('a code of 123456 is not %j', (typed) => {
  expect(isSameCode('123456', typed)).toBe(false);
});
