import { ID_CHECK_REASON_NAMES, VERIFICATION_RESULTS, type IdSide, type IdType } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

export interface IdentityImage {
  readonly side: IdSide;
  readonly mediaType: string;
  /** Of the bytes, in hex. */
  readonly sha256: string;
  content(): Promise<Uint8Array>;
}

/** Whose document it is said to be, and the photos of it. */
export interface IdentityRequest {
  readonly idType: IdType;
  readonly name: { readonly firstName: string; readonly middleName: string | null; readonly lastName: string };
  /** yyyy-MM-dd; null of a signer, whom nobody asked. */
  readonly birthdate: string | null;
  readonly email: string;
  readonly attempt: number;
  /** As the device of the person read them from the document; null when it could not. */
  readonly barcode: string | null;
  readonly mrz: string | null;
  readonly images: readonly IdentityImage[];
}

/** What can be answered. One that is still looking answers nothing: that is a LATE failure, and its webhook `check.decided` brings the answer. */
export const identityAnswer = z.strictObject({
  outcome: z.enum(VERIFICATION_RESULTS),
  /** Why it failed; a person at the desk reads none. */
  reasons: z.array(z.enum(ID_CHECK_REASON_NAMES)).check(z.maxLength(5)),
});
export type IdentityAnswer = z.infer<typeof identityAnswer>;

/** Somebody who says whether a document is its holder's. Replies come unparsed: `identityAnswer` reads them. `meta.key` names the question: asked again, it is the same check. */
export interface IdentityProofPort {
  readonly provider: string;
  check(request: IdentityRequest, meta: RequestMeta): Promise<unknown>;
}
