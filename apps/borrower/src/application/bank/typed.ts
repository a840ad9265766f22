import {
  ACCOUNT_TYPES,
  accountNumberField,
  normalizeBankNumber,
  routingNumberField,
  TYPED_METHODS,
  type AccountPurpose,
  type FieldMessage,
} from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';
import { schemaErrors } from '../../gate/schema-errors.ts';
import { proofErrors, proofIds } from '../../platform/lazy/upload/proof-form.ts';
import { GIVE } from './words.en.ts';

const MAX_NAME_LENGTH = 100;
const numbers = z.object({
  routingNumber: z.pipe(
    z.string().check(z.refine((text) => /^\d{9}$/.test(normalizeBankNumber(text)), GIVE.routingDigits)),
    routingNumberField,
  ),
  accountNumber: accountNumberField,
});
const rest = z.object({
  accountType: z.enum(ACCOUNT_TYPES, GIVE.pickType),
  ownerName: z
    .string(GIVE.ownerMissing)
    .check(z.trim(), z.minLength(1, GIVE.ownerMissing), z.maxLength(MAX_NAME_LENGTH, GIVE.ownerMissing)),
  method: z.enum(TYPED_METHODS, GIVE.pickProof),
});

/** Returns errors of an account added by its numbers, in page order. */
export function typedAccountErrors(typed: FormValues): readonly FieldMessage[] {
  const { routingNumber = '', accountNumber = '', accountAgain = '', accountType, ownerName = '', method } = typed;
  const ofNumbers = schemaErrors(numbers, { routingNumber, accountNumber });
  const isGood = ofNumbers.every(({ field }) => field !== 'accountNumber');
  return [
    ...ofNumbers,
    ...(isGood && normalizeBankNumber(accountNumber) !== normalizeBankNumber(accountAgain)
      ? [{ field: 'accountAgain', message: GIVE.differs }]
      : []),
    ...schemaErrors(rest, { accountType, ownerName, method }),
    ...(method === 'MANUAL' ? proofErrors(typed, 1) : []),
  ];
}

/** Builds the request body of an account added by its numbers, from valid values. */
export function typedAccountBody(typed: FormValues, purpose: AccountPurpose) {
  const { routingNumber, accountNumber } = z.parse(numbers, typed);
  const { accountType, ownerName, method } = z.parse(rest, typed);
  return {
    purpose,
    routingNumber,
    accountNumber,
    accountType,
    ownerName,
    method,
    documentUuids: method === 'MANUAL' ? proofIds(typed) : [],
  };
}
