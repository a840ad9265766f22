import { addressFields, type Address, type FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';
import { schemaErrors } from '../../../gate/schema-errors.ts';
import { RECORDS } from './words.en.ts';

const WORDS = RECORDS.notFound;
const MAX_LENGTH = 60;

/** The way to correct a home that wasn't found: another address, or its parcel number. */
export type CorrectionMethod = 'ADDRESS' | 'PARCEL';
export const getCorrectionMethod = (typed: FormValues): CorrectionMethod =>
  typed['way'] === 'PARCEL' ? 'PARCEL' : 'ADDRESS';

const address = addressFields();
const parcel = z.object({
  parcelNumber: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: WORDS.numberMissing, abort: true }),
      z.maxLength(MAX_LENGTH, WORDS.numberLong),
    ),
});

const plain = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
const PARTS = ['street1', 'street2', 'city', 'state', 'zip'] as const;

/** Returns errors of a correction. The address already searched for is one, because it wouldn't be found again. */
export function correctionErrors(
  typed: FormValues,
  known: { readonly [Part in keyof Address]?: string | null | undefined },
): readonly FieldMessage[] {
  if (getCorrectionMethod(typed) === 'PARCEL') return schemaErrors(parcel, typed);
  const wrong = schemaErrors(address, typed);
  if (wrong.length > 0) return wrong;
  return PARTS.every((part) => plain(typed[part]) === plain(known[part]))
    ? [{ field: 'street1', message: WORDS.same }]
    : [];
}

export const correctedAddress = (typed: FormValues): Address => z.parse(address, typed);
export const correctedParcel = (typed: FormValues): string => z.parse(parcel, typed).parcelNumber;
