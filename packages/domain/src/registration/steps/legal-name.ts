import * as z from 'zod/mini';
import { firstNameField, lastNameField, middleNameField, suffixField } from '../../fields/name.ts';
import { stepForm } from '../step-form.ts';

/** The step for the name as on the identity document. `digitsInNames` is never on in production. */
export const legalName = stepForm({
  fields: ['firstName', 'middleName', 'lastName', 'suffix'],
  schema: (context: { digitsInNames?: boolean } = {}) =>
    z.object({
      firstName: firstNameField,
      middleName: middleNameField,
      lastName: lastNameField({ digits: context.digitsInNames ?? false }),
      suffix: suffixField,
    }),
  creation: (name) => ({ profileRequest: { name } }),
});
