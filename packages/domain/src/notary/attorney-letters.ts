/** A document that may be an attorney's letter. */
export interface LetterCandidate {
  readonly uuid: string;
  readonly type: string;
  readonly state: string;
  /** True: a person sent it. False: we made it. */
  readonly uploaded: boolean;
  /** An instant of the loan clock. */
  readonly createdAt: string;
  readonly review?: { readonly outcome: string } | null | undefined;
  /** The scan of this document, if it was signed on paper. */
  readonly scanDocumentUuid?: string | null | undefined;
}

/**
 * Finds the documents that can be an attorney's letter about the documents they were given: a supporting document that
 * arrived later, can be opened, wasn't rejected and isn't another document's signed copy. Proof of identity, income or
 * insurance never counts.
 *
 * @param closingDocumentIds ids of the documents that the attorney reads
 */
export function attorneyLetters<D extends LetterCandidate>(
  documents: readonly D[],
  closingDocumentIds: readonly string[],
): D[] {
  const since = documents
    .filter(({ uuid }) => closingDocumentIds.includes(uuid))
    .map(({ createdAt }) => createdAt)
    .toSorted()[0];
  if (since === undefined) return [];
  const signedScans = new Set(documents.map(({ scanDocumentUuid }) => scanDocumentUuid));
  return documents.filter(
    ({ uuid, type, state, uploaded, createdAt, review }) =>
      uploaded &&
      type === 'SUPPORT' &&
      state === 'READY' &&
      createdAt >= since &&
      review?.outcome !== 'REJECTED' &&
      !signedScans.has(uuid),
  );
}
