import type { Ask, Call } from '@lintel/contract';
import type { Read } from '@lintel/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from './use-call.ts';

/** What was last seen at once, and looked at again each time the screen opens: whoever comes back from reading has read. */
export function useFresh<C extends Call>(call: C, ask: NoInfer<Ask<C>>): UseQueryResult<Read<C>> {
  const query = useCall(call, ask);
  const { refetch } = query;
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [refetch]);
  return query;
}
