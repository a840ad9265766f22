import type { Permission, StoredStatus, UploadLimits } from '@lintel/domain';
import type * as z from 'zod/mini';
import type { ErrorName } from './errors.ts';

export type Schema = z.ZodMiniType;

/**
 * Who may call (calls, "How to read"): anonymous `a` · optional `a+` (a token is read when sent) · borrower `b` (on a loan its owner) ·
 * borrower-or-signer `b s` · signer `s` · signed-in `b s t` · staff `t`.
 */
export type Auth = 'anonymous' | 'optional' | 'borrower' | 'borrower-or-signer' | 'signer' | 'signed-in' | 'staff';

/** Classes of rate limits (calls C9): L1 sign-in to L7 vendor starts, general for the rest. */
export type RateClass = 'L1' | 'L2' | 'L3' | 'L4' | 'L5' | 'L6' | 'L7' | 'general';

/** OpenAPI tags, named like the server folders that serve them. */
export type Tag =
  | 'address'
  | 'application'
  | 'assets'
  | 'bank'
  | 'banners'
  | 'comms-prefs'
  | 'conditions'
  | 'credit'
  | 'console-api'
  | 'documents'
  | 'identity'
  | 'identity-broker'
  | 'identity-verification'
  | 'income'
  | 'liens'
  | 'loan-file'
  | 'notary'
  | 'notifications'
  | 'offers'
  | 'operating-hours'
  | 'optimize'
  | 'payoff'
  | 'profile'
  | 'property'
  | 'rescission'
  | 'search'
  | 'signers'
  | 'signing'
  | 'system'
  | 'valuation'
  | 'wait-list';

export interface Rules {
  /** Idempotency-Key (C3): required `K`, accepted `k`, or not read. */
  readonly idempotency: 'required' | 'accepted' | 'none';
  /** If-Match with the version the screen was drawn from (C4): required `M`, honoured when sent, or not read. */
  readonly ifMatch: 'required' | 'accepted' | 'none';
  /** `P`: does not prolong the session. */
  readonly passive: boolean;
  /** `U`: a second factor within the last 20 minutes (C5). */
  readonly stepUp: boolean;
  readonly rate: RateClass;
  /** `@`: open only while the loan has one of these statuses; else `not-at-this-step`. Absent: at any status. */
  readonly openAt?: readonly StoredStatus[];
  /** Largest JSON body in bytes (C10). */
  readonly bodyLimit: number;
  /** Seconds a shared cache may keep the reply; 0 is `no-store` (C1). */
  readonly cacheSeconds: number;
  /** Whether it asks a vendor at once, so that `vendor-unavailable` may come back. */
  readonly asksVendor: boolean;
  /** False: the answer holds what is shown once, so that it is not kept for a repeated press. */
  readonly answerKept: boolean;
  /** Open for a file whose personal data went; every other call answers as if it weren't there. */
  readonly erasedToo?: true;
  /** A hand-off token may make it too, for the one thing it was made for (calls IV-5). */
  readonly handOff?: true;
  /** The body is `multipart/form-data` with one file in it, at most this large (calls C8). */
  readonly upload?: UploadLimits;
}

/** What a browser does differently from its defaults: no retry, no cache, 15 s (calls C10, ledger CLIENT-010). */
export interface ClientRules {
  /** Tries after the first, on network failure, 502, 503, 504; only for GET. */
  readonly retry?: 5;
  /** Milliseconds for which a reply counts as fresh; Infinity: for the page. */
  readonly staleMs?: number;
  readonly timeoutMs?: number;
  /** False in the `external` contexts, which send no authorization (ledger CLIENT-009). */
  readonly sendsToken?: false;
  /** The reply's `jwt` replaces the stored token (resolutions OP-A-046). */
  readonly jwtInBody?: true;
}

/** One HTTP call, declared once for both sides. */
export interface CallSpec {
  /** Row of the contract page, with the part of it where a row holds several calls, as `AP-1 put`. */
  readonly id: string;
  readonly tag: Tag;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Template with `{name}` for each parameter; names that end in uuid hold a UUID, and only those. */
  readonly path: `/${string}`;
  readonly auth: Auth;
  /** With `staff`: one of these permissions is needed; absent, any of the desk. */
  readonly permission?: readonly Permission[];
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent: 204, nothing in the body. */
  readonly reply?: Schema;
  readonly status?: 200 | 201 | 202;
  /** 204 in place of the reply when there is nothing yet. */
  readonly mayBeEmpty?: true;
  /** Names it may answer beyond those that hold for every call of its kind (`impliedErrors`). */
  readonly errors: readonly ErrorName[];
  readonly rules?: Partial<Rules>;
  readonly client?: ClientRules;
}

export interface Call extends CallSpec {
  readonly rules: Rules;
  readonly client: ClientRules;
}

export const USUAL_RULES: Rules = {
  idempotency: 'none',
  ifMatch: 'none',
  passive: false,
  stepUp: false,
  rate: 'general',
  bodyLimit: 65_536,
  cacheSeconds: 0,
  asksVendor: false,
  answerKept: true,
};

/**
 * Declares a call. Everything written stays in its type, so that `send` and `mount` know the parameters, the bodies and the names it may refuse with.
 * Pure: an unused call leaves a browser bundle.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<const S extends CallSpec>(spec: S): S & { readonly rules: Rules; readonly client: ClientRules } {
  return { ...spec, rules: { ...USUAL_RULES, ...spec.rules }, client: spec.client ?? {} };
}
