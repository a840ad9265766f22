import { originatorSchema, parseHours, parseStateCodes, type FieldMessage, type OriginatorInput } from '@lintel/domain';
import type { FormInput } from '../form/console-form.tsx';
import { toFieldErrors } from '../form/schema-errors.ts';

/** Collects the form's values before they are checked. */
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

/** Reads a loan officer or broker from its form, whose input has no errors. */
export const readOriginator = (typed: FormInput): OriginatorInput => originatorSchema.parse(toInput(typed));

/** Returns the errors of the form's input, one for each field. */
export const originatorErrors = (typed: FormInput): FieldMessage[] =>
  toFieldErrors(originatorSchema.safeParse(toInput(typed)).error?.issues);
