/** Whose reviews to look through for the next one, in this order. */
export type ReviewQueue = 'ME' | 'NOBODY';

/** After a file, one's own reviews come before the unassigned ones. Someone who starts from the queue wants a new one. */
export const nextReviewQueues = (hasFileOpen: boolean): readonly ReviewQueue[] =>
  hasFileOpen ? ['ME', 'NOBODY'] : ['NOBODY'];

/** The oldest review of a file other than the one just left; the list is oldest first. */
export const nextReview = <R extends { readonly application: { readonly uuid: string } }>(
  oldestFirst: readonly R[],
  leftFile: string | undefined,
): R | undefined => oldestFirst.find(({ application }) => application.uuid !== leftFile);
