import {
  ADDRESS_TYPES,
  NAME_SUFFIXES,
  PROFILE_TYPES,
  cityField,
  emailField,
  firstNameField,
  isValidDate,
  lastNameField,
  middleNameField,
  phoneField,
  stateField,
  streetField,
  suffixField,
  unitField,
  zipField,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { checked, date, instant, line, state, uuid } from './base.ts';
import { NO_DATE } from './words.en.ts';

const part = checked(z.string(), z.minLength(1), z.maxLength(100));

/** A person's name in a reply. */
export const name = z.strictObject({
  firstName: part,
  middleName: z.nullish(z.string()),
  lastName: part,
  suffix: z.nullish(z.enum(NAME_SUFFIXES)),
});

/** A name in a request; each field's error is the sentence the borrower reads. */
const sentNameFields = {
  firstName: firstNameField,
  middleName: z.nullish(middleNameField),
  lastName: /* @__PURE__ */ lastNameField(),
  suffix: z.nullish(suffixField),
};
/** A name in a call of our own: unknown fields are refused. */
export const sentName = z.strictObject(sentNameFields);
/** A name in a call that the specification defines: unknown fields are dropped. */
export const givenName = z.object(sentNameFields);

/** A postal address in a reply. */
export const address = z.strictObject({
  street1: part,
  street2: z.nullish(z.string()),
  city: part,
  state,
  zip: checked(z.string(), z.regex(/^\d{5}(-\d{4})?$/)),
});

/** An address in a request; each part's error is the sentence the borrower reads. */
const sentAddressFields = {
  street1: streetField,
  street2: z.nullish(unitField),
  city: cityField,
  state: /* @__PURE__ */ stateField(),
  zip: zipField,
};
/** An address in a call of our own: unknown fields are refused. */
export const sentAddress = z.strictObject(sentAddressFields);
/** An address in a call that the specification defines: unknown fields are dropped. */
export const givenAddress = z.object(sentAddressFields);

const phoneType = checked(z.string(), z.maxLength(20));
const email = z.string();

/** A person's name, contacts and addresses, as we have them. */
export const profile = z.strictObject({
  uuid,
  email,
  name,
  dob: z.nullish(date),
  phoneNumbers: z.array(z.strictObject({ type: phoneType, number: z.string() })),
  addresses: z.array(z.extend(address, { type: z.enum(ADDRESS_TYPES) })),
  type: z.enum(PROFILE_TYPES),
  /** True: they agreed to texts about their application. False: they are notified only by email. */
  agreedToTexts: z.boolean(),
});

/**
 * A birth date in a request, yyyy-MM-dd. The minimum age is a rule of the state and the product, not of the wire
 * format.
 */
export const birthdate = checked(z.string(NO_DATE), z.refine(isValidDate, { error: NO_DATE }));

/** The applicant when an application is created: unknown fields are dropped. */
export const profileRequest = z.object({
  name: givenName,
  dob: birthdate,
  email: emailField,
  phoneNumbers: checked(z.array(z.object({ type: phoneType, number: phoneField })), z.maxLength(5)),
  addresses: checked(z.array(z.extend(givenAddress, { type: z.enum(ADDRESS_TYPES) })), z.maxLength(5)),
});

/** A login account without wallet addresses, as the first version of the call returned it. */
export const identityV1 = z.strictObject({
  uuid,
  organizationCode: line,
  profileType: line,
  email,
  updatedAt: z.nullish(instant),
  isManageable: z.boolean(),
  isBroker: z.boolean(),
  /** True: the account also signs for another person's loan, in a separate login. */
  isSigner: z.boolean(),
  aliases: z.array(z.strictObject({ type: line, value: line, verified: z.nullish(z.boolean()) })),
  passwordExpired: z.boolean(),
  twoFactorEnabled: z.boolean(),
  totpVerified: z.boolean(),
  emailVerified: z.nullish(z.boolean()),
});
/** A login account of a borrower, signer or staff member. Values of aliases are masked. */
export const identity = z.extend(identityV1, { walletAddresses: z.array(z.string()) });
