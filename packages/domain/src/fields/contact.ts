import * as z from 'zod/mini';
import { OWNERSHIP_TYPES, type OwnershipType } from '../enums/home.ts';
import {
  NO_CITIZENSHIP,
  NO_MARITAL_STATUS,
  NO_OWNERSHIP,
  NO_YEARS,
  SSN_OR_LAST_FOUR_REFUSED,
} from './contact-words.en.ts';

/**
 * The only terms in which marital status can be asked, and only because the line is secured (Regulation B, 12 CFR
 * 1002.5(d)(1)): unmarried includes single, divorced and widowed people.
 */
export const MARITAL_STATUSES = ['MARRIED', 'UNMARRIED', 'SEPARATED'] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];

/**
 * Permanent residency and immigration status can be asked; the country of origin cannot (Regulation B, 12 CFR
 * 1002.5(b), (e)).
 */
export const CITIZENSHIPS = ['US_CITIZEN', 'PERMANENT_RESIDENT', 'OTHER'] as const;
export type Citizenship = (typeof CITIZENSHIPS)[number];

// The fields of the page start/contact, which asks for contact details and personal details before the submission.

export const maritalStatusField = z.enum(MARITAL_STATUSES, NO_MARITAL_STATUS);
export const citizenshipField = z.enum(CITIZENSHIPS, NO_CITIZENSHIP);
export const ownershipField = z.enum(OWNERSHIP_TYPES, NO_OWNERSHIP);

/** Years at the current address: a whole number from 0 to 99, as text or a number. */
export const yearsAtAddressField = z.pipe(
  z.union([z.string(), z.number()], NO_YEARS),
  z.pipe(
    z.transform((typed: string | number) =>
      typeof typed === 'number' ? typed : /^\d{1,2}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN,
    ),
    z.int(NO_YEARS).check(z.minimum(0, NO_YEARS), z.maximum(99, NO_YEARS)),
  ),
);

/**
 * A Social Security number or its last four digits, returned without spaces and hyphens. No number ends in 0000, and no
 * full one begins with 9.
 */
export const ssnOrLastFourField = z.string(SSN_OR_LAST_FOUR_REFUSED).check(
  z.overwrite((text) => text.replace(/[\s-]/g, '')),
  z.regex(/^(?:[0-8]\d{4})?(?!0000)\d{4}$/, SSN_OR_LAST_FOUR_REFUSED),
);

/** The details that the page start/contact asks for, in its order. */
export const CONTACT_DETAILS = [
  'maritalStatus',
  'citizenship',
  'yearsAtAddress',
  'ownershipType',
  'coOwners',
  'phoneNumber',
  'ssn',
] as const;
export type ContactDetail = (typeof CONTACT_DETAILS)[number];

/**
 * The details of `CONTACT_DETAILS` that are known so far. A Social Security number is known by its last four digits.
 */
export interface KnownContactDetails {
  readonly maritalStatus: MaritalStatus | null;
  readonly citizenship: Citizenship | null;
  readonly yearsAtAddress: number | null;
  readonly ownershipType: OwnershipType | null;
  /** How many other owners are named. */
  readonly coOwners: number;
  readonly phoneNumber: string | null;
  readonly ssnLastFour: string | null;
}

/**
 * Returns the details that the page must still ask for: known ones are never asked for twice. Other owners are asked
 * for if the home is owned jointly.
 */
export function missingContactDetails(known: KnownContactDetails): ContactDetail[] {
  const has: Readonly<Record<ContactDetail, boolean>> = {
    maritalStatus: known.maritalStatus !== null,
    citizenship: known.citizenship !== null,
    yearsAtAddress: known.yearsAtAddress !== null,
    ownershipType: known.ownershipType !== null,
    coOwners: known.ownershipType !== 'JOINT' || known.coOwners > 0,
    phoneNumber: known.phoneNumber !== null,
    ssn: known.ssnLastFour !== null,
  };
  return CONTACT_DETAILS.filter((detail) => !has[detail]);
}

/** The details that a borrower can ask staff to correct after the submission. */
export const CORRECTABLE_DETAILS = [
  'name',
  'dob',
  'homeAddress',
  'mailingAddress',
  'property',
  'income',
  'employmentType',
  'ownershipType',
  'maritalStatus',
  'citizenship',
  'phoneNumber',
  'email',
  'other',
] as const;
export type CorrectableDetail = (typeof CORRECTABLE_DETAILS)[number];
