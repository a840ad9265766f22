import * as z from 'zod/mini';
import { checkboxField } from '../../fields/choice.ts';
import { emailField, phoneField } from '../../fields/contact-fields.ts';
import { stepForm } from '../step-form.ts';

/**
 * The step for email and mobile phone, each asked for only if unknown, and for the two optional text-message consents.
 */
export const phoneAndEmail = stepForm({
  fields: ['email', 'phoneNumber', 'smsTransactionalConsent', 'smsMarketingConsent'],
  schema: (context: { emailKnown?: boolean; phoneKnown?: boolean } = {}) =>
    z.object({
      email: context.emailKnown ? z.optional(z.string()) : emailField,
      phoneNumber: context.phoneKnown ? z.optional(z.string()) : phoneField,
      smsTransactionalConsent: checkboxField,
      smsMarketingConsent: checkboxField,
    }),
  creation: ({ email, phoneNumber }) => ({
    profileRequest: {
      email,
      phoneNumbers: phoneNumber ? [{ type: 'MOBILE' as const, number: phoneNumber }] : undefined,
    },
  }),
});
