import type { CallInput, Call, Reply } from '@lintel/contract';
import { createUseRead, useStepUp, type Send } from '@lintel/web';
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { api } from './api.ts';

/** Reads a call for a component. Asks for a second factor first when the call requires one. */
export const useRead = createUseRead((): Send => {
  const withStepUp = useStepUp();
  return (call, ask) => withStepUp(() => api(call, ask));
});

interface Page<I> {
  readonly items: readonly I[];
  readonly nextCursor?: string | null | undefined;
}
type PageReply<C extends Call> = Reply<C> extends Page<infer I> ? Reply<C> & Page<I> : never;

/** Reads a list page by page, using each page's cursor for the next. */
export function usePages<C extends Call>(
  call: C,
  ask: (cursor: string | null) => CallInput<C>,
  options: { refetchInterval?: number } = {},
): UseInfiniteQueryResult<{ pages: PageReply<C>[] }> {
  const withStepUp = useStepUp();
  return useInfiniteQuery({
    queryKey: [call.id, 'pages', ask(null)],
    queryFn: ({ pageParam }) => withStepUp(() => api(call, ask(pageParam) as never)) as Promise<PageReply<C>>,
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page<unknown>) => last.nextCursor ?? null,
    ...options,
  }) as UseInfiniteQueryResult<{ pages: PageReply<C>[] }>;
}
