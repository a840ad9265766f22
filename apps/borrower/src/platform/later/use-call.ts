import type { Ask, Call, ReplyOf } from '@lintel/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';

/** The key under which a read is kept: the call and what it was asked with. */
export const callKey = (call: Call, ask: unknown): readonly unknown[] => [call.id, ask];

/** Reads a call through the query client; 204 is null. The call itself says how long its reply counts as fresh. */
export function useCall<C extends Call>(
  call: C,
  ask: NoInfer<Ask<C>>,
  options: { enabled?: boolean } = {},
): UseQueryResult<NonNullable<ReplyOf<C>> | null> {
  return useQuery({
    queryKey: callKey(call, ask),
    queryFn: async () => (await api(call, ask)) ?? null,
    staleTime: call.client.staleMs ?? 0,
    ...options,
  }) as UseQueryResult<NonNullable<ReplyOf<C>> | null>;
}
