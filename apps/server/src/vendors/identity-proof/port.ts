import { ID_CHECK_REASON_NAMES, VERIFICATION_RESULTS, type IdSide, type IdType } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

/** One photo of an ID. */
export interface IdentityImage {
  readonly side: IdSide;
  readonly mediaType: string;
  /** Of the bytes, in hex. */
  readonly sha256: string;
  content(): Promise<Uint8Array>;
}

/** A check of an ID: the person who claims it, and its photos. */
export interface IdentityRequest {
  readonly idType: IdType;
  readonly name: { readonly firstName: string; readonly middleName: string | null; readonly lastName: string };
  /** yyyy-MM-dd. Null for a signer, who isn't asked for it. */
  readonly birthdate: string | null;
  readonly email: string;
  readonly attempt: number;
  /** As the person's device read it from the ID, or null when it couldn't. */
  readonly barcode: string | null;
  readonly mrz: string | null;
  readonly images: readonly IdentityImage[];
}

/**
 * The possible answers. A check that is still running has none: it is a LATE failure, and its webhook `check.decided`
 * brings the answer.
 */
export const identityAnswer = z.strictObject({
  outcome: z.enum(VERIFICATION_RESULTS),
  /** Why it failed. A review by staff gives no reasons. */
  reasons: z.array(z.enum(ID_CHECK_REASON_NAMES)).check(z.maxLength(5)),
});
export type IdentityAnswer = z.infer<typeof identityAnswer>;

/**
 * Decides whether an ID belongs to its holder. Replies are unparsed: `identityAnswer` parses them. `meta.key`
 * identifies the question: a repeat is the same check.
 */
export interface IdentityProofPort {
  readonly provider: string;
  check(request: IdentityRequest, meta: RequestMeta): Promise<unknown>;
}
