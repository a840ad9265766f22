import type { DocumentName } from '../document-model/sets.ts';
import type { DocumentType } from '../enums/document-type.ts';
import type { LoanFile } from '../loan-file/file.ts';
import { deedSigners, hasSignedDeed, hasSignedNote, isDeclineShown, noteSigners, owners } from '../loan-file/people.ts';
import type { SignedBy, SignedKind, SigningState } from './enums.ts';

/** The document that every set of closing documents contains, whatever the state and the home (12 CFR 1026.6(a)). */
const IN_EVERY_SET: DocumentType = 'CLOSING_DISCLOSURE';

/** Returns whether a set of closing documents is current among the documents of a file. */
export const hasClosingDocuments = (
  documents: readonly { readonly type: string; readonly uploaded: boolean; readonly current: boolean }[],
): boolean => documents.some(({ type, uploaded, current }) => type === IN_EVERY_SET && !uploaded && current);

/** Returns the kind of a document of the signing package; null is a document outside the sets. */
export const toSignedKind = (name: DocumentName | null): SignedKind =>
  name === 'note' ? 'NOTE' : name === 'deed' ? 'DEED' : 'OTHER';

/** Returns where a document of this kind is signed: a deed before a notary, with the note of a Texas homestead. */
export function getSigningPlace(kind: SignedKind, regime: LoanFile['regime']): SignedBy {
  if (kind === 'OTHER') return 'READ';
  return kind === 'DEED' || regime === 'TX_50A6' ? 'NOTARY' : 'HERE';
}

/**
 * Returns the documents of the step before the notary: those that a person reads or signs on screen, or all of them if
 * each is for the notary.
 */
export function getDocumentsOfSigningStep<D extends { readonly signedBy: SignedBy }>(
  documents: readonly D[],
): readonly D[] {
  const onScreen = documents.filter(({ signedBy }) => signedBy !== 'NOTARY');
  return onScreen.length > 0 ? onScreen : documents;
}

/** Returns the people who get a document of the package: its signers, and for a notice every owner. */
export function getDocumentReaders(file: LoanFile, name: DocumentName): string[] {
  if (name === 'note') return noteSigners(file);
  return name === 'deed' ? deedSigners(file) : owners(file);
}

/** Returns the documents that this person must sign: the note only if they owe it. */
export function getDocumentsToSign(file: LoanFile, person: string): ('NOTE' | 'DEED')[] {
  return [
    ...(noteSigners(file).includes(person) ? (['NOTE'] as const) : []),
    ...(deedSigners(file).includes(person) ? (['DEED'] as const) : []),
  ];
}

/** Returns a person's signing progress on the current documents, as far as `reader` may know it. */
export function signingState(file: LoanFile, person: string, reader: string = person): SigningState {
  if (isDeclineShown(file, person, reader)) return 'DECLINED';
  const done = getDocumentsToSign(file, person).map((what) =>
    what === 'NOTE' ? hasSignedNote(file, person) : hasSignedDeed(file, person),
  );
  if (done.every(Boolean)) return 'SIGNED';
  return done.some(Boolean) ? 'PARTLY' : 'TO_SIGN';
}
