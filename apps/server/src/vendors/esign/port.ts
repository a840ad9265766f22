import type { RequestOrigin } from '../call.ts';

/** Whose seal it is: the certificate's subject, and its SHA-256 in hex, which tells one certificate from another of that name. */
export interface Seal {
  readonly subject: string;
  readonly fingerprint: string;
  readonly algorithm: string;
}

export interface Sealed extends Seal {
  /** The file with the seal in it. Any byte of it changed, `verify` says so. */
  readonly bytes: Buffer;
  /** Hex, of the bytes. */
  readonly sha256: string;
}

export interface About {
  readonly reason: string;
  /** Whoever seals: the lender. */
  readonly name: string;
  /** Where it was signed, as REMOTE. */
  readonly location: string;
  /** How to reach them. */
  readonly contact: string;
  readonly at: Date;
}

/** What was found in a file: a seal that holds, or why none does. */
export type Verified =
  | ({ readonly outcome: 'VALID'; readonly signedAt: Date | null } & Seal)
  | {
      readonly outcome: 'BROKEN';
      readonly because: 'NO_SEAL' | 'BYTES_OUTSIDE' | 'DIGEST' | 'SIGNATURE' | 'UNREADABLE';
    };

/** Seals PDF files that people have signed. A seal is a PKCS#7 signature detached from the file (adbe.pkcs7.detached); no public trust chain is claimed, and no PAdES. */
export interface EsignPort {
  readonly provider: string;
  /** Seals a file as it is; tags and language of it stay. */
  seal(pdf: Uint8Array, about: About, origin: RequestOrigin): Promise<Sealed>;
  /** Whether a file is as it was sealed, whoever sealed it. Which seal it should be, the caller compares by its fingerprint. */
  verify(pdf: Uint8Array, origin: RequestOrigin): Promise<Verified>;
}
