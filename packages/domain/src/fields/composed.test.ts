import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { birthdateFields, birthdateProblem } from './birthdate.ts';
import { isNumeric, isUrl, isUuid } from './checks.ts';
import { emailSuggestion } from './email-suggestion.ts';
import { fieldErrors } from './field-errors.ts';
import { mustConfirmIncome, readDollars, tidyDollars } from './money.ts';
import { confirmPasswordProblem, passwordField, passwordStrength } from './password.ts';

const TODAY = '2026-03-10';

describe('birthdateFields', () => {
  const getMessages = (typed: object, minimumAge = 18) =>
    fieldErrors(z.safeParse(birthdateFields({ minimumAge, today: TODAY }), typed)).messages;

  test('requires a date of birth [FORM-003]', () => {
    expect(getMessages({ month: '', day: ' ', year: '' })).toEqual([
      { field: 'dob', message: 'Date of birth is required' },
    ]);
    expect(getMessages({})).toEqual([{ field: 'dob', message: 'Date of birth is required' }]);
  });

  test.each([
    ['a missing part', { month: '2', day: '', year: '1980' }],
    ["a day that isn't in the calendar", { month: '2', day: '30', year: '1980' }],
    ['February 29 of a common year', { month: '2', day: '29', year: '1900' }],
    ['month 13', { month: '13', day: '1', year: '1980' }],
    ['a two-digit year', { month: '1', day: '1', year: '80' }],
    ['letters', { month: 'Jan', day: '1', year: '1980' }],
    ['a year before 1900', { month: '12', day: '31', year: '1899' }],
  ])('rejects %s as an invalid date [FORM-001, FORM-004, CONST-016]', (_what, typed) => {
    expect(getMessages(typed)).toEqual([{ field: 'dob', message: 'Invalid date' }]);
  });

  test.each([
    ['FORM-005, FORM-007, REG-032, ELIG-028, CONST-014', 18, '2008', 'Must be at least 18 years old'],
    ['REG-033, ELIG-028, CONST-015', 19, '2007', 'Must be at least 19 years old'],
    ['FORM-006, REG-031, ELIG-028, CONST-013', 62, '1964', 'Must be 62 years or older to apply for a loan'],
  ])('accepts the exact birthday of the minimum age and rejects the next day [%s]', (_ids, age, year, sentence) => {
    expect(getMessages({ month: '3', day: '10', year }, age)).toEqual([]);
    expect(getMessages({ month: '03', day: '11', year }, age)).toEqual([{ field: 'dob', message: sentence }]);
  });

  test('returns the three parts as one ISO date [FMT-002]', () => {
    expect(z.parse(birthdateFields({ minimumAge: 18, today: TODAY }), { month: '2', day: '9', year: '1980' })).toEqual({
      dob: '1980-02-09',
    });
  });

  test('birthdateProblem applies the same rule to an ISO date [FORM-004, FORM-005]', () => {
    expect(birthdateProblem('1980-02-30', 18, TODAY)).toBe('Invalid date');
    expect(birthdateProblem('2010-01-01', 18, TODAY)).toBe('Must be at least 18 years old');
    expect(birthdateProblem('1980-02-28', 18, TODAY)).toBeUndefined();
  });
});

describe('passwordField', () => {
  const getMessages = (typed: unknown) =>
    fieldErrors(z.safeParse(passwordField, typed)).messages.map(({ message }) => message);
  const weakPasswordMessage = (rule: string) => `Password is not strong enough: ${rule}`;
  const rules = {
    length: weakPasswordMessage('must be at least 12 characters'),
    upper: weakPasswordMessage('must have an uppercase letter'),
    lower: weakPasswordMessage('must have a lowercase letter'),
    number: weakPasswordMessage('must have a number'),
    special: weakPasswordMessage('must have one special character (!@#$%^&*)'),
  };

  test.each([['', undefined, null]].flat())('requires a password instead of %j [FORM-020]', (typed) => {
    expect(getMessages(typed)).toEqual(['Required']);
  });

  test.each([
    ['FORM-022, CONST-017', 'Abcdefgh1!x', [rules.length]],
    ['FORM-023', 'abcdefgh12!x', [rules.upper]],
    ['FORM-024', 'ABCDEFGH12!X', [rules.lower]],
    ['FORM-025', 'Abcdefghij!x', [rules.number]],
    ['FORM-026', 'Abcdefgh12-x', [rules.special]],
    ['FORM-027', 'abc', [rules.length, rules.upper, rules.number, rules.special]],
    ['FORM-027', ' ', Object.values(rules)],
  ])('names each rule that a password breaks and no other [%s]', (_ids, typed, sentences) => {
    expect(getMessages(typed)).toEqual(sentences);
  });

  test('accepts twelve characters of all four kinds as typed, with spaces [FORM-022, FORM-026]', () => {
    expect(z.parse(passwordField, ' Abcdefg 12! ')).toBe(' Abcdefg 12! ');
    for (const special of '!@#$%^&*') expect(getMessages(`Abcdefghi12${special}`)).toEqual([]);
  });

  test.each([
    ['', 0],
    ['abc', 0],
    ['ABC', 0],
    ['Abc', 1],
    ['abc1', 1],
    ['Abc1', 2],
    ['Abc1!', 3],
    ['abcdefghijkl', 1],
    ['Abcdefghi12!', 4],
  ])('passwordStrength of %j counts length, both cases, number and special character [FORM-028]', (typed, segments) => {
    expect(passwordStrength(typed)).toBe(segments);
  });

  test('confirmPasswordProblem requires a matching confirmation [FORM-020, FORM-021]', () => {
    expect(confirmPasswordProblem('Abcdefghi12!', '')).toBe('Required');
    expect(confirmPasswordProblem('Abcdefghi12!', 'abcdefghi12!')).toBe("Passwords don't match");
    expect(confirmPasswordProblem('Abcdefghi12!', 'Abcdefghi12!')).toBeUndefined();
  });
});

