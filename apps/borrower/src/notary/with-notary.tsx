import { Actions, Button, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { readNotary } from '@lintel/contract';
import { GATE } from '../application/gate/copy.ts';
import { useFresh } from '../platform/later/use-fresh.ts';
import { ScreenPending } from '../shell/screen-pending.tsx';
import type { Notary } from './meeting.ts';

/** What these pages are drawn from: the last that was seen at once, and looked at again each time one opens. */
export function WithNotary({ uuid, children }: { uuid: string; children: (notary: Notary, reload: () => Promise<unknown>) => ReactNode }): ReactNode {
  const read = useFresh(readNotary, { params: { uuid } });
  if (read.data) return children(read.data, () => read.refetch());
  if (!read.isError) return <ScreenPending />;
  return (
    <Stack>
      <div role="alert"><PageHeading title={GATE.notRead} /></div>
      <Actions><Button onClick={() => { void read.refetch(); }}>{GATE.again}</Button></Actions>
    </Stack>
  );
}
