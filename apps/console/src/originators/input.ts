import { originatorSchema, parseHours, parseStateCodes, type FieldMessage, type OriginatorInput } from '@lintel/domain';
import type { FormInput } from '../form/console-form.tsx';

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
export function originatorErrors(typed: FormInput): FieldMessage[] {
  const { error } = originatorSchema.safeParse(toInput(typed));
  const found = new Map<string, string>();
  for (const { path, message } of error?.issues ?? [])
    if (!found.has(String(path[0]))) found.set(String(path[0]), message);
  return [...found].map(([field, message]) => ({ field, message }));
}
