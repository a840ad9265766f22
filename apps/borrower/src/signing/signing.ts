import type { declineSigning, finishSigning, Reply, Request } from '@lintel/contract';

/** The reply of every write of the signing: the status of the loan or of the signer's part. */
export type WriteReply = NonNullable<Reply<typeof finishSigning>>;

export type DeclineRequest = Request<typeof declineSigning>['body'];

/** The paths of this person's signing screens. */
interface SigningPaths {
  /** The page before the documents: what is signed and with whom. */
  start: string;
  documents: string;
  problem: string;
}

/**
 * The person who signs, as the signing screens need them. All signers share the document calls, but an additional
 * signer has their own stages, URLs and decline call.
 */
export interface Signing {
  /** The application's id. */
  uuid: string;
  /** As on the ID; the initial value of a typed signature. */
  name: string;
  to: SigningPaths;
  /** Declines, then opens the page of the reply's status. */
  decline: (body: DeclineRequest, idempotencyKey: string) => Promise<void>;
}
