import { ApiError } from '@lintel/contract';
import { describe, expect, test } from 'vitest';
import { GATE } from './copy.ts';
import { refusalOf, sentenceOf } from './refusal.ts';

const fields = new Set(['ssn', 'state', 'zip']);
const refused = (
  name: ConstructorParameters<typeof ApiError>[0]['name'],
  message: string,
  errors: { message: string; field?: string }[] = [],
) => new ApiError({ name, message, httpStatus: 409, errors });

describe('a refused write', () => {
  test('is told at the field that the server names, by the last part of its path', () => {
    const told = refusalOf(
      refused('invalid-request', 'Please check', [
        { field: 'previousAddress.zip', message: 'Please enter a valid zipcode' },
      ]),
      {},
      fields,
    );
    expect(told.faults).toEqual([{ id: 'zip', message: 'Please enter a valid zipcode' }]);
  });

  test('is told in one sentence when the form has no such field [ERR-002, ERR-028]', () => {
    const told = refusalOf(
      refused('invalid-request', 'x', [{ field: 'version', message: 'Too old' }, { message: 'Not this' }]),
      {},
      fields,
    );
    expect(told).toMatchObject({ faults: [], sentence: 'Too old, Not this.' });
  });

  test('is told at the field that its name is about', () => {
    const told = refusalOf(
      refused('ssn-invalid', 'Enter a 9-digit Social Security number.'),
      { 'ssn-invalid': 'ssn' },
      fields,
    );
    expect(told.faults).toEqual([{ id: 'ssn', message: 'Enter a 9-digit Social Security number.' }]);
  });

  test('keeps the wait in its sentence', () => {
    expect(
      refusalOf(refused('too-many-requests', 'Too many tries. Wait 5 minutes and try again.'), {}, fields).sentence,
    ).toBe('Too many tries. Wait 5 minutes and try again.');
  });

  test('ends the press, but not while the first is still at work', () => {
    expect(refusalOf(refused('no-attempts-left', 'Call us'), {}, fields).isAnswered).toBe(true);
    expect(refusalOf(refused('request-in-progress', 'Wait'), {}, fields).isAnswered).toBe(false);
  });

  test('without an answer leaves the press open, and says nothing of addresses', () => {
    const lost = new ApiError({ name: 'no-response', message: 'Response was not defined for /x', httpStatus: 0 });
    expect(refusalOf(lost, {}, fields)).toEqual({ faults: [], sentence: undefined, isAnswered: false });
    expect(sentenceOf(lost)).toBe(GATE.notSent);
    expect(sentenceOf(refused('no-attempts-left', 'Call us'))).toBe('Call us.');
  });
});
