/**
 * Makes typed text safe for another person's letter or calendar: one line, without invisible characters or characters
 * that change the text direction, so that no typed line can pass as ours.
 */
export const oneLine = (typed: string): string =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
