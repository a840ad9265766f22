import { expect, test } from 'vitest';
import { isInquiry } from './blocking.ts';
import { referrerOutcome } from './referrer.ts';

test.each([
  ['FOUND', true, 'CONTINUE'],
  ['FOUND', false, 'CONTINUE'],
  ['NOT_NAMED', true, 'NOT_ACCEPTING'],
  ['NOT_FOUND', true, 'NOT_ACCEPTING'],
  ['NOT_NAMED', false, 'CONTINUE'],
  ['NOT_FOUND', false, 'DROP'],
] as const)('a loan officer %s where one is required (%s) leads to %s', (lookup, isRequired, outcome) => {
  expect(referrerOutcome(lookup, isRequired)).toBe(outcome);
});

test.each([
  ['FIGURE_WHOLESALE', '2000002', '2000002', false],
  ['FIGURE_WHOLESALE', '2000001', '2000002', true],
  ['FIGURE_WHOLESALE', null, undefined, true],
  ['FIGURE', '2000001', undefined, false],
])('an application at %s of the broker %s, with %s exempt, is an inquiry: %s', (organization, nmls, exempt, is) => {
  expect(isInquiry(organization, nmls, exempt)).toBe(is);
});
