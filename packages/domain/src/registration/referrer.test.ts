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
  [true, '2000002', '2000002', false],
  [true, '2000001', '2000002', true],
  [true, null, undefined, true],
  [false, '2000001', undefined, false],
])('where a lender opens inquiries (%s), the broker %s, with %s exempt, makes one: %s', (opens, nmls, exempt, is) => {
  expect(isInquiry({ opensInquiries: opens, inquiryExemptBrokerNmls: exempt }, nmls)).toBe(is);
});
