import { QueryCache, QueryClient, type DefaultOptions } from '@tanstack/react-query';

/** No retries, and nothing is read again on focus or reconnect: what a call does differently it says itself. */
export const newQueryClient = (onError: (error: unknown) => void, reads: DefaultOptions['queries']): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, ...reads },
      mutations: { retry: false },
    },
  });
