import * as z from 'zod/mini';
import { ADDRESS_TYPES, NAME_SUFFIXES, PROFILE_TYPES } from '@lintel/domain';
import { date, instant, line, state, uuid } from './base.ts';
import { checked } from './checked.ts';

const part = checked(z.string(), z.minLength(1), z.maxLength(100));

const nameFields = {
  firstName: part,
  middleName: z.nullish(checked(z.string(), z.maxLength(100))),
  lastName: part,
  suffix: z.nullish(z.enum(NAME_SUFFIXES)),
};
/** A person's name as answered, and as our own calls take it (ledger DATA-033). */
export const name = z.strictObject(nameFields);
/** A name in a given call: unknown fields are dropped. */
export const givenName = z.object(nameFields);

/** Parts of a postal address (ledger DATA-027). */
export const addressFields = {
  street1: part,
  street2: z.nullish(checked(z.string(), z.maxLength(100))),
  city: part,
  state,
  zip: checked(z.string(), z.regex(/^\d{5}(-\d{4})?$/)),
};
export const address = z.strictObject(addressFields);
export const givenAddress = z.object(addressFields);

const phoneNumberFields = { type: checked(z.string(), z.maxLength(20)), number: checked(z.string(), z.maxLength(20)) };
const profileAddressFields = { type: z.enum(ADDRESS_TYPES), ...addressFields };
const email = checked(z.string(), z.maxLength(254));

/** What we know of a person (ledger DATA-011, DATA-012). */
export const profile = z.strictObject({
  uuid,
  email,
  name,
  dob: z.nullish(date),
  phoneNumbers: z.array(z.strictObject(phoneNumberFields)),
  addresses: z.array(z.strictObject(profileAddressFields)),
  type: z.enum(PROFILE_TYPES),
});

/** The person of a creation, as given: unknown fields are dropped. */
export const profileRequest = z.object({
  name: givenName,
  dob: date,
  email,
  phoneNumbers: checked(z.array(z.object(phoneNumberFields)), z.maxLength(5)),
  addresses: checked(z.array(z.object(profileAddressFields)), z.maxLength(5)),
});

const identityFields = {
  uuid,
  organizationCode: line,
  profileType: line,
  email,
  updatedAt: z.nullish(instant),
  isManageable: z.boolean(),
  isBroker: z.boolean(),
  aliases: z.array(z.strictObject({ type: line, value: line, verified: z.nullish(z.boolean()) })),
  passwordExpired: z.boolean(),
  twoFactorEnabled: z.boolean(),
  totpVerified: z.boolean(),
  emailVerified: z.nullish(z.boolean()),
};
/** An identity without wallet addresses, as its first version answered (ledger DATA-019). */
export const identityV1 = z.strictObject(identityFields);
/** An identity (ledger DATA-020). Values of aliases are masked. */
export const identity = z.strictObject({ ...identityFields, walletAddresses: z.array(z.string()) });
