import * as z from 'zod/mini';
import { type NameSuffix, readNameSuffix } from '../enums/name-suffix.ts';
import {
  FIRST_MISSING,
  FIRST_SHORT,
  LAST_MISSING,
  LAST_SHORT,
  NO_SUFFIX,
  UNSUPPORTED,
  unsupportedLetters,
  unsupportedShape,
  type NamePart,
} from './name-words.en.ts';
import { lineLength } from './text.ts';

/** The most characters that an error names. */
const MAX_NAMED = 3;

/** Builds the error of a name: the characters that it can't have, or else how its parts are joined. */
const unsupported =
  (part: NamePart, allowed: RegExp) =>
  ({ input }: { readonly input?: unknown }): string => {
    const odd = [...new Set(String(input))]
      .filter((letter) => !allowed.test(letter) && letter.trim() !== '')
      .slice(0, MAX_NAMED);
    return odd.length > 0 ? unsupportedLetters(part, odd) : unsupportedShape(part);
  };

const LETTERS = /[\p{L}\p{M}' -]/u;
const LETTERS_DIGITS = /[\p{L}\p{M}\d' -]/u;
const MIDDLE = unsupported('middle', /[\p{L}\p{M}'. -]/u);

// Phones type a curly apostrophe, and some keyboards compose an accented letter from two characters.
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .trim();

/**
 * First name: required, at least 2 characters; letters of any script, hyphen, apostrophe, space.
 */
export const firstNameField = z
  .string(FIRST_MISSING)
  .check(
    z.overwrite(tidy),
    z.minLength(1, { error: FIRST_MISSING, abort: true }),
    z.minLength(2, { error: FIRST_SHORT, abort: true }),
    lineLength(),
    z.regex(/^[\p{L}\p{M}' -]+$/u, { error: unsupported('first', LETTERS) }),
  );

/**
 * Middle name: can be empty; letters with at most two single separators and a period at the end.
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
 * Last name: same rules as the first name; digits only where `digits` allows them, which production never does.
 */
export function lastNameField(allow: { digits?: boolean } = {}) {
  return z.string(LAST_MISSING).check(
    z.overwrite(tidy),
    z.minLength(1, { error: LAST_MISSING, abort: true }),
    z.minLength(2, { error: LAST_SHORT, abort: true }),
    lineLength(),
    z.regex(allow.digits ? /^[\p{L}\p{M}\d' -]+$/u : /^[\p{L}\p{M}' -]+$/u, {
      error: unsupported('last', allow.digits ? LETTERS_DIGITS : LETTERS),
    }),
  );
}

/** Suffix: one of the list, in any case; empty and N/A mean none. */
export const suffixField = z.pipe(
  z._default(z.string(NO_SUFFIX).check(z.refine((text) => readNameSuffix(text) !== undefined, NO_SUFFIX)), ''),
  z.transform((text: string): NameSuffix => readNameSuffix(text) ?? ''),
);
