import { isClientFault } from '@lintel/contract';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { reportFault } from './report-fault.ts';

/** No retries, no refetch on focus, mount or reconnect: what a call does differently it says itself (ledger CLIENT-010). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (isClientFault(error)) reportFault('read', error);
    },
  }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      gcTime: 5 * 60_000,
    },
    mutations: { retry: false },
  },
});
