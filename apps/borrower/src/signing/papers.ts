import type { readSigning, ReplyOf } from '@lintel/contract';

export type SigningSet = NonNullable<ReplyOf<typeof readSigning>>;
export type SigningPaper = SigningSet['documents'][number];

/** A notice is read before the paper it speaks of is signed: with the last signature this step is over. */
const TURNS = { READ: 0, HERE: 1, NOTARY: 2 } as const;

/** The papers in the order in which they are read and signed; those of the notary come last. */
export const inTurn = (papers: readonly SigningPaper[]): readonly SigningPaper[] =>
  papers.toSorted((a, b) => TURNS[a.signedBy] - TURNS[b.signedBy]);

/** Whether the person has done here what the paper asks for; a paper for the notary asks for nothing here. */
export const isDone = ({ signedBy, signedAt, acknowledgedAt }: SigningPaper): boolean =>
  Boolean(signedBy === 'READ' ? acknowledgedAt : signedAt);

/** What is still to be read or signed on the screen. */
export const toDo = (papers: readonly SigningPaper[]): readonly SigningPaper[] =>
  papers.filter((paper) => paper.signedBy !== 'NOTARY' && !isDone(paper));

/** Nothing is ever signed here: a Texas homestead, or somebody who signs the deed alone. */
export const signsElsewhere = (papers: readonly SigningPaper[]): boolean =>
  papers.every(({ signedBy }) => signedBy === 'NOTARY');

/** Initials of a name, as they are put beside a term: at most four letters. */
export const toInitials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 4);
