import type { CallInput, Call, Reply } from '@lintel/contract';
import {
  keepPreviousData,
  useQuery,
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { nextTask } from './next-task.ts';

/** An app's `send`, bound to its transport. */
export type Send = <C extends Call>(call: C, input: NoInfer<CallInput<C>>) => Promise<Reply<C>>;

/** The reply of a call, as the cache stores it: 204 is null. */
export type Read<C extends Call> = Exclude<Reply<C>, undefined> | (undefined extends Reply<C> ? null : never);

/** The cache key of a read: the call and its parameters. */
export const callKey = (call: Call, input: unknown): readonly unknown[] => [call.id, input];

export interface ReadOptions<C extends Call, R> extends Pick<
  UseQueryOptions<R>,
  | 'enabled'
  | 'gcTime'
  | 'staleTime'
  | 'refetchInterval'
  | 'refetchOnMount'
  | 'refetchOnReconnect'
  | 'refetchOnWindowFocus'
> {
  /** The loan file's version: a new one reads again; the earlier reply stays on the page until then. */
  version?: number;
  /** True: shows the earlier reply, and reads again each time the screen opens. */
  fresh?: boolean;
  /** Distinguishes this read from others of the same call. */
  apart?: unknown;
  key?: readonly unknown[];
  send?: Send;
  /** Runs before the reply counts as read, and can transform it. */
  complete?: (reply: Read<C>) => Promise<R>;
  /** For a component outside the provider. */
  client?: QueryClient;
}

const PENDING: Readonly<Record<PropertyKey, unknown>> = {
  status: 'pending',
  data: undefined,
  isPending: true,
  isSuccess: false,
};

/** Shows a query as pending. A copy would read every property, and the component would render when any changes. */
function toPending<R>(query: UseQueryResult<R>): UseQueryResult<R> {
  return new Proxy(query, {
    get: (target, key): unknown => (Object.hasOwn(PENDING, key) ? PENDING[key] : Reflect.get(target, key)),
  });
}

/** Creates an app's `useRead`, which reads a call's reply. The call itself declares how long its reply stays fresh. */
export const createUseRead = (useSend: () => Send) =>
  function useRead<C extends Call, R = Read<C>>(
    call: C,
    input: NoInfer<CallInput<C>>,
    {
      version,
      fresh = false,
      apart,
      key = callKey(call, input),
      send,
      complete,
      client,
      ...options
    }: ReadOptions<C, R> = {},
  ): UseQueryResult<R> {
    const appSend = useSend();
    const { staleMs } = call.client;
    const query = useQuery(
      {
        queryKey: [...key, ...[version, apart].filter((part) => part !== undefined)],
        queryFn: async (): Promise<R> => {
          await nextTask();
          const reply = ((await (send ?? appSend)(call, input)) ?? null) as Read<C>;
          return complete ? complete(reply) : (reply as R);
        },
        ...(staleMs !== undefined && { staleTime: staleMs }),
        ...(version !== undefined && { staleTime: Infinity, placeholderData: keepPreviousData }),
        ...options,
      },
      client,
    );
    const { refetch } = query;
    useEffect(() => {
      if (fresh) void refetch({ cancelRefetch: false });
    }, [fresh, refetch]);
    // React renders a reply in one task, and a deferred one in short ones: what a first reply shows is the most that a
    // page renders, and must not block a cheap phone.
    const isPending = useDeferredValue(query.isPending);
    return isPending && query.isSuccess ? toPending(query) : query;
  };
