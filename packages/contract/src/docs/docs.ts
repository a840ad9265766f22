import type { Call } from '../call.ts';
import type { HandlerReply, SentBodyOf, SentParamsOf, SentQueryOf } from '../types.ts';

/** A call's documentation in the OpenAPI description, kept apart from the call so that it never reaches a browser. */
export interface CallDocs {
  readonly id: string;
  readonly summary: string;
  /** Units, shapes and the source of the rule. */
  readonly description: string;
  readonly example: {
    readonly params?: unknown;
    readonly query?: unknown;
    readonly body?: unknown;
    readonly reply?: unknown;
  };
}

type ExamplePart<K extends string, V> = [V] extends [undefined]
  ? { readonly [k in K]?: undefined }
  : { readonly [k in K]: V };
type Example<C> = ExamplePart<'params', SentParamsOf<C>> &
  ExamplePart<'query', SentQueryOf<C>> &
  ExamplePart<'body', SentBodyOf<C>> &
  ExamplePart<'reply', C extends { readonly reply: unknown } ? Exclude<HandlerReply<C>, undefined> : undefined>;

/** Returns the documentation of a call. The types require that the example fits the call's schemas. */
/* @__NO_SIDE_EFFECTS__ */
export const describeCall = <C extends Call>(
  call: C,
  summary: string,
  description: string,
  example: NoInfer<Example<C>>,
): CallDocs => ({
  id: call.id,
  summary,
  description,
  example,
});
