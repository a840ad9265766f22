import { QueryCache, QueryClient } from '@tanstack/react-query';
import { reportFault } from './report-fault.ts';

/** Every look at a file stands in the audit trail, so nothing is read again but by a person or after an act. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => reportFault('read', error) }),
  defaultOptions: {
    queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false },
    mutations: { retry: false },
  },
});
