import { CORRECTABLE, type Correctable, type FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { PROFILE } from './copy.ts';

/** The field that an address (?correct=) names. */
export const correctOf = (asked: string | null): Correctable | undefined =>
  CORRECTABLE.find((field) => field === asked);

export const correctErrors = ({ value = '' }: FormValues): readonly FieldMessage[] =>
  value.trim() === '' ? [{ field: 'value', message: PROFILE.rightMissing }] : [];

export function correctBody(field: Correctable, { value = '', comment = '' }: FormValues) {
  return { field, value: value.trim(), comment: comment.trim() || null };
}
