import { cannedAnswerSchema, type CannedAnswerInput, type FieldMessage } from '@lintel/domain';
import type { FormInput } from '../form/console-form.tsx';
import { toFieldErrors } from '../form/schema-errors.ts';

const toInput = (typed: FormInput): unknown => ({ title: typed.text('title'), text: typed.text('text') });

/** Reads a canned answer from its form, whose input has no errors. */
export const readCannedAnswer = (typed: FormInput): CannedAnswerInput => cannedAnswerSchema.parse(toInput(typed));

/** Returns the errors of the form's input, one for each field. */
export const cannedAnswerErrors = (typed: FormInput): FieldMessage[] =>
  toFieldErrors(cannedAnswerSchema.safeParse(toInput(typed)).error?.issues);
