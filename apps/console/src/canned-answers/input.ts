import { cannedAnswerSchema, type CannedAnswerInput, type FieldMessage } from '@lintel/domain';
import type { FormInput } from '../form/console-form.tsx';
import { toFieldErrors } from '../form/schema-errors.ts';

const toInput = (typed: FormInput): unknown => ({ title: typed.text('title'), text: typed.text('text') });

export const readCannedAnswer = (typed: FormInput): CannedAnswerInput => cannedAnswerSchema.parse(toInput(typed));

export const cannedAnswerErrors = (typed: FormInput): FieldMessage[] =>
  toFieldErrors(cannedAnswerSchema.safeParse(toInput(typed)).error?.issues);
