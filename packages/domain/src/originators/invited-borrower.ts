import * as z from 'zod/mini';
import { cityField, stateField, streetField, unitField, zipField } from '../fields/address.ts';
import { occupancyField } from '../fields/choice.ts';
import { emailField, phoneField } from '../fields/contact-fields.ts';
import { firstNameField, lastNameField, middleNameField, suffixField } from '../fields/name.ts';

/**
 * The form with which a loan officer starts an application for a borrower. Strict: it refuses a password, a Social
 * Security number or a consent, which only the borrower gives.
 */
export const invitedBorrowerSchema = z.strictObject({
  name: z.strictObject({
    firstName: firstNameField,
    middleName: z.nullish(middleNameField),
    lastName: lastNameField(),
    suffix: z.nullish(suffixField),
  }),
  email: emailField,
  phoneNumber: phoneField,
  propertyAddress: z.strictObject({
    street1: streetField,
    street2: z.nullish(unitField),
    city: cityField,
    state: stateField(),
    zip: zipField,
  }),
  occupancyType: occupancyField,
});
