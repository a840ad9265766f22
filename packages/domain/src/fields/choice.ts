import * as z from 'zod/mini';
import { OCCUPANCY_TYPES, SALE_STATUSES } from '../enums/home.ts';
import { EMPLOYMENT_TYPES } from '../enums/income.ts';
import { NO_OCCUPANCY, UNEMPLOYED_APOLOGY } from './choice-words.en.ts';
import { REQUIRED } from './text-words.en.ts';

// The registration's fields that are chosen rather than typed.

/** How the borrower uses the home. */
export const occupancyField = z.enum(OCCUPANCY_TYPES, NO_OCCUPANCY);

/** Whether the home is listed for sale. */
export const saleStatusField = z.enum(SALE_STATUSES, REQUIRED);

/**
 * A checkbox as a form sends it, or true or false; absent is false. Text-message consents use it and are optional.
 */
export const checkboxField = z.pipe(
  z._default(z.union([z.boolean(), z.string()], REQUIRED), false),
  z.transform((value: boolean | string) => value === true || value === 'on' || value === 'true'),
);

/** A required consent: terms and privacy, electronic communications. */
export const consentField = checkboxField.check(z.refine((isChecked) => isChecked, REQUIRED));

/** Employment or income type; UNEMPLOYED is refused. */
export const employmentField = z
  .enum(EMPLOYMENT_TYPES, REQUIRED)
  .check(z.refine((type) => type !== 'UNEMPLOYED', UNEMPLOYED_APOLOGY));
