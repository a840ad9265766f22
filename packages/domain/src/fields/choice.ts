import * as z from 'zod/mini';
import { OCCUPANCY_TYPES, SALE_STATUSES } from '../enums/home.ts';
import { EMPLOYMENT_TYPES } from '../enums/income.ts';
import { REQUIRED } from './text.ts';

/** How the borrower uses the home (ledger REG-020). */
export const occupancyField = z.enum(OCCUPANCY_TYPES, 'Please select an occupancy type');

/** Whether the home is listed for sale (ledger REG-022, ENUM-037). */
export const saleStatusField = z.enum(SALE_STATUSES, REQUIRED);

/** A tick box as a form sends it, or true or false; absent is false. Text-message consents are such a box and optional (ledger FORM-037, REG-037). */
export const tickField = z.pipe(
  z._default(z.union([z.boolean(), z.string()], REQUIRED), false),
  z.transform((value: boolean | string) => value === true || value === 'on' || value === 'true'),
);

/** A consent that must be given: terms and privacy, electronic communications (ledger FORM-036, REG-036). */
export const consentField = tickField.check(z.refine((given) => given, REQUIRED));

/** Told to somebody who chooses UNEMPLOYED (ledger REG-025). */
export const UNEMPLOYED_APOLOGY = "We apologize. At this time, we don't lend to unemployed borrowers.";

/** Where the income comes from: one of the nine, but not UNEMPLOYED (ledger REG-024, REG-025). */
export const employmentField = z
  .enum(EMPLOYMENT_TYPES, REQUIRED)
  .check(z.refine((type) => type !== 'UNEMPLOYED', UNEMPLOYED_APOLOGY));
