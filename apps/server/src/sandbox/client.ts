import { randomInt, randomUUID } from 'node:crypto';
import {
  toFormData,
  buildQuery,
  type CallInput,
  type Call,
  type ErrorName,
  type FieldError,
  type Reply,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';

/**
 * The parts of a call's request, for personas and tests. Each request gets a new idempotency key unless one is given.
 */
export type Request<C extends Call> = Omit<CallInput<C>, 'idempotencyKey' | 'signal'> & {
  readonly idempotencyKey?: string;
};

/** A refusal as the server writes it. */
export type Refusal = {
  readonly status: ErrorName;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string;
  readonly data?: unknown;
};

type KeyOf<T> = T extends unknown ? keyof T : never;
type WithoutKey<K extends PropertyKey> = { readonly [k in K]?: undefined };
type ReplyKey<C extends Call> = KeyOf<NonNullable<Reply<C>>>;
type Body<B, K extends PropertyKey> = B & WithoutKey<Exclude<K, keyof B>>;
type Either<R, K extends PropertyKey> = R extends object ? Body<R, K> : WithoutKey<K>;

/**
 * The reply of a call or its refusal: fields that only the other one has are undefined. An answer without a body reads
 * as an empty object.
 */
export type BodyOf<C extends Call> = Either<Reply<C> | Refusal, ReplyKey<C> | keyof Refusal>;

/** The answer to a call, with its HTTP status. */
export interface Answer<C extends Call> {
  readonly status: number;
  readonly body: BodyOf<C>;
}

/** An answer of any content. */
export interface RawAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A request that is sent as written. */
export interface RawRequest {
  readonly body?: object | string | undefined;
  readonly version?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Optional where an empty object is enough. */
export type Arguments<R> = Record<never, never> extends R ? [request?: R] : [request: R];

/** A request with any content. */
export interface LooseRequest extends RawRequest {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** The calls of the contract. */
export interface Calls {
  /**
   * Returns the reply, or undefined when the answer has no body.
   *
   * @throws RefusalError for any answer but 2xx
   */
  readonly send: <C extends Call>(call: C, ...request: Arguments<Request<C>>) => Promise<Reply<C>>;
  /** Returns the reply or the refusal, with the status. */
  readonly answer: <C extends Call>(call: C, ...request: Arguments<Request<C>>) => Promise<Answer<C>>;
  /** Like `answer`, with a request that the types don't allow. */
  readonly loose: <C extends Call>(call: C, request: LooseRequest) => Promise<Answer<C>>;
}

/**
 * Calls the server as a browser does, through the whole pipeline, from its own loopback address, so that rate limits
 * count each person separately.
 */
export interface Client extends Calls {
  readonly setToken: (token: string) => void;
  /** Sends a request as written, for paths that aren't calls of the contract. */
  readonly raw: (method: Call['method'], path: string, request?: RawRequest) => Promise<RawAnswer>;
  /** Returns the bytes of a file reply. */
  readonly file: <C extends Call>(call: C, ...request: Arguments<Request<C>>) => Promise<Uint8Array>;
}

/** A refused call with the refusal's name and sentence, for the tester. */
export class RefusalError extends Error {
  readonly httpStatus: number;
  /** The refusal's name. */
  readonly refusal: string;
  constructor(
    { id, method, path }: Call,
    {
      status,
      body,
    }: { readonly status: number; readonly body: { readonly status?: unknown; readonly message?: unknown } },
  ) {
    super(`${id}, ${method} ${path}: ${status} ${String(body.status)}, ${String(body.message)}`);
    this.httpStatus = status;
    this.refusal = String(body.status);
  }
}

/** Returns the reply in an answer: undefined without a body, null for a refusal. */
export function replyIn<C extends Call>({ status, body }: Answer<C>): Reply<C> | null {
  const reply: unknown = status === 204 ? undefined : body;
  return status < 300 ? (reply as Reply<C>) : null;
}

/**
 * Returns the path and query of a call. A parameter may contain anything, because tests check the server's answer to
 * malformed IDs.
 */
export function buildUrl({ id, path }: Call, { params, query }: Pick<LooseRequest, 'params' | 'query'> = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`No ${name} for ${id}`);
    return encodeURIComponent(value);
  });
  return `${filled}${buildQuery(query)}`;
}

/** Converts a body to what the call takes: a form where it takes a file. Text is sent as written. */
export const toPayload = ({ rules }: Call, body: LooseRequest['body']): RawRequest['body'] =>
  rules.upload && typeof body === 'object' ? toFormData(body) : body;

/** Returns the idempotency key of a request: the given one, or a new one where the call requires it. */
export const keyFor = ({ rules }: Call, given: string | undefined): string | undefined =>
  given ?? (rules.idempotency === 'required' ? randomUUID() : undefined);

/** Implements the contract's calls over a function that sends requests. */
export function callsOver(raw: Client['raw']): Calls {
  const answer = (call: Call, request: LooseRequest = {}): Promise<RawAnswer> => {
    const { params, query, body, ...more } = request;
    return raw(call.method, buildUrl(call, { params, query }), { ...more, body: toPayload(call, body) });
  };
  return {
    async send(call, ...[request]) {
      const answered = await answer(call, request as LooseRequest);
      if (answered.status >= 300) throw new RefusalError(call, answered);
      return replyIn(answered as Answer<typeof call>) as Reply<typeof call>;
    },
    answer: async (call, ...[request]) => (await answer(call, request as LooseRequest)) as Answer<typeof call>,
    loose: async (call, request) => (await answer(call, request)) as Answer<typeof call>,
  };
}

/** Opens a client of a running app for one person, not logged in yet. */
export function openClient(app: FastifyInstance, organization: string): Client {
  const remoteAddress = `127.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`;
  let token: string | null = null;
  // Links in messages use the requested host: the one on which the server listens, or none when it doesn't listen.
  const [listening] = app.addresses();
  const host: Record<string, string> = typeof listening === 'object' ? { host: `localhost:${listening.port}` } : {};
  const signed = (): Record<string, string> => ({
    ...host,
    'x-org': organization,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  });
  const raw: Client['raw'] = async (method, url, { body, version, idempotencyKey, headers } = {}) => {
    const reply = await app.inject({
      method,
      url,
      headers: {
        ...signed(),
        'idempotency-key': idempotencyKey ?? randomUUID(),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...headers,
      },
      remoteAddress,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: reply.statusCode, body: reply.body ? (JSON.parse(reply.body) as RawAnswer['body']) : {} };
  };
  return {
    setToken: (given) => {
      token = given;
    },
    ...callsOver(raw),
    raw,
    async file(call, ...[request]) {
      const url = buildUrl(call, request as LooseRequest);
      const reply = await app.inject({ method: 'GET', url, headers: signed(), remoteAddress });
      if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode}`);
      return new Uint8Array(reply.rawPayload);
    },
  };
}
