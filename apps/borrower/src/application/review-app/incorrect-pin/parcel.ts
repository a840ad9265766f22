import type { FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { PIN } from '../words.en.ts';

const MAX_LENGTH = 60;
const plain = (number: string): string => number.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

export const getParcelNumber = (typed: FormValues): string => (typed['parcelNumber'] ?? '').trim();

/** Returns errors of a corrected parcel number; it must differ from ours, ignoring dashes and case. */
export function parcelErrors(typed: FormValues, known: string | null | undefined): readonly FieldMessage[] {
  const number = getParcelNumber(typed);
  if (plain(number) === '') return [{ field: 'parcelNumber', message: PIN.missing }];
  if (number.length > MAX_LENGTH) return [{ field: 'parcelNumber', message: PIN.long }];
  return known && plain(known) === plain(number) ? [{ field: 'parcelNumber', message: PIN.same }] : [];
}
