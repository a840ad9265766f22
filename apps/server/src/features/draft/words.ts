/** Why a step has no draft. */
export const REFUSED = {
  neverKept: 'The answers of this step are never kept in a draft.',
  noSuchStep: 'There is no such step.',
} as const;
