import { describe, expect, test } from 'vitest';
import { estimateBody, estimateErrors } from './estimate.ts';

const INPUT = { estimatedValue: '612,000', beds: '', baths: '', squareFeet: '' };

describe("the borrower's estimate", () => {
  test('requires only an amount', () => {
    expect(estimateErrors(INPUT)).toEqual([]);
    expect(estimateBody(INPUT)).toEqual({
      estimatedValue: 612_000,
      condition: null,
      beds: null,
      baths: null,
      squareFeet: null,
    });
  });

  test('accepts half bathrooms and grouped square feet', () => {
    expect(estimateBody({ ...INPUT, condition: 'GOOD', beds: '3', baths: '2.5', squareFeet: '1,850' })).toMatchObject({
      condition: 'GOOD',
      beds: 3,
      baths: 2.5,
      squareFeet: 1850,
    });
  });

  test.each([
    ['', 'Enter an amount in dollars'],
    ['abc', 'Enter an amount in dollars'],
    ['0', 'Enter an amount of at least $1'],
    ['-5', 'Enter an amount of at least $1'],
    ['1000000000', 'Enter an amount of less than $1,000,000,000'],
  ])('refuses %j as an amount', (estimatedValue, message) => {
    expect(estimateErrors({ ...INPUT, estimatedValue })).toEqual([{ field: 'estimatedValue', message }]);
  });

  test('reports wrong room counts and fractional square feet at their fields', () => {
    expect(estimateErrors({ ...INPUT, beds: '-1', baths: 'two', squareFeet: '10.5' })).toEqual([
      { field: 'beds', message: 'Enter a number from 0 to 99' },
      { field: 'baths', message: 'Enter a number from 0 to 99' },
      { field: 'squareFeet', message: 'Enter a whole number from 0 to 1,000,000' },
    ]);
  });
});
