import * as z from 'zod/mini';
import { REGISTRATION_STEPS } from './step.ts';

const typed = z.optional(z.string().check(z.maxLength(300)));
const typedFields = <const Field extends string>(...fields: Field[]) =>
  z.optional(z.strictObject(Object.fromEntries(fields.map((field) => [field, typed])) as Record<Field, typeof typed>));

const address = ['address', 'street1', 'street2', 'city', 'state', 'zip'] as const;

/**
 * What a visitor has typed so far, kept as typed and by step, so that a wrong value comes back as it was (resolutions OP-A-038).
 * Strict: a password or a Social Security number has no place in it and is refused.
 */
export const registrationDraftSchema = z.strictObject({
  index: typedFields(...address, 'occupancyType'),
  'home-address': typedFields(...address),
  'for-sale': typedFields('isListedForSale'),
  'annual-income': typedFields('employmentType', 'income', 'otherIncome', 'incomeConfirmed'),
  'legal-name': typedFields('firstName', 'middleName', 'lastName', 'suffix'),
  birthdate: typedFields('month', 'day', 'year'),
  'phone-and-email': typedFields('email', 'phoneNumber', 'smsTransactionalConsent', 'smsMarketingConsent'),
  'set-password': typedFields('termPrivacyConsent', 'communicationConsent'),
  /** How the visitor came: query parameters of the first address, read when the application is created (ledger QRY-001..003, QRY-012). */
  visit: typedFields(
    'referrer',
    'rid',
    'offerCode',
    'totalExpertOwnerId',
    'totalExpertContactId',
    'utm_campaign',
    'utm_medium',
    'utm_source',
    'utm_term',
    'utm_content',
    'utm_id',
  ),
});

type Draft = z.infer<typeof registrationDraftSchema>;

/** What a visitor has typed so far, by step; never a password or a Social Security number. */
export type RegistrationDraft = { readonly [Part in keyof Draft]?: Readonly<NonNullable<Draft[Part]>> };

/** The fields of the draft's part that a step fills. */
export type StepValues<Step extends (typeof REGISTRATION_STEPS)[number]> = NonNullable<RegistrationDraft[Step]>;
