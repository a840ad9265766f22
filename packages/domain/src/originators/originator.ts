import * as z from 'zod/mini';
import { US_STATES } from '../fields/states.ts';
import { stripPhone } from '../format/phone.ts';
import { ORIGINATOR_KINDS } from './originator-name.ts';
import { ORIGINATOR_ERRORS } from './words.en.ts';

/** Days that a referral fills in an application. The loan officer's part of its link doesn't expire. */
export const REFERRAL_DAYS = 90;

const NAME_LENGTH = 80;
const MAX_HOURS = 72;
const HOURS_ERROR = ORIGINATOR_ERRORS.hours(MAX_HOURS);

const stateCode = z.string().check(
  z.refine((code) => Object.hasOwn(US_STATES, code), {
    error: ({ input }) => ORIGINATOR_ERRORS.state(String(input)),
  }),
);

/** The form with which staff enter a loan officer or broker. The states are those of the licenses, by postal code. */
export const originatorSchema = z.strictObject({
  kind: z.enum(ORIGINATOR_KINDS, ORIGINATOR_ERRORS.kind),
  name: z
    .string(ORIGINATOR_ERRORS.name)
    .check(
      z.trim(),
      z.minLength(1, ORIGINATOR_ERRORS.name),
      z.maxLength(NAME_LENGTH, ORIGINATOR_ERRORS.tooLong(NAME_LENGTH)),
      z.regex(/^\P{C}*$/u, ORIGINATOR_ERRORS.name),
    ),
  nmlsId: z.string(ORIGINATOR_ERRORS.nmlsId).check(z.trim(), z.regex(/^\d{1,10}$/, ORIGINATOR_ERRORS.nmlsId)),
  phone: z.string(ORIGINATOR_ERRORS.phone).check(
    z.overwrite((typed) => stripPhone(typed).replaceAll('.', '')),
    z.regex(/^[2-9]\d{2}[2-9]\d{6}$/, ORIGINATOR_ERRORS.phone),
  ),
  email: z
    .string(ORIGINATOR_ERRORS.email)
    .check(z.trim(), z.maxLength(200, ORIGINATOR_ERRORS.email), z.regex(z.regexes.email, ORIGINATOR_ERRORS.email)),
  licensedStates: z.array(stateCode).check(
    z.maxLength(60),
    z.overwrite((codes) => [...new Set(codes)].toSorted()),
  ),
  enforceLicensedStates: z.boolean(ORIGINATOR_ERRORS.enforce),
  repliesWithinHours: z.nullish(z.int(HOURS_ERROR).check(z.gte(1, HOURS_ERROR), z.lte(MAX_HOURS, HOURS_ERROR))),
});

export type OriginatorInput = z.output<typeof originatorSchema>;

/** Splits a text into state codes, in capitals. Spaces, commas and semicolons separate them. */
export const parseStateCodes = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

/** Reads a number of hours: null for an empty text; NaN, which the schema refuses, for a text that isn't a number. */
export const parseHours = (text: string): number | null => (text === '' ? null : Number(text));
