import * as z from 'zod/mini';
import { type NameSuffix, readNameSuffix } from '../enums/name-suffix.ts';
import { lineLength } from './text.ts';

const UNSUPPORTED = 'Some of the characters entered are not supported.';
/** Naming more than these in one message doesn't help. */
const MOST_NAMED = 3;

/** The specification's sentence, with the characters and field it means: "Remove “4” from the first name." */
function unsupported(field: string, allowed: RegExp, shape = '') {
  return ({ input }: { readonly input?: unknown }): string => {
    const odd = [...new Set(String(input))]
      .filter((letter) => !allowed.test(letter) && letter.trim() !== '')
      .slice(0, MOST_NAMED);
    if (odd.length > 0)
      return `${UNSUPPORTED} Remove ${odd.map((letter) => `“${letter}”`).join(' and ')} from the ${field}.`;
    return shape === '' ? `${UNSUPPORTED} Check the ${field}.` : `${UNSUPPORTED} ${shape}`;
  };
}

const LETTERS = /[\p{L}\p{M}' -]/u;
const LETTERS_DIGITS = /[\p{L}\p{M}\d' -]/u;
const MIDDLE = unsupported(
  'middle name',
  /[\p{L}\p{M}'. -]/u,
  'In the middle name, put one space, hyphen or apostrophe between parts, and a period only at the end.',
);
const NO_SUFFIX = 'Choose a suffix from the list';

// Phones type a curly apostrophe, and some keyboards compose an accented letter from two characters.
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();

/**
 * First name: required, at least 2 characters; letters of any script, hyphen, apostrophe, space (FORM-010..012,
 * FORM-018).
 */
export const firstNameField = z
  .string('Please enter the first name')
  .check(
    z.overwrite(tidy),
    z.minLength(1, { error: 'Please enter the first name', abort: true }),
    z.minLength(2, { error: 'First name must be at least 2 characters long', abort: true }),
    lineLength(),
    z.regex(/^[\p{L}\p{M}' -]+$/u, { error: unsupported('first name', LETTERS) }),
  );

/**
 * Middle name: can be empty; letters with at most two single separators and a period at the end (FORM-013, FORM-014).
 */
export const middleNameField = z._default(
  z
    .string(UNSUPPORTED)
    .check(
      z.overwrite(tidy),
      lineLength(),
      z.regex(/^(?:[\p{L}\p{M}]+(?:[ '-][\p{L}\p{M}]+){0,2}\.?)?$/u, { error: MIDDLE }),
    ),
  '',
);

/**
 * Last name: same rules as the first name; digits only where `digits` allows them, which production never does
 * (FORM-015..018, OP-A-072, OP-B-037).
 */
export function lastNameField(allow: { digits?: boolean } = {}) {
  return z.string('Last name is required').check(
    z.overwrite(tidy),
    z.minLength(1, { error: 'Last name is required', abort: true }),
    z.minLength(2, { error: 'Last name must be at least 2 characters long', abort: true }),
    lineLength(),
    z.regex(allow.digits ? /^[\p{L}\p{M}\d' -]+$/u : /^[\p{L}\p{M}' -]+$/u, {
      error: unsupported('last name', allow.digits ? LETTERS_DIGITS : LETTERS),
    }),
  );
}

/** Suffix: one of the list, in any case; empty and N/A mean none (FORM-019, OP-B-004). */
export const suffixField = z.pipe(
  z._default(z.string(NO_SUFFIX).check(z.refine((text) => readNameSuffix(text) !== undefined, NO_SUFFIX)), ''),
  z.transform((text: string): NameSuffix => readNameSuffix(text) ?? ''),
);
