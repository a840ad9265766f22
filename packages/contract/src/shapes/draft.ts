import * as z from 'zod/mini';
import { EMPLOYMENT_TYPES, NAME_SUFFIXES, OCCUPANCY_TYPES, SALE_STATUSES } from '@lintel/domain';
import { line } from './base.ts';
import { checked } from './checked.ts';

const typed = z.nullish(checked(z.string(), z.maxLength(200)));
const ticked = z.nullish(z.boolean());
const place = { street1: typed, street2: typed, city: typed, state: typed, zip: typed };

/**
 * What a person typed so far in registration (ledger DATA-001 to DATA-007): any part may be missing or still wrong. There is no field for a password
 * or a Social Security number, and an unknown field is refused, so neither can be kept.
 */
export const registrationDraft = z.strictObject({
  propertyAddress: z.nullish(z.strictObject({ ...place, occupancyType: z.nullish(z.enum(OCCUPANCY_TYPES)) })),
  homeAddress: z.nullish(z.strictObject(place)),
  isListedForSale: z.nullish(z.enum(SALE_STATUSES)),
  hasSaleStatusBeenSet: ticked,
  hasIncomeBeenSet: ticked,
  isPrepopComplete: ticked,
  income: z.nullish(z.strictObject({
    income: z.nullish(z.number()),
    otherIncome: z.nullish(z.number()),
    employmentType: z.nullish(z.enum(EMPLOYMENT_TYPES)),
  })),
  name: z.nullish(z.strictObject({ firstName: typed, middleName: typed, lastName: typed, suffix: z.nullish(z.enum(NAME_SUFFIXES)) })),
  dob: typed,
  email: z.nullish(checked(z.string(), z.maxLength(254))),
  phoneNumber: typed,
  communicationConsent: ticked,
  smsMarketingConsent: ticked,
  smsTransactionalConsent: ticked,
  termPrivacyConsent: ticked,
  offerCode: typed,
  referrerId: typed,
  referralId: typed,
  utmParameters: z.nullish(z.record(line, line)),
});
export type RegistrationDraft = z.output<typeof registrationDraft>;

const SSN = /(^|[_-])ssn|S(sn|SN)/;
const OTHERS = /social_?security|password|account_?number|routing|ethnicity|^race|^sex$/i;
const isSecret = (key: string): boolean => SSN.test(key) || OTHERS.test(key);
const holdsSecret = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.entries(value).some(([key, inner]) => isSecret(key) || holdsSecret(inner));

/** Values of one step of the application. Keys that name a Social Security number, an account or a demographic answer are refused at any depth. */
export const stepValues = checked(z.record(z.string(), z.unknown()), z.refine((values) => !holdsSecret(values), { error: 'This is never kept in a draft.' }));
