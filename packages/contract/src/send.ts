import { ApiError, errorOfResponse } from './api-error.ts';
import type { Call, Schema } from './call.ts';
import { retryTransient } from './retry.ts';
import type { Transport } from './transport.ts';
import type { Reply, SentBodyOf, SentParamsOf, SentQueryOf } from './types.ts';
import { buildPath, buildQuery } from './url.ts';

/** A part that the call declares; optional when an empty object would be valid. */
type Part<C, K extends 'params' | 'query' | 'body', V> =
  C extends Record<K, Schema>
    ? Record<never, never> extends V
      ? { readonly [k in K]?: V }
      : { readonly [k in K]: V }
    : { readonly [k in K]?: undefined };
type RuleOf<C, K extends 'idempotency' | 'ifMatch'> = C extends { readonly rules: Record<K, infer R> } ? R : 'none';
type Key<C> =
  RuleOf<C, 'idempotency'> extends 'required'
    ? { readonly idempotencyKey: string }
    : { readonly idempotencyKey?: string | undefined };
type Version<C> =
  RuleOf<C, 'ifMatch'> extends 'required' ? { readonly version: number } : { readonly version?: number | undefined };

/**
 * What a caller passes to `send` for a call: its parameters, query and body, the idempotency key and the version. The
 * key is made once per button press; the version is that of the loan file that the screen shows.
 */
export type CallInput<C> = Part<C, 'params', SentParamsOf<C>> &
  Part<C, 'query', SentQueryOf<C>> &
  Part<C, 'body', SentBodyOf<C>> &
  Key<C> &
  Version<C> & {
    readonly headers?: Readonly<Record<string, string>>;
    readonly signal?: AbortSignal | undefined;
  };

/** The same without the call's types. */
interface LooseCallInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
  readonly version?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a call and returns its reply, undefined for 204. Throws `ApiError` for anything but 2xx and for a failed
 * connection; rethrows an abort by the caller's own signal. The reply is typed, not checked: the server's serializer
 * enforces the schema.
 */
export async function send<C extends Call>(
  call: C,
  input: NoInfer<CallInput<C>>,
  transport: Transport,
): Promise<Reply<C>> {
  const loose = input as LooseCallInput;
  const path = buildPath(call, loose.params);
  const url = `${transport.base ?? ''}${path}${buildQuery(loose.query)}`;
  const once = () => attempt(call, loose, url, path, transport);
  const how = { signal: loose.signal, ...(transport.wait && { wait: transport.wait }) };
  const reply =
    call.client.retry !== undefined && call.method === 'GET'
      ? await retryTransient(once, { times: call.client.retry, ...how })
      : await once().catch((failure: unknown) =>
          canRepeat(call, loose, failure) ? once() : Promise.reject(failure as Error),
        );
  transport.onReply?.(call, reply);
  return reply as Reply<C>;
}

/** Returns whether a write can be repeated: its connection dropped, and it has an idempotency key. */
const canRepeat = (call: Call, input: LooseCallInput, failure: unknown): boolean =>
  call.method !== 'GET' &&
  input.idempotencyKey !== undefined &&
  failure instanceof ApiError &&
  failure.name === 'no-response';

/** Sends a call once, and stores the token of the reply. */
async function attempt(
  call: Call,
  input: LooseCallInput,
  url: string,
  path: string,
  transport: Transport,
): Promise<unknown> {
  const response = await fetchReply(call, input, url, path, transport);
  const token = /^Bearer (.+)$/.exec(response.headers.get('authorization') ?? '')?.[1];
  if (token !== undefined) transport.onToken?.(token);
  if (response.status === 204) return undefined;
  const read = await readContent(response);
  if (!response.ok) {
    const body = read.readable ? read.value : undefined;
    const sentence = await findLocalSentence(body, transport);
    const error = errorOfResponse(response.status, body, response.headers.get('x-request-id'), sentence);
    if (isLoggedOut(error)) transport.onLoggedOut?.(error);
    throw error;
  }
  if (!read.readable) {
    throw new ApiError({
      name: 'not-json',
      message: `Response was not convertible to json for ${path}`,
      httpStatus: response.status,
      body: read.value,
    });
  }
  const jwt = call.client.jwtInBody === true ? (read.value as { jwt?: unknown } | null)?.jwt : undefined;
  if (typeof jwt === 'string') transport.onToken?.(jwt);
  return read.value;
}

