import type { ErrorName } from './errors.ts';

/** One thing that is wrong, with the dotted path of its field when it has one. */
export interface FieldError {
  readonly message: string;
  readonly field?: string | undefined;
}

/** Names of failures that no server sent: the request could not be built, the connection gave nothing, the body was not readable, an answer without a name. */
export type LocalErrorName = 'not-built' | 'no-response' | 'not-json' | 'http-error';

/**
 * A call that failed (calls C2). `name` is the error's name from the body's `status` field, `message` the body's own sentence, `errors` what to show beside
 * fields, `data` what the refusal carries, `httpStatus` the number (0 when nothing came back), `body` the body as read.
 */
export class ApiError extends Error {
  override readonly name: ErrorName | LocalErrorName;
  readonly httpStatus: number;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly data: unknown;
  readonly body: unknown;

  constructor(from: {
    name: ErrorName | LocalErrorName;
    message: string;
    httpStatus: number;
    errors?: readonly FieldError[];
    requestId?: string | undefined;
    data?: unknown;
    body?: unknown;
    cause?: unknown;
  }) {
    super(from.message, { cause: from.cause });
    this.name = from.name;
    this.httpStatus = from.httpStatus;
    this.errors = from.errors ?? [];
    this.requestId = from.requestId;
    this.data = from.data;
    this.body = from.body;
  }

  /** The status, as the specification names the number (ledger ERR-018). */
  get status(): number {
    return this.httpStatus;
  }
}

const UNEXPECTED = 'Something unexpected happened';
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The error of a response that is not 2xx; `body` is what was read of it, undefined when it had none that could be read. */
export function errorOfResponse(httpStatus: number, body: unknown, requestId: string | null): ApiError {
  if (!isRecord(body))
    return new ApiError({ name: 'http-error', message: `HTTP error! status: ${httpStatus}`, httpStatus, body });
  const errors = (Array.isArray(body['errors']) ? body['errors'] : [])
    .filter(isRecord)
    .filter((error) => isText(error['message']))
    .map((error): FieldError => ({
      message: error['message'] as string,
      field: isText(error['field']) ? error['field'] : undefined,
    }));
  return new ApiError({
    name: isText(body['status']) ? (body['status'] as ErrorName) : 'http-error',
    message: isText(body['message']) ? body['message'] : UNEXPECTED,
    httpStatus,
    errors,
    requestId: isText(body['requestId']) ? body['requestId'] : (requestId ?? undefined),
    data: body['data'],
    body,
  });
}

/**
 * What to show of a failure (ledger ERR-002, ERR-028, ERR-029): the distinct messages joined with a comma, one full stop at the end; anything that is no
 * error gives "Something unexpected happened".
 */
export function getErrorMessage(failure: unknown): string {
  if (!(failure instanceof Error)) return UNEXPECTED;
  const each =
    failure instanceof ApiError && failure.errors.length > 0
      ? failure.errors.map((error) => error.message)
      : [failure.message];
  return combineMessages(each);
}

/** Joins distinct messages with a comma and ends with a full stop (ledger ERR-028). A single sentence keeps its own end. */
export function combineMessages(messages: readonly string[]): string {
  const distinct = [...new Set(messages.map((message) => message.trim()).filter((message) => message !== ''))];
  const [only] = distinct;
  if (only === undefined) return UNEXPECTED;
  if (distinct.length === 1) return /[.!?]$/.test(only) ? only : `${only}.`;
  return `${distinct.map((message) => message.replace(/\.$/, '')).join(', ')}.`;
}
