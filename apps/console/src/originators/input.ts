import { originatorSchema, parseHours, parseStateCodes, type FieldMessage, type OriginatorInput } from '@lintel/domain';
import type { FormInput } from '../form/console-form.tsx';
import { toFieldErrors } from '../form/schema-errors.ts';

/** The values of the form of a loan officer, before they are checked. */
const toInput = (typed: FormInput): unknown => ({
  kind: typed.text('kind'),
  name: typed.text('name'),
  nmlsId: typed.text('nmlsId'),
  phone: typed.text('phone'),
  email: typed.text('email'),
  licensedStates: parseStateCodes(typed.text('licensedStates')),
  enforceLicensedStates: typed.all('enforceLicensedStates').length > 0,
  repliesWithinHours: parseHours(typed.text('repliesWithinHours')),
});

export const readOriginator = (typed: FormInput): OriginatorInput => originatorSchema.parse(toInput(typed));

/** One error for each field of the form. */
export const originatorErrors = (typed: FormInput): FieldMessage[] =>
  toFieldErrors(originatorSchema.safeParse(toInput(typed)).error?.issues);
