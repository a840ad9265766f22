/**
 * What a person typed, as it stands in a letter or a calendar of somebody else: one line, without characters that cannot be seen or that turn the direction of
 * what follows. No line of theirs is taken for one of ours.
 */
export const oneLine = (typed: string): string =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
