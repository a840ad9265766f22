import type { VendorKind } from '../kernel/config/index.ts';

/** The lender for which a vendor is asked: its contract with the vendor and its account there apply. */
export interface RequestOrigin {
  /** The lender's organization code. */
  readonly organization: string;
}

/**
 * Metadata of every request to a vendor. Two requests with the same key are the same request, answered once: a
 * vendor that supports idempotency keys must receive the key.
 */
export interface RequestMeta extends RequestOrigin {
  readonly key: string;
}

/** The HTTP header that carries the organization to a vendor whose protocol has no field for it. */
export const ORGANIZATION_HEADER = 'x-organization';

/**
 * One request to a vendor, as the ledger records it (its column is `organisation`). A gate's job uses a key of its
 * application, gate and attempt, other requests one of another form. A repeat has the same key, so the ledger knows
 * that it is the same request.
 */
export interface VendorCall {
  readonly kind: VendorKind;
  readonly op: string;
  readonly key: string;
  readonly organisation: string;
  readonly applicationUuid: string | null;
  readonly attempt: number;
}

/** Why a vendor sent no usable reply. LATE: it announced the reply for later. */
export const FAILURES = ['TIMEOUT', 'UNAVAILABLE', 'MALFORMED', 'LATE'] as const;
export type Failure = (typeof FAILURES)[number];

/** A vendor sent no usable reply. Nothing is recorded in the loan file, and the same key may be used again. */
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
