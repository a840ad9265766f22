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

test('parseChange accepts only answers that can change', () => {
  expect(parseChange('income')).toBe('income');
  expect(parseChange('ssn')).toBeUndefined();
  expect(parseChange(null)).toBeUndefined();
});

test('checks a changed income as at registration', () => {
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

test('trims a changed name and accepts an empty suffix', () => {
  expect(nameBody({ firstName: ' Noel ', middleName: '', lastName: 'O’Land', suffix: '' })).toEqual({
    firstName: 'Noel',
    middleName: '',
    lastName: "O'Land",
    suffix: '',
  });
});

test('parseCorrectable accepts only answers that can be corrected [AP-10]', () => {
  expect([parseCorrectable('dob'), parseCorrectable('other'), parseCorrectable('ssn'), parseCorrectable(null)]).toEqual(
    ['dob', 'other', undefined, undefined],
  );
});

test('requires the correct value but not a comment', () => {
  expect(correctErrors({ value: '  ' })).toEqual([{ field: 'value', message: 'Tell us what it should say' }]);
  expect(correctErrors({ value: 'Ana' })).toEqual([]);
  expect(correctBody('name', { value: ' Ana ', comment: '' })).toEqual({ field: 'name', value: 'Ana', comment: null });
});