describe('dollar amounts as typed', () => {
  test.each([
    ['$85,000.5', 85_000.5],
    ['1,000', 1000],
    ['82k', 82_000],
    ['$82.5 K', 82_500],
    ['82 000', 82_000],
    ['82,000.00', 82_000],
    ['82 00', Number.NaN],
    ['82kk', Number.NaN],
    ['10,00', Number.NaN],
    ['1,0000', Number.NaN],
    ['.5', Number.NaN],
    ['--5', Number.NaN],
  ])('readDollars of %s is %d [REG-026]', (typed, dollars) => {
    expect(readDollars(typed)).toBe(dollars);
  });

  test('tidyDollars groups by commas and leaves other text unchanged', () => {
    expect(['$85000.50', '1234567', '0', '-5', '10,00', ''].map(tidyDollars)).toEqual([
      '85,000.5',
      '1,234,567',
      '0',
      '-5',
      '10,00',
      '',
    ]);
  });

  test('mustConfirmIncome is true below 15,000 and again after a change [REG-030, CONST-011]', () => {
    expect(mustConfirmIncome(14_999.99, undefined)).toBe(true);
    expect(mustConfirmIncome(15_000, undefined)).toBe(false);
    expect(mustConfirmIncome(14_000, '14000')).toBe(false);
    expect(mustConfirmIncome(13_000, '14000')).toBe(true);
    expect(mustConfirmIncome(0, '')).toBe(true);
  });
});

describe('email suggestions', () => {
  test.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmaill.com', 'ana@gmail.com'],
    ['Ana@HOTMIAL.com', 'Ana@hotmail.com'],
    ['ana@yaho.com', 'ana@yahoo.com'],
    ['ana@gmial.con', 'ana@gmail.com'],
    ['ana@outlok.com', 'ana@outlook.com'],
  ])('emailSuggestion of %s is %s [FORM-009]', (typed, meant) => {
    expect(emailSuggestion(typed)).toBe(meant);
  });

  test.each([
    'ana@gmail.com',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@example.com',
    'ana@company.org',
    'ana@gmail.co.uk',
    'ana@female.org',
    'gmial.com',
    '@gmial.com',
    '',
  ])('emailSuggestion of %j is undefined [FORM-009]', (typed) => {
    expect(emailSuggestion(typed)).toBeUndefined();
  });
});

describe('isUuid, isUrl and isNumeric', () => {
  test('isUuid accepts 8-4-4-4-12 hexadecimal digits only [FORM-049]', () => {
    const uuid = '0b8635a8-62c4-4b90-8f00-0123456789AB';
    expect(isUuid(uuid)).toBe(true);
    expect([uuid.replaceAll('-', ''), `${uuid}0`, uuid.replace('0', 'g'), ''].some(isUuid)).toBe(false);
  });

  test('isUrl accepts an http or https prefix only [FORM-048]', () => {
    expect(['http://a.example', 'https://a.example', 'HTTPS://A.EXAMPLE'].every(isUrl)).toBe(true);
    expect(['a.example', '//a.example', 'javascript:alert(1)', ' https://a.example', ''].some(isUrl)).toBe(false);
  });

  test('isNumeric accepts a number within its bounds only [FORM-050]', () => {
    expect(isNumeric(0)).toBe(true);
    expect(isNumeric(5, { min: 5, max: 5 })).toBe(true);
    expect([
      isNumeric(4.9, { min: 5 }),
      isNumeric(5.1, { max: 5 }),
      isNumeric(Number.NaN),
      isNumeric('5'),
      isNumeric(undefined),
    ]).toEqual([false, false, false, false, false]);
  });
});

describe('fieldErrors', () => {
  const schema = z.object({
    name: z.object({ first: z.string('First') }),
    age: z.number('Age').check(z.minimum(1, 'Low'), z.maximum(0, 'High')),
  });

  test('returns the first message per field and all messages in order [FORM-052]', () => {
    const { fields, messages } = fieldErrors(z.safeParse(schema, { name: {}, age: 0.5 }));
    expect(fields).toEqual({ 'name.first': 'First', age: 'Low' });
    expect(messages).toEqual([
      { field: 'name.first', message: 'First' },
      { field: 'age', message: 'Low' },
      { field: 'age', message: 'High' },
    ]);
  });

  test('returns no errors after a success [FORM-052]', () => {
    expect(fieldErrors(z.safeParse(z.string(), 'x'))).toEqual({ fields: {}, messages: [] });
  });
});
