import { expect, test } from 'vitest';
import type { FormInput } from '../form/console-form.tsx';
import { originatorErrors, readOriginator } from './input.ts';

const toTyped = (values: Readonly<Record<string, string>>): FormInput => ({
  text: (field) => values[field] ?? '',
  raw: (field) => values[field] ?? '',
  all: (field) => (values[field] === undefined ? [] : [values[field]]),
  file: () => undefined,
});
const OLIVIA = {
  kind: 'OFFICER',
  name: 'Olivia Grant',
  nmlsId: '2000001',
  phone: '(303) 555-0151',
  email: 'olivia@example.com',
  licensedStates: 'co, ut',
  enforceLicensedStates: 'on',
};

test('a loan officer is read from the form', () => {
  expect(readOriginator(toTyped(OLIVIA))).toEqual({
    ...OLIVIA,
    phone: '3035550151',
    licensedStates: ['CO', 'UT'],
    enforceLicensedStates: true,
    repliesWithinHours: null,
  });
});

test('each field has one error', () => {
  expect(
    originatorErrors(toTyped({ ...OLIVIA, name: '', licensedStates: 'ZZ QQ', repliesWithinHours: 'soon' })),
  ).toEqual([
    { field: 'name', message: 'Enter a name.' },
    { field: 'licensedStates', message: 'ZZ isn’t a state. Use two-letter codes.' },
    { field: 'repliesWithinHours', message: 'Enter a whole number of hours from 1 to 72.' },
  ]);
});
