import { ApiError } from '@lintel/contract';
import { describe, expect, test } from 'vitest';
import { isAnswered, toSubmitError } from './submit.ts';

const MESSAGES = { broken: 'Our own fault.', notSent: 'Not sent.' };
const FIELDS = new Set(['ssn', 'state', 'zip']);
const buildRefusal = (
  name: ConstructorParameters<typeof ApiError>[0]['name'],
  message: string,
  errors: { message: string; field?: string }[] = [],
) => new ApiError({ name, message, httpStatus: 409, errors });

describe('toSubmitError and isAnswered', () => {
  test('toSubmitError shows a server error at the field named by its path', () => {
    const error = buildRefusal('invalid-request', 'Please check', [
      { field: 'previousAddress.zip', message: 'Please enter a valid zipcode' },
    ]);
    expect(toSubmitError(error, MESSAGES, {}, FIELDS)).toEqual({
      errors: [{ field: 'zip', message: 'Please enter a valid zipcode' }],
    });
  });

  test('toSubmitError shows one form error when the form has no such field [ERR-002, ERR-028]', () => {
    const error = buildRefusal('invalid-request', 'x', [
      { field: 'version', message: 'Too old' },
      { message: 'Not this' },
    ]);
    expect(toSubmitError(error, MESSAGES, {}, FIELDS)).toEqual({ formError: 'Too old, Not this.' });
  });

  test('toSubmitError shows an error at the field mapped from its name', () => {
    const error = buildRefusal('ssn-invalid', 'Enter a 9-digit Social Security number.');
    expect(toSubmitError(error, MESSAGES, { 'ssn-invalid': 'ssn' }, FIELDS)).toEqual({
      errors: [{ field: 'ssn', message: 'Enter a 9-digit Social Security number.' }],
    });
    expect(toSubmitError(error, MESSAGES, { 'ssn-invalid': 'ssn' })).toEqual({
      formError: 'Enter a 9-digit Social Security number.',
    });
  });

  test('toSubmitError keeps the wait time in the message', () => {
    const error = buildRefusal('too-many-requests', 'Too many tries. Wait 5 minutes and try again.');
    expect(toSubmitError(error, MESSAGES).formError).toBe('Too many tries. Wait 5 minutes and try again.');
  });

  test('isAnswered is false while the first request is in progress or without a response', () => {
    expect(isAnswered(buildRefusal('no-attempts-left', 'Call us'))).toBe(true);
    expect(isAnswered(buildRefusal('request-in-progress', 'Wait'))).toBe(false);
    expect(isAnswered(new ApiError({ name: 'no-response', message: 'x', httpStatus: 0 }))).toBe(false);
  });

  test.each([
    [500, true],
    [502, false],
    [503, false],
    [504, false],
  ])('isAnswered with HTTP status %i is %s', (httpStatus, expected) => {
    expect(isAnswered(new ApiError({ name: 'server-error', message: 'x', httpStatus }))).toBe(expected);
  });

  test('toSubmitError without a response hides the path', () => {
    const lost = new ApiError({ name: 'no-response', message: 'Response was not defined for /x', httpStatus: 0 });
    expect(toSubmitError(lost, MESSAGES)).toEqual({ formError: 'Not sent.' });
    expect(toSubmitError(new TypeError('x is undefined'), MESSAGES)).toEqual({ formError: 'Our own fault.' });
  });
});
