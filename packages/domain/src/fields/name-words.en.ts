export const UNSUPPORTED = 'Some of the characters entered are not supported.';

const PARTS = { first: 'first name', middle: 'middle name', last: 'last name' } as const;
export type NamePart = keyof typeof PARTS;

/** The specification's sentence, with the characters and field it means: "Remove “4” from the first name." */
export const unsupportedLetters = (part: NamePart, letters: readonly string[]): string =>
  `${UNSUPPORTED} Remove ${letters.map((letter) => `“${letter}”`).join(' and ')} from the ${PARTS[part]}.`;
export const unsupportedShape = (part: NamePart): string =>
  part === 'middle'
    ? `${UNSUPPORTED} In the middle name, put one space, hyphen or apostrophe between parts, and a period only at the end.`
    : `${UNSUPPORTED} Check the ${PARTS[part]}.`;

export const FIRST_MISSING = 'Please enter the first name';
export const FIRST_SHORT = 'First name must be at least 2 characters long';
export const LAST_MISSING = 'Last name is required';
export const LAST_SHORT = 'Last name must be at least 2 characters long';
export const NO_SUFFIX = 'Choose a suffix from the list';
