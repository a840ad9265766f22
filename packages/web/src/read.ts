import type { Ask, Call, ReplyOf } from '@lintel/contract';
import {
  keepPreviousData,
  useQuery,
  type QueryClient,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect } from 'react';

export type Send = <C extends Call>(call: C, ask: NoInfer<Ask<C>>) => Promise<ReplyOf<C>>;

/** The reply of a call; 204 is null. */
export type Read<C extends Call> = Exclude<ReplyOf<C>, undefined> | (undefined extends ReplyOf<C> ? null : never);

/** The key under which a read is kept: the call and what it was asked with. */
export const callKey = (call: Call, ask: unknown): readonly unknown[] => [call.id, ask];

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
  /** Of the file: a new version reads again; what was read before stays on the page meanwhile. */
  version?: number;
  /** Shows what was read before, and reads again each time the screen opens. */
  fresh?: boolean;
  /** What else sets this read apart from others of the same call. */
  apart?: unknown;
  /** In place of the key of the call. */
  key?: readonly unknown[];
  /** In place of the way in which the app sends. */
  send?: Send;
  /** Is done before the reply counts as read, and may make more of it. */
  complete?: (reply: Read<C>) => Promise<R>;
  /** For a component that stands outside the provider. */
  client?: QueryClient;
}

/** The read hook of an app. The call itself says how long its reply counts as fresh. */
export const newRead = (useSend: () => Send) =>
  function useRead<C extends Call, R = Read<C>>(
    call: C,
    ask: NoInfer<Ask<C>>,
    {
      version,
      fresh = false,
      apart,
      key = callKey(call, ask),
      send,
      complete,
      client,
      ...options
    }: ReadOptions<C, R> = {},
  ): UseQueryResult<R> {
    const own = useSend();
    const { staleMs } = call.client;
    const query = useQuery(
      {
        queryKey: [...key, ...[version, apart].filter((part) => part !== undefined)],
        queryFn: async (): Promise<R> => {
          const reply = ((await (send ?? own)(call, ask)) ?? null) as Read<C>;
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
    return query;
  };
