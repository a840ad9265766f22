import { UNEXPECTED } from './api-error-words.en.ts';
import type { ErrorName } from './errors.ts';

/** One error, with the dotted path of its field when it has one. */
export interface FieldError {
  readonly message: string;
  readonly field?: string | undefined;
}

/**
 * Names of failures that no server sent: the request couldn't be built, the connection failed, the body couldn't be
 * read, or the response had no error name.
 */
export type LocalErrorName = 'not-built' | 'no-response' | 'not-json' | 'http-error';

/**
 * A call that failed. `name` is the error's name from the body's `status` field, `message` the body's own sentence in
 * English, `values` what the sentence of that name is filled with, `errors` the messages to show next to fields, `data`
 * what the refusal carries, `httpStatus` the number (0 when no response arrived), `body` the body as read.
 */
export class ApiError extends Error {
  override readonly name: ErrorName | LocalErrorName;
  /**
   * The text to show. The reader's side makes it from name and values (`Transport.localSentence`); it is the message
   * for a name that an older page doesn't know, and where the server wrote another message than that of the name.
   */
  readonly sentence: string;
  readonly values: object | undefined;
  readonly httpStatus: number;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  readonly data: unknown;
  readonly body: unknown;

  constructor(from: {
    name: ErrorName | LocalErrorName;
    message: string;
    sentence?: string | undefined;
    values?: object | undefined;
    httpStatus: number;
    errors?: readonly FieldError[];
    requestId?: string | undefined;
    data?: unknown;
    body?: unknown;
    cause?: unknown;
  }) {
    super(from.message, { cause: from.cause });
    this.name = from.name;
    this.sentence = from.sentence ?? from.message;
    this.values = from.values;
    this.httpStatus = from.httpStatus;
    this.errors = from.errors ?? [];
    this.requestId = from.requestId;
    this.data = from.data;
    this.body = from.body;
  }

  /** The HTTP status under the specification's name. */
  get status(): number {
    return this.httpStatus;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the error of a response that is not 2xx. `body` is the parsed body, undefined when there was none or it
 * couldn't be read; `sentence` the reader's own sentence of a named error.
 */
export function errorOfResponse(
  httpStatus: number,
  body: unknown,
  requestId: string | null,
  sentence?: string,
): ApiError {
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
    ...(isRecord(body['values']) && { values: body['values'] }),
    // An error without a field repeats the message, which the reader's own sentence replaces.
    errors: sentence === undefined ? errors : errors.filter(({ field }) => field !== undefined),
    sentence,
    requestId: isText(body['requestId']) ? body['requestId'] : (requestId ?? undefined),
    data: body['data'],
    body,
  });
}

/**
 * Returns the text to show for a failure: the distinct messages joined with a comma, with one
 * period at the end. Returns "Something unexpected happened" for anything that is not an error.
 */
export function getErrorMessage(failure: unknown): string {
  if (!(failure instanceof Error)) return UNEXPECTED;
  if (!(failure instanceof ApiError)) return combineMessages([failure.message]);
  const each = failure.errors.map((error) => error.message);
  return combineMessages(each.length > 0 ? each : [failure.sentence]);
}

/** Joins distinct messages with a comma and ends with a period. A single sentence keeps its own end. */
export function combineMessages(messages: readonly string[]): string {
  const distinct = [...new Set(messages.map((message) => message.trim()).filter((message) => message !== ''))];
  const [only] = distinct;
  if (only === undefined) return UNEXPECTED;
  if (distinct.length === 1) return /[.!?]$/.test(only) ? only : `${only}.`;
  return `${distinct.map((message) => message.replace(/\.$/, '')).join(', ')}.`;
}
