import type { RequestOrigin } from '../call.ts';

/**
 * The identity of a seal: the certificate's subject, and its SHA-256 in hex, which distinguishes certificates with the
 * same subject.
 */
export interface Seal {
  readonly subject: string;
  readonly fingerprint: string;
  readonly algorithm: string;
}

/** A sealed PDF with the identity of its seal. */
export interface SealedFile extends Seal {
  /** The file with its seal. `verify` detects any changed byte. */
  readonly bytes: Buffer;
  /** Hex, of the bytes. */
  readonly sha256: string;
}

/** The statements that a seal contains. */
export interface SealDetails {
  readonly reason: string;
  /** The party that seals: the lender. */
  readonly name: string;
  /** Where it was signed, such as REMOTE. */
  readonly location: string;
  /** How to reach them. */
  readonly contact: string;
  readonly at: Date;
}

/** The result of a check: a valid seal, or why there is none. */
export type SealCheck =
  | ({ readonly outcome: 'VALID'; readonly signedAt: Date | null } & Seal)
  | {
      readonly outcome: 'BROKEN';
      readonly because: 'NO_SEAL' | 'BYTES_OUTSIDE' | 'DIGEST' | 'SIGNATURE' | 'UNREADABLE';
    };

/**
 * Seals PDF files that people have signed. A seal is a PKCS#7 signature detached from the file (adbe.pkcs7.detached).
 * It claims no public trust chain and no PAdES.
 */
export interface EsignPort {
  readonly provider: string;
  /** Seals a file as it is, keeping its tags and language. */
  seal(pdf: Uint8Array, about: SealDetails, origin: RequestOrigin): Promise<SealedFile>;
  /**
   * Whether a file is unchanged since it was sealed, no matter who sealed it. The caller compares the fingerprint to
   * check which seal it is.
   */
  verify(pdf: Uint8Array, origin: RequestOrigin): Promise<SealCheck>;
}
