/** Errors when a draft names a step that has none. */
export const REFUSED = {
  neverKept: 'The answers of this step are never saved in a draft.',
  noSuchStep: 'This step doesn’t exist.',
} as const;
