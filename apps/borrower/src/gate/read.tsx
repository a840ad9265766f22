import { isClientFault, type Ask, type Call, type ReplyOf } from '@lintel/contract';
import { Actions, Button, Notice, PageHeading, Stack } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { useRead } from '../platform/later/use-read.ts';
import { PendingMark, ScreenPending } from '../platform/screen-pending.tsx';
import { GATE } from './copy.ts';
import { GatePage } from './gate-page.tsx';
import { Unread } from './unread.tsx';

interface Props<C extends Call> {
  call: C;
  ask: NoInfer<Ask<C>>;
  /** Of the file, when the screen opens: a screen opened again at a later one reads again. */
  version: number;
  /** The question of the screen, where it does not depend on what is read: it stands while that is on its way. */
  title?: string;
  /** `reload` reads it again and settles when that is done. */
  children: (reply: NonNullable<ReplyOf<C>> | null, reload: () => Promise<unknown>) => ReactNode;
}

/** What a screen is drawn from: its heading alone while it is read, a way to try again when it could not be. 204 is null. */
export function Read<C extends Call>({ call, ask, version, title, children }: Props<C>): ReactNode {
  // What is typed must not be drawn over because the file moved on in the background.
  const [opened] = useState(version);
  const read = useRead(call, ask, { apart: opened, staleTime: Infinity });
  if (read.data !== undefined) return children(read.data, () => read.refetch());
  if (!read.isError)
    return title === undefined ? (
      <ScreenPending />
    ) : (
      <GatePage title={title}>
        <PendingMark />
      </GatePage>
    );
  if (title === undefined)
    return (
      <Unread
        error={read.error}
        again={() => {
          void read.refetch();
        }}
      />
    );
  return (
    <Stack>
      <div role="alert">
        <PageHeading title={title} />
        <Notice tone="warning">{isClientFault(read.error) ? GATE.brokenRead : GATE.notRead}</Notice>
      </div>
      <Actions>
        <Button
          onClick={() => {
            void read.refetch();
          }}
        >
          {GATE.again}
        </Button>
      </Actions>
    </Stack>
  );
}
