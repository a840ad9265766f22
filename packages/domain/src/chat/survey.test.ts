import { describe, expect, test } from 'vitest';
import { canAnswerSurvey, chatSurveySchema, summarizeRatings, surveysSince } from './survey.ts';

describe('chatSurveySchema', () => {
  const check = (answer: object) => chatSurveySchema.safeParse(answer).error?.issues.map(({ message }) => message);

  test.each([
    ['the lowest rating', { rating: 1 }, undefined],
    ['the highest rating with a comment', { rating: 5, comment: 'Fast and friendly.' }, undefined],
    ['a comment of 1,000 characters with spaces around it', { rating: 3, comment: ` ${'a'.repeat(1000)} ` }, undefined],
    ['no rating', { comment: 'Hello' }, ['Choose a rating.']],
    ['a rating of 0', { rating: 0 }, ['Choose a rating.']],
    ['a rating of 6', { rating: 6 }, ['Choose a rating.']],
    ['a rating of 4.5', { rating: 4.5 }, ['Choose a rating.']],
    ['a comment of 1,001 characters', { rating: 3, comment: 'a'.repeat(1001) }, ['Use at most 1000 characters.']],
    [
      'a secret number',
      { rating: 3, comment: 'It is 666-12-3456.' },
      ['This looks like a Social Security or account number. Remove it before you send your message.'],
    ],
  ])('checks %s', (_what, answer, messages) => {
    expect(check(answer)).toEqual(messages);
  });

  test('refuses what it doesn’t know', () => {
    expect(check({ rating: 3, name: 'Rosalia' })).toHaveLength(1);
  });
});

test('canAnswerSurvey accepts the first answer for 30 days from the last message, and another for 7 from the first', () => {
  const lastMessageAt = new Date('2026-11-01T18:00:00Z');
  const firstAnsweredAt = new Date('2026-11-24T18:00:00Z');
  const canAnswer = (first: Date | undefined, now: string) =>
    canAnswerSurvey({ lastMessageAt, firstAnsweredAt: first }, new Date(now));
  expect(canAnswer(undefined, '2026-12-01T17:59:59Z')).toBe(true);
  expect(canAnswer(undefined, '2026-12-01T18:00:00Z')).toBe(false);
  expect(canAnswer(firstAnsweredAt, '2026-12-01T17:59:59Z')).toBe(true);
  expect(canAnswer(firstAnsweredAt, '2026-12-01T18:00:00Z')).toBe(false);
});

test('a comment that is too long is refused without a search for numbers in it', () => {
  const startedAt = performance.now();
  const { error } = chatSurveySchema.safeParse({ rating: 1, comment: `a${' '.repeat(60_000)}a` });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Use at most 1000 characters.']);
  expect(performance.now() - startedAt).toBeLessThan(500);
});

test('surveysSince goes back 30 days', () => {
  expect(surveysSince(new Date('2026-12-01T18:00:00Z'))).toEqual(new Date('2026-11-01T18:00:00Z'));
});

describe('summarizeRatings', () => {
  test('adds counts of the same rating and rounds the average to one decimal', () => {
    const counts = [
      { rating: 5, count: 1 },
      { rating: 4, count: 1 },
      { rating: 5, count: 1 },
    ];
    expect(summarizeRatings(counts)).toEqual({
      answers: 3,
      average: 4.7,
      ratings: [
        { rating: 1, count: 0 },
        { rating: 2, count: 0 },
        { rating: 3, count: 0 },
        { rating: 4, count: 1 },
        { rating: 5, count: 2 },
      ],
    });
  });

  test('has no average without an answer', () => {
    const { answers, average } = summarizeRatings([]);
    expect({ answers, average }).toEqual({ answers: 0, average: null });
  });
});
