import { describe, expect, test } from 'vitest';
import { cannedAnswerSchema, fillCannedAnswer, searchCannedAnswers } from './canned-answers.ts';
import { findWords } from './search.ts';

describe('cannedAnswerSchema', () => {
  const check = (text: string) =>
    cannedAnswerSchema.safeParse({ title: 'Pay stubs', text }).error?.issues.map(({ message }) => message);

  test.each([
    ['a text with the first name', 'Hi {{firstName}}, a PDF is better.', undefined],
    ['no text', '  ', ['Enter the answer.']],
    ['another placeholder', 'Hi {{lastName}}', ['Use no placeholder other than {{firstName}}.']],
    ['an open placeholder', 'Hi {{firstName', ['Use no placeholder other than {{firstName}}.']],
    ['a secret number', 'It is 666-12-3456.', ['Remove what looks like a Social Security or account number.']],
  ])('checks %s', (_what, text, messages) => {
    expect(check(text)).toEqual(messages);
  });
});

test('fillCannedAnswer inserts the first name, whatever characters it has', () => {
  expect(fillCannedAnswer('Hi {{firstName}}. {{firstName}}?', ' Rosalia  Vega')).toBe('Hi Rosalia. Rosalia?');
  expect(fillCannedAnswer('Hi {{firstName}}', '$& Vega')).toBe('Hi $&');
});

test('searchCannedAnswers finds all typed words, titles first', () => {
  const answers = [
    { title: 'Hours', text: 'We read a pay stub by Friday.' },
    { title: 'Pay stubs', text: 'A PDF is better.' },
  ];
  expect(searchCannedAnswers(answers, 'STUB pay').map(({ title }) => title)).toEqual(['Pay stubs', 'Hours']);
  expect(searchCannedAnswers(answers, 'pdf hours')).toEqual([]);
  expect(searchCannedAnswers(answers, '')).toEqual(answers);
});

describe('findWords', () => {
  test('needs every word somewhere, without case and accents', () => {
    expect(findWords(['Is it José?', 'A roof.'], 'jose ROOF')).toEqual({ index: 0, excerpt: 'Is it José?' });
    expect(findWords(['Is it José?', 'A roof.'], 'jose door')).toBeUndefined();
  });

  test('shows what is around the first word of a long text', () => {
    const { excerpt } = findWords([`${'a '.repeat(200)}Waldemar${' b'.repeat(200)}`], 'waldemar')!;
    expect(excerpt).toMatch(/^….*Waldemar.*…$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  test('finds nothing without texts', () => {
    expect(findWords([], 'a')).toBeUndefined();
  });
});
