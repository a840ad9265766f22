import * as z from 'zod/mini';
import { firstNameField, lastNameField, middleNameField, suffixField } from '../../fields/name.ts';

/** The name as on the identity document (ledger FORM-010..019). `digitsInNames` never in production (ledger FORM-017). */
export function stepSchema(context: { digitsInNames?: boolean } = {}) {
  return z.object({
    firstName: firstNameField,
    middleName: middleNameField,
    lastName: lastNameField({ digits: context.digitsInNames ?? false }),
    suffix: suffixField,
  });
}
