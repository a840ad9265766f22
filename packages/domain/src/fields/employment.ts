import * as z from 'zod/mini';
import { EMPLOYMENT_TYPES } from '../enums/employment-type.ts';
import { REQUIRED } from './required.ts';

/** Told to somebody who chooses UNEMPLOYED (ledger REG-025). */
export const UNEMPLOYED_APOLOGY = "We apologize. At this time, we don't lend to unemployed borrowers.";

/** Where the income comes from: one of the nine, but not UNEMPLOYED (ledger REG-024, REG-025). */
export const employmentField = z
  .enum(EMPLOYMENT_TYPES, REQUIRED)
  .check(z.refine((type) => type !== 'UNEMPLOYED', UNEMPLOYED_APOLOGY));
