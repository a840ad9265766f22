import type { OwnershipType } from '../enums/home.ts';
import type { Citizenship, MaritalStatus } from './contact.ts';

export const MARITAL_LABELS: Readonly<Record<MaritalStatus, string>> = {
  MARRIED: 'Married',
  UNMARRIED: 'Unmarried',
  SEPARATED: 'Separated',
};

export const CITIZENSHIP_LABELS: Readonly<Record<Citizenship, string>> = {
  US_CITIZEN: 'U.S. citizen',
  PERMANENT_RESIDENT: 'Permanent resident',
  OTHER: 'Another status',
};

export const OWNERSHIP_LABELS: Readonly<Record<OwnershipType, string>> = {
  SOLE: 'Sole owner',
  JOINT: 'Joint owners',
  TRUST: 'In a trust',
};

export const NO_MARITAL_STATUS = 'Choose your marital status';
export const NO_CITIZENSHIP = 'Choose your citizenship';
export const NO_OWNERSHIP = 'Choose how the home is owned';
export const NO_YEARS = 'Enter a whole number of years. Enter 0 for less than 1 year.';
/** The error for a number that is neither nine nor four digits. */
export const SSN_OR_LAST_FOUR_REFUSED = 'Enter a 9-digit Social Security number, or its last 4 digits.';
