import type { Request, storePrepop } from '@lintel/contract';

/** What a partner's server sends. */
export type PrepopBody = Request<typeof storePrepop>['body'];

/** What a partner knows of the visitor, and the partner's name. */
export interface Prepop {
  readonly partner: string;
  readonly answers: PrepopBody;
}
