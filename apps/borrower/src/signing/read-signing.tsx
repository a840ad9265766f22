import { readSigning } from '@lintel/contract';
import type { ReactNode } from 'react';
import { Unread } from '../gate/unread.tsx';
import { useRead } from '../platform/later/use-read.ts';
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
  const { data, isError, refetch } = useRead(
    readSigning,
    { params: { uuid } },
    { apart: 'open', staleTime: Infinity, gcTime: 0 },
  );
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
