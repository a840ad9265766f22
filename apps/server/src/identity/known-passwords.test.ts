import { PASSWORD_RULES } from '@lintel/domain';
import { describe, expect, test } from 'vitest';
import { isWellKnown } from './known-passwords.ts';

const PERSONAL_WORDS = ['FIGURE', 'Alderpoint Home', 'ana.ruiz@example.com'.split('@')[0] ?? '', 'Ana Ruiz'];

describe('a well-known password', () => {
  // Each meets all five composition rules.
  test.each([
    'P@ssw0rd1234',
    'Passw0rd!2024',
    'P@ssw0rd2026',
    'Password123!',
    'Password1234!',
    'P@$$w0rd1234',
    'Pa55word!2025',
    'Welcome2026!',
    'Welcome@12345',
    'Qwerty12345!',
    'Qwertyuiop1!',
    '1qaz@WSX3edc',
    '1Qaz2Wsx3Edc!',
    '!QAZ2wsx#EDC',
    'Zaq12wsxcde3!',
    'Alderpoint2026!',
    'AlderpointHome1!',
    'Hunter2hunter2!',
    'Iloveyou1234!',
    'Letmein12345!',
    'Admin@123456',
    'Administrator1!',
    'Changeme123!',
    'Summer2026!!',
    'Winter2025!!',
    'October2026!',
    'Dragon123456!',
    'Monkey123456!',
    'Football2026!',
    'Baseball123!',
    'Abcd1234!@#$',
    'Abcdefgh1234!',
    'Aaaaaaaaaa1!',
    'Trustno1!Trustno1!',
    'Mortgage2026!',
    'HomeEquity123!',
    'AnaRuiz2026!',
    'Ana.Ruiz1985!',
    'Superman123!',
    'Princess123!',
    'Sunshine2026!',
    'Test1234!Test1234!',
    'Master123456!',
    'Secret123456!',
  ])('refuses the well-known password %s', (password) => {
    expect(
      PASSWORD_RULES.every((rule) => rule.met(password)),
      'composition',
    ).toBe(true);
    expect(isWellKnown(password, PERSONAL_WORDS)).toBe(true);
  });

  test.each([
    'correct Horse! battery 9',
    'green Canal! lantern 4',
    'Quiet-harbor-7421!',
    'Lintels hold 1 wall!',
    'Canary-harbor-9137!',
    'Kx7#pQ2!vLm9',
    'Tr0ub4dor&3xylem',
    'My dog ate 14 blue socks!',
    'ziffel-QUOKKA-2291*',
    'Aa1! 0d6f5a1e-1111-4222-8333-444455556666',
    'Émigré#naïve 47 crêpes',
    'ぱすわーど-Kakurenbo-31!',
  ])('accepts the password %s', (password) => {
    expect(isWellKnown(password, PERSONAL_WORDS)).toBe(false);
  });

  test("refuses the lender's or person's own words, and no one else's", () => {
    expect(isWellKnown('Brightwell#2026', ['Brightwell Mortgage'])).toBe(true);
    expect(isWellKnown('Brightwell#2026', ['Alderpoint Home'])).toBe(false);
  });
});
