import { randomInt, randomUUID } from 'node:crypto';
import {
  toFormData,
  buildQuery,
  type Ask,
  type Call,
  type ErrorName,
  type FieldError,
  type ReplyOf,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';

/** What a call is asked with. The idempotency key is made for each press unless one is given. */
export type Request<C extends Call> = Omit<Ask<C>, 'idempotencyKey' | 'signal'> & { readonly idempotencyKey?: string };

/** A refusal as the server writes it. */
export type Refusal = {
  readonly status: ErrorName;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string;
  readonly data?: unknown;
};

type KeyOf<T> = T extends unknown ? keyof T : never;
type Without<K extends PropertyKey> = { readonly [k in K]?: undefined };
type ReplyKey<C extends Call> = KeyOf<NonNullable<ReplyOf<C>>>;
type Body<B, K extends PropertyKey> = B & Without<Exclude<K, keyof B>>;
type Either<R, K extends PropertyKey> = R extends object ? Body<R, K> : Without<K>;

/** The reply of a call or its refusal: what only the other one has is undefined. An answer without a body reads as an empty object. */
export type BodyOf<C extends Call> = Either<ReplyOf<C> | Refusal, ReplyKey<C> | keyof Refusal>;

export interface Answer<C extends Call> {
  readonly status: number;
  readonly body: BodyOf<C>;
}

export interface RawAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface RawRequest {
  readonly body?: object | string | undefined;
  readonly version?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Left out where an empty object would do. */
export type Arguments<R> = Record<never, never> extends R ? [request?: R] : [request: R];

/** A request whose content may be anything. */
export interface LooseRequest extends RawRequest {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/** The calls of the contract. */
export interface Calls {
  /**
   * Returns the reply, undefined when the answer has no body.
   *
   * @throws RefusalError for any answer but 2xx
   */
  readonly send: <C extends Call>(call: C, ...request: Arguments<Request<C>>) => Promise<ReplyOf<C>>;
  /** Returns the reply or the refusal, with the status. */
  readonly answer: <C extends Call>(call: C, ...request: Arguments<Request<C>>) => Promise<Answer<C>>;
  /** As `answer`, with a request that the types don't allow. */
  readonly loose: <C extends Call>(call: C, request: LooseRequest) => Promise<Answer<C>>;
}

/** Calls the server as a browser does, through the whole pipeline, from a loopback address of its own: each person counts for themself. */
export interface Client extends Calls {
  readonly signIn: (token: string) => void;
  /** Sends a request as it is written, for paths that are no call of the contract. */
  readonly raw: (method: Call['method'], path: string, request?: RawRequest) => Promise<RawAnswer>;
  /** Returns the bytes of a reply that is a file. */
  readonly file: <C extends Call>(call: C, ...request: Arguments<Request<C>>) => Promise<Uint8Array>;
}

/** A call that was refused, with the name and the sentence of the refusal: what a tester needs to see. */
export class RefusalError extends Error {
  readonly httpStatus: number;
  /** Its name. */
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

/** The reply in an answer: undefined where it has no body, null where it is a refusal. */
export function replyIn<C extends Call>({ status, body }: Answer<C>): ReplyOf<C> | null {
  const reply: unknown = status === 204 ? undefined : body;
  return status < 300 ? (reply as ReplyOf<C>) : null;
}

/** The path and query of a call. A parameter may hold anything: what the server says of an id that is none is part of it. */
export function buildUrl({ id, path }: Call, { params, query }: Pick<LooseRequest, 'params' | 'query'> = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`No ${name} for ${id}`);
    return encodeURIComponent(value);
  });
  return `${filled}${buildQuery(query)}`;
}

/** A body as the call takes it: a form where it takes a file. Text is sent as it is written. */
export const toPayload = ({ rules }: Call, body: LooseRequest['body']): RawRequest['body'] =>
  rules.upload && typeof body === 'object' ? toFormData(body) : body;

/** The key that a press is sent under: its own, or a new one where the call requires one. */
export const keyFor = ({ rules }: Call, given: string | undefined): string | undefined =>
  given ?? (rules.idempotency === 'required' ? randomUUID() : undefined);

/** The calls of the contract over something that sends requests. */
export function callsOver(raw: Client['raw']): Calls {
  const answer = (call: Call, request: LooseRequest = {}): Promise<RawAnswer> => {
    const { params, query, body, ...more } = request;
    return raw(call.method, buildUrl(call, { params, query }), { ...more, body: toPayload(call, body) });
  };
  return {
    async send(call, ...[request]) {
      const answered = await answer(call, request as LooseRequest);
      if (answered.status >= 300) throw new RefusalError(call, answered);
      return replyIn(answered as Answer<typeof call>) as ReplyOf<typeof call>;
    },
    answer: async (call, ...[request]) => (await answer(call, request as LooseRequest)) as Answer<typeof call>,
    loose: async (call, request) => (await answer(call, request)) as Answer<typeof call>,
  };
}

export function openClient(app: FastifyInstance, organisation: string): Client {
  const remoteAddress = `127.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`;
  let token: string | null = null;
  // Links in messages lead to the host that was asked: the one on which the server listens, or none where nobody does.
  const [listening] = app.addresses();
  const host: Record<string, string> = typeof listening === 'object' ? { host: `localhost:${listening.port}` } : {};
  const signed = (): Record<string, string> => ({
    ...host,
    'x-org': organisation,
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
    signIn: (given) => {
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
