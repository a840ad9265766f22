import type { ErrorName } from '@lintel/contract';
import { DOCUMENT_LIMITS, PSEUDO_LOCALE } from '@lintel/domain';
import { expect, test } from 'vitest';
import { inLocale } from '../locale.ts';
import { refuse, Refused, refuseFields, refuseTooMany, refuseWith } from './errors.ts';

const catchBody = (fail: () => never): object => {
  try {
    return fail();
  } catch (error) {
    return error instanceof Refused ? error.body('r-1') : expect.fail('another error');
  }
};

test('a named error has its values, and its message in English for every reader', () => {
  const refuseFile = () => refuse('file-too-large', { fault: 'TOO_LARGE', limits: DOCUMENT_LIMITS });
  const body = {
    status: 'file-too-large' satisfies ErrorName,
    message: 'This file is larger than 20 MB.',
    values: { fault: 'TOO_LARGE', limits: DOCUMENT_LIMITS },
    errors: [{ message: 'This file is larger than 20 MB.' }],
    requestId: 'r-1',
  };
  expect(catchBody(refuseFile)).toEqual(body);
  expect(inLocale(PSEUDO_LOCALE, () => catchBody(refuseFile))).toEqual(body);
});

test('an error without figures has empty values', () => {
  expect(catchBody(() => refuse('not-found'))).toMatchObject({ values: {} });
  expect(catchBody(() => refuseWith('stale-version', { version: 3 }))).toMatchObject({
    values: {},
    data: { version: 3 },
  });
});

test('a field message has no values', () => {
  const body = catchBody(() => refuseFields([{ field: 'name', message: 'Required' }]));
  expect(body).toMatchObject({ status: 'invalid-request', message: 'Required' });
  expect(body).not.toHaveProperty('values');
});

test('a wait is in seconds in the values and in words in the message', () => {
  expect(catchBody(() => refuseTooMany(299.2))).toMatchObject({
    values: { seconds: 300 },
    message: 'Too many tries. Wait 5 minutes and try again.',
  });
});
