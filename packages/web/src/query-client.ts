import { QueryCache, QueryClient, type DefaultOptions } from '@tanstack/react-query';

/** No retries, and no refetch on focus or reconnect: a call declares its own exceptions. */
export const newQueryClient = (onError: (error: unknown) => void, reads: DefaultOptions['queries']): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, ...reads },
      mutations: { retry: false },
    },
  });
