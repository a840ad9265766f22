import type { readFileSigners, Reply } from '@lintel/contract';

export type Signer = Reply<typeof readFileSigners>['signers'][number];

export const formatSignerName = ({ firstName, lastName }: Signer): string => `${firstName} ${lastName}`.trim();
