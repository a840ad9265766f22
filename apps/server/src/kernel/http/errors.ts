import { buildErrorSentence, getErrorStatus, type ErrorArguments, type ErrorName } from '@lintel/contract';
import { DEFAULT_LOCALE } from '@lintel/domain';
import { inLocale } from '../locale.ts';

/** One sentence about a request, and the field that it is about. */
export interface FieldMessage {
  readonly message: string;
  readonly field?: string;
}

/** The body of every reply that isn't a success. `status` is the error's name, not the HTTP status. */
export interface ErrorBody {
  readonly status: ErrorName;
  /** The contract's sentence in English, which the specification's clients compare, or the message that replaced it. */
  readonly message: string;
  /**
   * The values in the contract's sentence, from which the client builds it in the reader's language. Absent if another
   * message replaced the sentence.
   */
  readonly values?: object;
  readonly errors: readonly FieldMessage[];
  readonly requestId: string;
  readonly data?: unknown;
}

interface RefusedParts {
  /** Absent when `message` replaces the contract's sentence. */
  readonly values?: object | undefined;
  readonly message?: string | undefined;
  readonly errors?: readonly FieldMessage[];
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A named error of the contract, thrown to reach the caller. Its sentence comes from the contract. */
export class Refused extends Error {
  override name = 'Refused';
  /** The error's name: `status` in the body. */
  readonly reason: ErrorName;
  /** The HTTP status. */
  readonly http: number;
  readonly values: object | undefined;
  readonly errors: readonly FieldMessage[];
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(reason: ErrorName, { values = {}, message, errors, data, headers = {} }: RefusedParts = {}) {
    super(message ?? inLocale(DEFAULT_LOCALE, () => buildErrorSentence(reason, values)));
    this.reason = reason;
    this.http = getErrorStatus(reason);
    this.values = message === undefined ? values : undefined;
    this.errors = errors?.length ? errors : [{ message: this.message }];
    this.data = data;
    this.headers = headers;
  }

  body(requestId: string): ErrorBody {
    return {
      status: this.reason,
      message: this.message,
      ...(this.values === undefined ? {} : { values: this.values }),
      errors: this.errors,
      requestId,
      ...(this.data === undefined ? {} : { data: this.data }),
    };
  }
}

/** Ends a call with a named error and the values that its sentence inserts. */
export function refuse<N extends ErrorName>(name: N, ...[values]: ErrorArguments<N>): never {
  throw new Refused(name, { values: values as object | undefined });
}

/** Like `refuse`, with the data that the screen needs to continue: the current status, the new figures. */
export function refuseWith<N extends ErrorName>(name: N, data: unknown, ...[values]: ErrorArguments<N>): never {
  throw new Refused(name, { values: values as object | undefined, data });
}

/** Ends a call with 400 (`invalid-request`) and one sentence per field; the first one is the body's message too. */
export function refuseFields(errors: readonly FieldMessage[]): never {
  throw new Refused('invalid-request', { message: errors[0]?.message, errors });
}

/**
 * Ends a call with 429. The wait is in the sentence and in the headers `Retry-After` and `RateLimit`.
 *
 * @param seconds rounded up, at least 1
 */
export function refuseTooMany(seconds: number): never {
  const wait = Math.max(1, Math.ceil(seconds));
  const headers = { 'retry-after': String(wait), ratelimit: `"default";r=0;t=${wait}` };
  throw new Refused('too-many-requests', { values: { seconds: wait }, headers });
}

/** Ends a call with 503 and the header `Retry-After: 2`: the caller may try again after 2 seconds. */
export function refuseUnavailable(): never {
  throw new Refused('unavailable', { headers: { 'retry-after': '2' } });
}
