import { readSigning } from '@lintel/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Unread } from '../gate/unread.tsx';
import { api } from '../platform/later/api.ts';
import { callKey } from '../platform/later/use-call.ts';
import { ScreenPending } from '../platform/screen-pending.tsx';
import type { SigningSet } from './papers.ts';

/**
 * The papers to sign, read anew each time a screen opens: a pause and its end move no step of the file, so nothing read before counts. What is read
 * again while the screen stands takes its place without a blink.
 */
export function ReadSigning({
  uuid,
  children,
}: {
  uuid: string;
  children: (set: SigningSet, reload: () => Promise<unknown>) => ReactNode;
}): ReactNode {
  const ask = { params: { uuid } };
  const { data, isError, refetch } = useQuery({
    queryKey: [...callKey(readSigning, ask), 'open'],
    queryFn: () => api(readSigning, ask),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return children(data, () => refetch());
  return isError ? (
    <Unread
      again={() => {
        void refetch();
      }}
    />
  ) : (
    <ScreenPending />
  );
}
