import type { VendorKind } from '../kernel/config/index.ts';

/** On whose behalf a vendor is asked: the code of the organization whose contract and account at the vendor apply. */
export interface RequestOrigin {
  readonly organization: string;
}

/** What goes with every question. The same key is the same question; a vendor that knows such keys must be given it. */
export interface RequestMeta extends RequestOrigin {
  readonly key: string;
}

/** The HTTP header that carries the organization to a vendor whose protocol has no field for it. */
export const ORGANIZATION_HEADER = 'x-organization';

/** One question to a vendor. The key is made of application, gate and attempt: asked again, it is the same question. */
export interface VendorCall {
  readonly kind: VendorKind;
  readonly op: string;
  readonly key: string;
  readonly organisation: string;
  readonly applicationUuid: string | null;
  readonly attempt: number;
}

export const FAILURES = ['TIMEOUT', 'UNAVAILABLE', 'MALFORMED', 'LATE'] as const;
export type Failure = (typeof FAILURES)[number];

/** No usable answer. Nothing is recorded in the loan file; the same key may be asked again. */
export class VendorFailure extends Error {
  override name = 'VendorFailure';
  readonly failure: Failure;
  /** Seconds after which asking again makes sense, when the vendor said so. */
  readonly retryAfter: number | null;

  constructor(failure: Failure, kind: VendorKind, retryAfter: number | null = null) {
    super(`The ${kind} vendor sent no usable answer: ${failure}`);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}
