import { QueryClient } from '@tanstack/react-query';

/** No retries, no refetch on focus, mount or reconnect: what a call does differently it says itself (ledger CLIENT-010). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 5 * 60_000 },
    mutations: { retry: false },
  },
});
