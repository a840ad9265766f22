import type { VendorKind } from '../kernel/config/index.ts';

/** The organization code whose contract and account at the vendor apply to a request. */
export interface RequestOrigin {
  readonly organization: string;
}

/**
 * Metadata of every request to a vendor. The same key means the same question; a vendor that supports idempotency keys
 * must receive it.
 */
export interface RequestMeta extends RequestOrigin {
  readonly key: string;
}

/** The HTTP header that carries the organization to a vendor whose protocol has no field for it. */
export const ORGANIZATION_HEADER = 'x-organization';

/**
 * One question to a vendor, as the ledger records it. The key consists of application, gate and attempt, so a repeat is
 * the same question.
 */
export interface VendorCall {
  readonly kind: VendorKind;
  readonly op: string;
  readonly key: string;
  readonly organisation: string;
  readonly applicationUuid: string | null;
  readonly attempt: number;
}

/** Why a vendor gave no usable answer. LATE: it announced the answer for later. */
export const FAILURES = ['TIMEOUT', 'UNAVAILABLE', 'MALFORMED', 'LATE'] as const;
export type Failure = (typeof FAILURES)[number];

/** A vendor gave no usable answer. Nothing is recorded in the loan file, and the same key may be used again. */
export class VendorFailure extends Error {
  override name = 'VendorFailure';
  readonly failure: Failure;
  /** Seconds to wait before asking again, if the vendor gave them. */
  readonly retryAfter: number | null;

  constructor(failure: Failure, kind: VendorKind, retryAfter: number | null = null) {
    super(`The ${kind} vendor sent no usable answer: ${failure}`);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}
