import { QueryClient } from '@tanstack/react-query';

/** Every look at a file stands in the audit trail, so nothing is read again but by a person or after an act. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false }, mutations: { retry: false } },
});
