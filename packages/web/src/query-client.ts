import { QueryCache, QueryClient, type DefaultOptions } from '@tanstack/react-query';

/** Creates an app's query client. It doesn't retry or refetch on focus or reconnect: a call declares its exceptions. */
export const createQueryClient = (onError: (error: unknown) => void, reads: DefaultOptions['queries']): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, ...reads },
      mutations: { retry: false },
    },
  });
