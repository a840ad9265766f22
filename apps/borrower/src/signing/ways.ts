import type { declineSigning, finishSigning, ReplyOf, Request } from '@lintel/contract';

/** What every write of the signing answers: where the loan, or the signer's own part of it, stands. */
export type Written = NonNullable<ReplyOf<typeof finishSigning>>;

export type Declining = Request<typeof declineSigning>['body'];

/** Where the screens of the signing lie for this person. */
interface Places {
  /** Before the papers: what is signed, with whom. */
  start: string;
  papers: string;
  problem: string;
}

/**
 * The person who signs, as the parts of the signing know them: the calls of the papers are one for all who sign, but an additional signer stands at
 * stages of their own, has other addresses and declines by another call.
 */
export interface Signing {
  /** Of the application. */
  uuid: string;
  /** As on the ID: what a typed signature begins with. */
  name: string;
  to: Places;
  /** Says it, and goes where that leads. */
  decline: (body: Declining, idempotencyKey: string) => Promise<void>;
}
