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

describe('a refused write', () => {
  test('is shown at the field that the server names, by the last part of its path', () => {
    const error = buildRefusal('invalid-request', 'Please check', [
      { field: 'previousAddress.zip', message: 'Please enter a valid zipcode' },
    ]);
    expect(toSubmitError(error, MESSAGES, {}, FIELDS)).toEqual({
      errors: [{ field: 'zip', message: 'Please enter a valid zipcode' }],
    });
  });

  test('is shown in one sentence when the form has no such field [ERR-002, ERR-028]', () => {
    const error = buildRefusal('invalid-request', 'x', [
      { field: 'version', message: 'Too old' },
      { message: 'Not this' },
    ]);
    expect(toSubmitError(error, MESSAGES, {}, FIELDS)).toEqual({ formError: 'Too old, Not this.' });
  });

  test('is shown at the field that its name is about', () => {
    const error = buildRefusal('ssn-invalid', 'Enter a 9-digit Social Security number.');
    expect(toSubmitError(error, MESSAGES, { 'ssn-invalid': 'ssn' }, FIELDS)).toEqual({
      errors: [{ field: 'ssn', message: 'Enter a 9-digit Social Security number.' }],
    });
    expect(toSubmitError(error, MESSAGES, { 'ssn-invalid': 'ssn' })).toEqual({
      formError: 'Enter a 9-digit Social Security number.',
    });
  });

  test('keeps the wait in its sentence', () => {
    const error = buildRefusal('too-many-requests', 'Too many tries. Wait 5 minutes and try again.');
    expect(toSubmitError(error, MESSAGES).formError).toBe('Too many tries. Wait 5 minutes and try again.');
  });

  test('ends the submit, but not while the first one is still at work', () => {
    expect(isAnswered(buildRefusal('no-attempts-left', 'Call us'))).toBe(true);
    expect(isAnswered(buildRefusal('request-in-progress', 'Wait'))).toBe(false);
    expect(isAnswered(new ApiError({ name: 'no-response', message: 'x', httpStatus: 0 }))).toBe(false);
  });

  test.each([
    [500, true],
    [502, false],
    [503, false],
    [504, false],
  ])('with HTTP status %i is over: %s', (httpStatus, expected) => {
    expect(isAnswered(new ApiError({ name: 'server-error', message: 'x', httpStatus }))).toBe(expected);
  });

  test('without an answer says nothing of addresses', () => {
    const lost = new ApiError({ name: 'no-response', message: 'Response was not defined for /x', httpStatus: 0 });
    expect(toSubmitError(lost, MESSAGES)).toEqual({ formError: 'Not sent.' });
    expect(toSubmitError(new TypeError('x is undefined'), MESSAGES)).toEqual({ formError: 'Our own fault.' });
  });
});
