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

const details = z.intersection(
  addressForm(),
  z.object({
    firstName: firstNameField,
    middleName: middleNameField,
    lastName: lastNameField({ digits: false }),
    phoneNumber: phoneField,
    occupancyType: occupancyField,
  }),
);
const agreements = z.object({ termPrivacyConsent: consentField, communicationConsent: consentField });

const toMessages = (result: {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}): FieldMessage[] =>
  (result.error?.issues ?? []).map(({ path, message }) => ({ field: String(path.at(-1)), message }));

/** Returns the first error of each field of the setup form, in page order. */
export function setupErrors(typed: FormValues, { asksPassword }: { asksPassword: boolean }): FieldMessage[] {
  const weak = firstPasswordError(typed['password'] ?? '');
  const mismatch = confirmPasswordProblem(typed['password'] ?? '', typed['confirmPassword'] ?? '');
  const all = [
    ...toMessages(z.safeParse(details, typed)),
    ...(asksPassword ? weak : []),
    ...(asksPassword && weak.length === 0 && mismatch ? [{ field: 'confirmPassword', message: mismatch }] : []),
    ...(asksPassword ? toMessages(z.safeParse(agreements, typed)) : []),
  ];
  return all.filter(({ field }, index) => all.findIndex((other) => other.field === field) === index);
}
