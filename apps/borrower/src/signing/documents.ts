import type { readSigning, Reply } from '@lintel/contract';

/** Everything to sign in one set of closing documents: documents, signers, signature so far, and a pause. */
export type SigningSet = NonNullable<Reply<typeof readSigning>>;
export type SigningDocument = SigningSet['documents'][number];

/** A notice comes before the document it is about, because the last signature ends this step. */
const TURNS = { READ: 0, HERE: 1, NOTARY: 2 } as const;

/** Returns the documents in reading and signing order, the notary's last. */
export const sortBySigningOrder = (documents: readonly SigningDocument[]): readonly SigningDocument[] =>
  documents.toSorted((a, b) => TURNS[a.signedBy] - TURNS[b.signedBy]);

/** Returns whether the signer has read or signed a document, as it requires. */
export const isDone = ({ signedBy, signedAt, acknowledgedAt }: SigningDocument): boolean =>
  Boolean(signedBy === 'READ' ? acknowledgedAt : signedAt);

/** Returns the documents still to be read or signed on screen. */
export const findUnsigned = (documents: readonly SigningDocument[]): readonly SigningDocument[] =>
  documents.filter((document) => document.signedBy !== 'NOTARY' && !isDone(document));

/** Returns whether nothing is signed on screen: for a Texas homestead, or a person who signs only the deed. */
export const signsElsewhere = (documents: readonly SigningDocument[]): boolean =>
  documents.every(({ signedBy }) => signedBy === 'NOTARY');

/** Returns the initials of a name, for the fields next to terms: at most four letters. */
export const toInitials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 4);
