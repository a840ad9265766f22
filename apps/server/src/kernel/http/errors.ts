import { errorHttp, errorSentence, type ErrorArguments, type ErrorName } from '@lintel/contract';
import { WAIT } from './words.ts';

export interface FieldMessage {
  readonly message: string;
  readonly field?: string;
}

/** The body of every answer that isn't a success. `status` is the error's name. */
export interface ErrorBody {
  readonly status: ErrorName;
  readonly message: string;
  readonly errors: readonly FieldMessage[];
  readonly requestId: string;
  readonly data?: unknown;
}

/** A named error of the contract, thrown to reach the caller. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reason: ErrorName;
  readonly http: number;
  readonly errors: readonly FieldMessage[];
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    reason: ErrorName,
    message: string,
    more: { errors?: readonly FieldMessage[]; data?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.reason = reason;
    this.http = errorHttp(reason);
    this.errors = more.errors?.length ? more.errors : [{ message }];
    this.data = more.data;
    this.headers = more.headers ?? {};
  }

  body(requestId: string): ErrorBody {
    return {
      status: this.reason,
      message: this.message,
      errors: this.errors,
      requestId,
      ...(this.data === undefined ? {} : { data: this.data }),
    };
  }
}

/** Ends a call with a named error, whose sentence comes from the contract. */
export function refuse<N extends ErrorName>(name: N, ...words: ErrorArguments<N>): never {
  throw new Refused(name, errorSentence(name, ...words));
}

/** Like `refuse`, with the data that the screen needs to continue: the current status, the new figures. */
export function refuseWith<N extends ErrorName>(name: N, data: unknown, ...words: ErrorArguments<N>): never {
  throw new Refused(name, errorSentence(name, ...words), { data });
}

/** Ends a call with 400 and one sentence per field. */
export function refuseFields(errors: readonly FieldMessage[]): never {
  const first = errors[0]?.message ?? errorSentence('invalid-request');
  throw new Refused('invalid-request', first, { errors });
}

/** Ends a call with 429, with the wait in the sentence and in the header. */
export function refuseTooMany(seconds: number): never {
  const wait = Math.max(1, Math.ceil(seconds));
  const time = wait < 90 ? WAIT.seconds(wait) : WAIT.minutes(Math.ceil(wait / 60));
  const headers = { 'retry-after': String(wait), ratelimit: `"default";r=0;t=${wait}` };
  throw new Refused('too-many-requests', errorSentence('too-many-requests', { time }), { headers });
}

/** Ends a call with 503. The caller may retry soon. */
export function refuseUnavailable(): never {
  throw new Refused('unavailable', errorSentence('unavailable'), { headers: { 'retry-after': '2' } });
}
