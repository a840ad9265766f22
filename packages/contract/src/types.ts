import type * as z from 'zod/mini';
import type { Call, Schema } from './call.ts';

// Types that are derived from a call's schemas, for `send` in the browser and handlers on the server.

/** The same value, read-only at every depth, so the domain's read-only lists fit. */
export type DeepReadonly<T> = T extends readonly (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

type Part = 'params' | 'query' | 'body';
type PartInput<C, K extends Part> = C extends Record<K, infer S extends Schema> ? DeepReadonly<z.input<S>> : undefined;
type Read<C, K extends Part> = C extends Record<K, infer S extends Schema> ? z.output<S> : undefined;
type OrNothing<C> = C extends { readonly mayBeEmpty: true } ? undefined : never;

/** Parameters, query and body as a caller of `send` writes them. */
export type SentParamsOf<C> = PartInput<C, 'params'>;
export type SentQueryOf<C> = PartInput<C, 'query'>;
export type SentBodyOf<C> = PartInput<C, 'body'>;

/** The body as a handler reads it: parsed, so defaults are filled in and typed amounts are numbers. */
export type BodyOf<C> = Read<C, 'body'>;

/** What `send` returns: the reply, undefined for 204. */
export type Reply<C> = C extends { readonly reply: infer R extends Schema } ? z.output<R> | OrNothing<C> : undefined;

/** What a handler returns: the reply before serialization. */
export type HandlerReply<C> = C extends { readonly reply: infer R extends Schema }
  ? DeepReadonly<z.input<R>> | OrNothing<C>
  : void;

/** What a handler gets: the parsed request. The server adds its own fields (session, request id). */
export interface Request<C extends Call> {
  readonly params: Read<C, 'params'>;
  readonly query: Read<C, 'query'>;
  readonly body: Read<C, 'body'>;
}

/** A handler as `mount(app)(call)(handler)` takes it; X is what the server adds to the request. */
export type Handler<C extends Call, X = unknown> = (
  request: Request<C> & X,
) => Promise<HandlerReply<C>> | HandlerReply<C>;
