import * as z from 'zod/mini';
import { REQUIRED } from './required.ts';

/** A tick box as a form sends it, or true or false; absent is false. Text-message consents are such a box and optional (ledger FORM-037, REG-037). */
export const tickField = z.pipe(
  z._default(z.union([z.boolean(), z.string()], REQUIRED), false),
  z.transform((value: boolean | string) => value === true || value === 'on' || value === 'true'),
);

/** A consent that must be given: terms and privacy, electronic communications (ledger FORM-036, REG-036). */
export const consentField = tickField.check(z.refine((given) => given, REQUIRED));
