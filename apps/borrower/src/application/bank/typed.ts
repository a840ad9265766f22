import {
  ACCOUNT_TYPES,
  accountNumberField,
  digitsOf,
  routingNumberField,
  TYPED_METHODS,
  type AccountPurpose,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { faultsOf } from '../../gate/issues.ts';
import type { Fault } from '../../gate/refusal.ts';
import type { Typed } from '../../gate/use-press.ts';
import { proofFaults, proofIds } from '../../platform/later/upload/proof-form.ts';
import { GIVE } from './copy.ts';

const MOST_LETTERS = 100;
const numbers = z.object({
  routingNumber: z.pipe(
    z.string().check(z.refine((text) => /^\d{9}$/.test(digitsOf(text)), GIVE.routingDigits)),
    routingNumberField,
  ),
  accountNumber: accountNumberField,
});
const rest = z.object({
  accountType: z.enum(ACCOUNT_TYPES, GIVE.pickType),
  ownerName: z
    .string(GIVE.ownerMissing)
    .check(z.trim(), z.minLength(1, GIVE.ownerMissing), z.maxLength(MOST_LETTERS, GIVE.ownerMissing)),
  method: z.enum(TYPED_METHODS, GIVE.pickProof),
});

/** What is wrong with an account that is given by its numbers, in the order of the page. */
export function typedFaults(typed: Typed): readonly Fault[] {
  const { routingNumber = '', accountNumber = '', accountAgain = '', accountType, ownerName = '', method } = typed;
  const ofNumbers = faultsOf(numbers, { routingNumber, accountNumber });
  const isGood = ofNumbers.every(({ id }) => id !== 'accountNumber');
  return [
    ...ofNumbers,
    ...(isGood && digitsOf(accountNumber) !== digitsOf(accountAgain)
      ? [{ id: 'accountAgain', message: GIVE.differs }]
      : []),
    ...faultsOf(rest, { accountType, ownerName, method }),
    ...(method === 'MANUAL' ? proofFaults(typed, 1) : []),
  ];
}

/** The body of an account given by its numbers, from values without faults. */
export function typedBody(typed: Typed, purpose: AccountPurpose) {
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
