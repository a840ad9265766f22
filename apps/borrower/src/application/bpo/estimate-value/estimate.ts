import { MAX_DOLLARS, PROPERTY_CONDITIONS, readDollars, type FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';
import { schemaErrors } from '../../../gate/schema-errors.ts';
import { ESTIMATE } from './words.en.ts';

const value = z.pipe(
  z.pipe(
    z._default(z.string(), ''),
    z.transform((typed: string) => readDollars(typed)),
  ),
  z
    .number(ESTIMATE.valueMissing)
    .check(z.minimum(1, { error: ESTIMATE.valueLow, abort: true }), z.maximum(MAX_DOLLARS, ESTIMATE.valueHigh)),
);

/** Builds the schema of an optional number, typed with or without commas. */
function count(error: string, most: number, isWhole: boolean) {
  return z.pipe(
    z.transform((typed: unknown) => {
      const text = typeof typed === 'string' ? typed.trim().replaceAll(',', '') : '';
      return text === '' ? null : Number(text);
    }),
    z.nullable(
      z.number(error).check(
        z.minimum(0, error),
        z.maximum(most, error),
        z.refine((number) => !isWhole || Number.isInteger(number), error),
      ),
    ),
  );
}

const schema = z.object({
  estimatedValue: value,
  condition: z.catch(z.nullable(z.enum(PROPERTY_CONDITIONS)), null),
  beds: count(ESTIMATE.roomsWrong, 99, false),
  baths: count(ESTIMATE.roomsWrong, 99, false),
  squareFeet: count(ESTIMATE.feetWrong, 1_000_000, true),
});

/** Returns the errors of the estimate form. */
export const estimateErrors = (typed: FormValues): readonly FieldMessage[] => schemaErrors(schema, typed);

/** Builds the estimate's request body from valid values; empty fields become null. */
export const estimateBody = (typed: FormValues) => z.parse(schema, typed);
