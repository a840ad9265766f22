import { expect, test } from 'vitest';
import { codeOfToken, isSameCode, newCode } from './short-code.ts';

test('a code has six digits and matches with any spacing', () => {
  const code = newCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(isSameCode(code, ` ${code.slice(0, 3)}-${code.slice(3)} `)).toBe(true);
});

test.each(['123457', '12345', '1234567', ''])('a code of 123456 does not match %j', (typed) => {
  expect(isSameCode('123456', typed)).toBe(false);
});

test('a token has one code of six digits, including leading zeros', () => {
  const token = Buffer.from('0000000f4240ff', 'hex').toString('base64url');
  expect([
    codeOfToken(token),
    codeOfToken(token),
    codeOfToken(Buffer.from('0000000f4247', 'hex').toString('base64url')),
  ]).toEqual(['000000', '000000', '000007']);
});
