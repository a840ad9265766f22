import { CORRECTABLE, type Correctable } from '@lintel/domain';
import type { Fault } from '../../../gate/refusal.ts';
import type { Typed } from '../../../gate/use-press.ts';
import { PROFILE } from './copy.ts';

/** The field that an address (?correct=) names. */
export const correctOf = (asked: string | null): Correctable | undefined =>
  CORRECTABLE.find((field) => field === asked);

export const correctFaults = ({ value = '' }: Typed): readonly Fault[] =>
  value.trim() === '' ? [{ id: 'value', message: PROFILE.rightMissing }] : [];

export function correctBody(field: Correctable, { value = '', comment = '' }: Typed) {
  return { field, value: value.trim(), comment: comment.trim() || null };
}
