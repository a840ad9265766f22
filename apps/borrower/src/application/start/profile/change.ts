import {
  addressFields,
  EMPLOYMENT_TYPES,
  firstNameField,
  incomeField,
  lastNameField,
  middleNameField,
  NAME_SUFFIXES,
  otherIncomeField,
  suffixField,
  UNEMPLOYED_APOLOGY,
  type FieldMessage,
  CORRECTABLE_DETAILS,
  type CorrectableDetail,
} from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';
import { schemaErrors } from '../../../gate/schema-errors.ts';
import { PROFILE } from './words.en.ts';

/** Answers that the borrower can change before submitting, each on a separate page at ?change=. */
export const CHANGES = ['name', 'home', 'income'] as const;
export type Change = (typeof CHANGES)[number];
export const parseChange = (value: string | null): Change | undefined => CHANGES.find((change) => change === value);

const employment = z
  .enum(EMPLOYMENT_TYPES, PROFILE.choose)
  .check(z.refine((type) => type !== 'UNEMPLOYED', UNEMPLOYED_APOLOGY));

const SCHEMAS = {
  name: z.object({
    firstName: firstNameField,
    middleName: middleNameField,
    lastName: lastNameField(),
    suffix: suffixField,
  }),
  home: addressFields(),
  income: z.object({ employmentType: employment, incomePrimary: incomeField, incomeOther: otherIncomeField }),
};

export const changeErrors = (change: Change, typed: FormValues): readonly FieldMessage[] =>
  schemaErrors(SCHEMAS[change], typed);

export const nameBody = (typed: FormValues) => z.parse(SCHEMAS.name, typed);

/** Builds the change's request body from valid values. */
export function changeBody(change: Exclude<Change, 'name'>, typed: FormValues) {
  if (change === 'home') return { homeAddress: z.parse(SCHEMAS.home, typed) };
  const { employmentType, ...income } = z.parse(SCHEMAS.income, typed);
  return { income, employmentType };
}

export const SUFFIXES = NAME_SUFFIXES;

/** Returns the field that the URL names (?correct=), if it can be corrected. */
export const parseCorrectable = (value: string | null): CorrectableDetail | undefined =>
  CORRECTABLE_DETAILS.find((field) => field === value);

export const correctErrors = ({ value = '' }: FormValues): readonly FieldMessage[] =>
  value.trim() === '' ? [{ field: 'value', message: PROFILE.rightMissing }] : [];

export function correctBody(field: CorrectableDetail, { value = '', comment = '' }: FormValues) {
  return { field, value: value.trim(), comment: comment.trim() || null };
}
