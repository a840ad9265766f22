import { UNEMPLOYED_APOLOGY } from '@lintel/domain';
import { expect, test } from 'vitest';
import {
  changeBody,
  changeErrors,
  parseChange,
  nameBody,
  correctBody,
  correctErrors,
  parseCorrectable,
} from './change.ts';

test('an address names the answer to change, and nothing else is one', () => {
  expect(parseChange('income')).toBe('income');
  expect(parseChange('ssn')).toBeUndefined();
  expect(parseChange(null)).toBeUndefined();
});

test('a changed income is checked as at registration', () => {
  const typed = { employmentType: 'FULL_TIME', incomePrimary: '$84,000', incomeOther: '' };
  expect(changeErrors('income', typed)).toEqual([]);
  expect(changeBody('income', typed)).toEqual({
    employmentType: 'FULL_TIME',
    income: { incomePrimary: 84_000, incomeOther: 0 },
  });
  expect(changeErrors('income', { ...typed, employmentType: 'UNEMPLOYED' })).toEqual([
    { field: 'employmentType', message: UNEMPLOYED_APOLOGY },
  ]);
  expect(changeErrors('income', { ...typed, incomePrimary: '' })).toEqual([
    { field: 'incomePrimary', message: 'Required' },
  ]);
});

test('a changed name is tidied, and its suffix may be none', () => {
  expect(nameBody({ firstName: ' Noel ', middleName: '', lastName: 'O’Land', suffix: '' })).toEqual({
    firstName: 'Noel',
    middleName: '',
    lastName: "O'Land",
    suffix: '',
  });
});

test('an address names what is to be corrected, and nothing else is [AP-10]', () => {
  expect([parseCorrectable('dob'), parseCorrectable('other'), parseCorrectable('ssn'), parseCorrectable(null)]).toEqual(
    ['dob', 'other', undefined, undefined],
  );
});

test('a correction says what is right, a comment may be left out', () => {
  expect(correctErrors({ value: '  ' })).toEqual([{ field: 'value', message: 'Tell us what it should say' }]);
  expect(correctErrors({ value: 'Ana' })).toEqual([]);
  expect(correctBody('name', { value: ' Ana ', comment: '' })).toEqual({ field: 'name', value: 'Ana', comment: null });
});
