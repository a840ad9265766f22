import type { readFileSigners, Reply } from '@lintel/contract';

/** A person who signs the file's documents, the borrower included. */
export type Signer = Reply<typeof readFileSigners>['signers'][number];

export const formatSignerName = ({ firstName, lastName }: Signer): string => `${firstName} ${lastName}`.trim();