async function fetchReply(
  call: Call,
  input: LooseCallInput,
  url: string,
  path: string,
  transport: Transport,
): Promise<Response> {
  const limit = AbortSignal.timeout(call.client.timeoutMs ?? 15_000);
  const signal = input.signal === undefined ? limit : AbortSignal.any([input.signal, limit]);
  try {
    return await transport.fetch(url, {
      method: call.method,
      headers: buildHeaders(call, input, transport),
      credentials: 'include',
      signal,
      ...buildBody(call, input),
    });
  } catch (cause) {
    if (input.signal?.aborted === true) throw cause;
    throw new ApiError({ name: 'no-response', message: `Response was not defined for ${path}`, httpStatus: 0, cause });
  }
}

/** Builds the form of a call that uploads a file: fields first, so that the server has them when the file begins. */
export function toFormData(body: object): FormData {
  const form = new FormData();
  const entries = Object.entries(body) as [string, Blob | string | number | boolean | null | undefined][];
  for (const [name, value] of entries)
    if (!(value instanceof Blob) && value !== null && value !== undefined) form.append(name, String(value));
  for (const [name, value] of entries) if (value instanceof Blob) form.append(name, value);
  return form;
}

/** The application's name at the identity broker; a different one on a developer's machine. */
const applicationName = (origin = ''): string =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin) ? 'heloc-local' : 'heloc';

function buildHeaders(call: Call, input: LooseCallInput, transport: Transport): Record<string, string> {
  const token = call.client.sendsToken === false ? undefined : transport.token?.();
  const all: Record<string, string | undefined> = {
    'content-type': call.rules.upload ? undefined : 'application/json',
    authorization: token === undefined ? undefined : `Bearer ${token}`,
    'x-org': transport.organisation?.(),
    'x-origin': transport.origin?.(),
    'x-application-name': call.tag === 'identity-broker' ? applicationName(transport.origin?.()) : undefined,
    'x-session-key': transport.sessionKey?.(),
    'x-session-replay-url': transport.sessionReplayUrl?.(),
    'idempotency-key': input.idempotencyKey,
    'if-match': input.version === undefined ? undefined : `"${input.version}"`,
    ...input.headers,
  };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** A write without a body sends an empty object: the header says JSON, and an empty body is not valid JSON. */
function buildBody(call: Call, input: LooseCallInput): { body?: string | FormData } {
  if (call.method === 'GET') return {};
  return { body: call.rules.upload ? toFormData(input.body ?? {}) : JSON.stringify(input.body ?? {}) };
}

/**
 * Reads JSON and text by their type, and PDFs and pictures as binary: read as text they would lose bytes.
 */
async function readContent(response: Response): Promise<{ readable: boolean; value: unknown }> {
  const type = response.headers.get('content-type') ?? '';
  if (/^(image\/|application\/(pdf|zip|octet-stream)\b)/.test(type))
    return { readable: true, value: await response.arrayBuffer() };
  const words = await response.text().catch(() => '');
  if (!/[/+]json/.test(type)) return { readable: words !== '', value: words };
  try {
    return { readable: true, value: JSON.parse(words) as unknown };
  } catch {
    return { readable: false, value: words };
  }
}

/** Returns the page's own sentence of a refusal, if it has one. */
async function findLocalSentence(body: unknown, transport: Transport): Promise<string | undefined> {
  const { status = '', values } = (body ?? {}) as { status?: string; values?: object };
  try {
    return values && (await transport.localSentence?.(status, values));
  } catch {
    // The page couldn't load its sentences.
    return undefined;
  }
}

/** Returns whether the session is over: the server's two messages for it are fixed. */
const isLoggedOut = (error: ApiError): boolean =>
  (error.httpStatus === 401 || error.httpStatus === 403) &&
  (error.message === 'unauthenticated' || error.message === 'invalid signature');
