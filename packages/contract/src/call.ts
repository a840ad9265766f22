import type { Permission, StoredStatus, UploadLimits } from '@lintel/domain';
import type * as z from 'zod/mini';
import type { ErrorName } from './errors.ts';

/** Any schema of a call's parameters, query, body or reply. */
export type Schema = z.ZodMiniType;

/**
 * Who may call. `optional`: a token is read when sent. `borrower`: on a loan, its owner. `logged-in`: a borrower, a
 * signer or staff.
 */
export type Auth = 'anonymous' | 'optional' | 'borrower' | 'borrower-or-signer' | 'signer' | 'logged-in' | 'staff';

/**
 * Classes of rate limits. `signup` is for new accounts, `lookup` for what codes and links open, `report` for telemetry,
 * `frequent` for what a page calls while someone types, `question` for the assistant, `sensitive` for codes, emails and
 * login settings, `vendorWork` for calls that start a vendor's work, `general` for the rest.
 */
export type RateClass =
  | 'login'
  | 'signup'
  | 'lookup'
  | 'report'
  | 'frequent'
  | 'question'
  | 'sensitive'
  | 'vendorWork'
  | 'general';

/** OpenAPI tags, named after the server folders that serve them. */
export type Tag =
  | 'account-closing'
  | 'account-exports'
  | 'address'
  | 'application'
  | 'assets'
  | 'assistant'
  | 'bank'
  | 'banners'
  | 'chat'
  | 'comms-prefs'
  | 'conditions'
  | 'credit'
  | 'console-api'
  | 'documents'
  | 'external-login'
  | 'feedback'
  | 'identity'
  | 'identity-broker'
  | 'identity-verification'
  | 'income'
  | 'liens'
  | 'loan-file'
  | 'notary'
  | 'notifications'
  | 'offer-codes'
  | 'offers'
  | 'operating-hours'
  | 'optimize'
  | 'originators'
  | 'passkeys'
  | 'payoff'
  | 'prepop'
  | 'profile'
  | 'property'
  | 'rescission'
  | 'search'
  | 'servicing'
  | 'signers'
  | 'signing'
  | 'system'
  | 'telemetry'
  | 'valuation'
  | 'wait-list';

/**
 * Rules that the server applies to a call, such as required headers, rate limits and the statuses at which it is open.
 */
export interface CallRules {
  /** Whether Idempotency-Key must be sent, may be sent, or is not read. */
  readonly idempotency: 'required' | 'accepted' | 'none';
  /** Whether If-Match, with the version that the screen shows, must be sent, is honored when sent, or is not read. */
  readonly ifMatch: 'required' | 'accepted' | 'none';
  /** The call does not extend the session. */
  readonly passive: boolean;
  /** The call needs a second factor within the last 20 minutes. */
  readonly stepUp: boolean;
  readonly rate: RateClass;
  /**
   * The call is open only while the loan has one of these statuses; otherwise it returns `not-at-this-step`. Absent: at
   * any status.
   */
  readonly openAt?: readonly StoredStatus[];
  /** Largest JSON body, in bytes. */
  readonly bodyLimit: number;
  /** Seconds that a shared cache may keep the reply; 0 is `no-store`. */
  readonly cacheSeconds: number;
  /** True: the call asks a vendor before it replies, so `vendor-unavailable` is possible. */
  readonly asksVendor: boolean;
  /** False: the reply contains something that is shown only once, so it is not stored for a repeated request. */
  readonly answerKept: boolean;
  /**
   * The call stays open on a loan file whose personal data was erased; every other call responds as if the file didn't
   * exist.
   */
  readonly erasedToo?: true;
  /** A hand-off token may also make this call, for the identity check it was issued for. */
  readonly handOff?: true;
  /** The body is `multipart/form-data` with one file, at most this large. */
  readonly upload?: UploadLimits;
}

/** What a browser does differently from its defaults: no retry, no cache, 15 s. */
export interface ClientRules {
  /** Retries after the first try, on network failure, 502, 503 or 504; GET only. */
  readonly retry?: 5;
  /** Milliseconds that a reply counts as fresh; Infinity: as long as the page is open. */
  readonly staleMs?: number;
  readonly timeoutMs?: number;
  /** False in the `external` contexts, which send no authorization. */
  readonly sendsToken?: false;
  /** The reply's `jwt` replaces the stored token. */
  readonly jwtInBody?: true;
}

/** One HTTP call, declared once for both sides. */
export interface CallSpec {
  /** The call's stable id; calls that share a resource share its number, as `AP-1 put` and `AP-1 get`. */
  readonly id: string;
  readonly tag: Tag;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Template with `{name}` for each parameter. Names that end in uuid contain a UUID, and only those. */
  readonly path: `/${string}`;
  readonly auth: Auth;
  /** For `staff`: the caller needs one of these permissions; absent: any staff may call. */
  readonly permission?: readonly Permission[];
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent: 204 without a body. */
  readonly reply?: Schema;
  readonly status?: 200 | 201 | 202;
  /** 204 instead of the reply when there is nothing yet. */
  readonly mayBeEmpty?: true;
  /** Errors it can return besides those of every call of its kind (`impliedErrors`). */
  readonly errors: readonly ErrorName[];
  readonly rules?: Partial<CallRules>;
  readonly client?: ClientRules;
}

/** A declared call, with every rule filled in. `ALL_CALLS` lists them all. */
export interface Call extends CallSpec {
  readonly rules: CallRules;
  readonly client: ClientRules;
}

/** The rules of a call that declares none. */
export const DEFAULT_RULES: CallRules = {
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
 * Declares a call. The literal types are kept, so `send` and `mount` know the parameters, the bodies and the errors it
 * can return. Pure: an unused call is dropped from a browser bundle.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<const S extends CallSpec>(
  spec: S,
): S & { readonly rules: CallRules; readonly client: ClientRules } {
  return { ...spec, rules: { ...DEFAULT_RULES, ...spec.rules }, client: spec.client ?? {} };
}
