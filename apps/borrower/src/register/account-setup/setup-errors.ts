import {
  addressForm,
  confirmPasswordProblem,
  consentField,
  firstNameField,
  firstPasswordError,
  lastNameField,
  middleNameField,
  occupancyField,
  phoneField,
  type FieldMessage,
} from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';

const person = z.object({
  firstName: firstNameField,
  middleName: middleNameField,
  lastName: lastNameField({ digits: false }),
  phoneNumber: phoneField,
});
const occupancy = z.object({ occupancyType: occupancyField });
const agreements = z.object({ termPrivacyConsent: consentField, communicationConsent: consentField });

const toMessages = (schema: z.ZodMiniType, typed: FormValues): FieldMessage[] =>
  (z.safeParse(schema, typed).error?.issues ?? []).map(({ path, message }) => ({
    field: String(path.at(-1)),
    message,
  }));

/**
 * Returns each field's first error, in page order. Someone who already has an account isn't asked for a password or
 * agreements.
 */
export function setupErrors(typed: FormValues, { asksPassword }: { asksPassword: boolean }): FieldMessage[] {
  const weak = firstPasswordError(typed['password'] ?? '');
  const mismatch = confirmPasswordProblem(typed['password'] ?? '', typed['confirmPassword'] ?? '');
  const all = [
    ...toMessages(person, typed),
    ...toMessages(addressForm(), typed),
    ...toMessages(occupancy, typed),
    ...(asksPassword ? weak : []),
    ...(asksPassword && weak.length === 0 && mismatch ? [{ field: 'confirmPassword', message: mismatch }] : []),
    ...(asksPassword ? toMessages(agreements, typed) : []),
  ];
  return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index);
}
