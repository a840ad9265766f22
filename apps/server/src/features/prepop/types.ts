import type { Request, storePrepop } from '@lintel/contract';

/** The answers that a partner's server sends about a visitor. */
export type PrepopBody = Request<typeof storePrepop>['body'];

/** A partner's stored answers about a visitor, with the partner's name. */
export interface Prepop {
  readonly partner: string;
  readonly answers: PrepopBody;
}
