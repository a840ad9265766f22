/** Formats a code, such as one of an authenticator app, in groups of four characters, which are easier to type. */
export const groupByFour = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');
