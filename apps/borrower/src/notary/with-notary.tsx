import { readNotary } from '@lintel/contract';
import type { ReactNode } from 'react';
import { Unread } from '../gate/unread.tsx';
import { useRead } from '../platform/later/use-read.ts';
import { ScreenPending } from '../platform/screen-pending.tsx';
import type { Notary } from './meeting.ts';

/** What these pages are drawn from: the last that was seen at once, and looked at again each time one opens. */
export function WithNotary({
  uuid,
  children,
}: {
  uuid: string;
  children: (notary: Notary, reload: () => Promise<unknown>) => ReactNode;
}): ReactNode {
  const read = useRead(readNotary, { params: { uuid } }, { fresh: true });
  if (read.data) return children(read.data, () => read.refetch());
  return read.isError ? (
    <Unread
      again={() => {
        void read.refetch();
      }}
    />
  ) : (
    <ScreenPending />
  );
}
