import type { Ask, Call, ReplyOf } from '@lintel/contract';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';
import { callKey } from './use-call.ts';

/** Reads a call anew whenever the file moves; what was read before stays on the page meanwhile. 204 is null. */
export function useVersioned<C extends Call>(
  call: C,
  ask: NoInfer<Ask<C>>,
  version: number,
): UseQueryResult<NonNullable<ReplyOf<C>> | null> {
  return useQuery({
    queryKey: [...callKey(call, ask), version],
    queryFn: async () => ((await api(call, ask)) ?? null) as NonNullable<ReplyOf<C>> | null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}
