import { isClientFault, type Ask, type Call } from '@lintel/contract';
import { Actions, Button, Notice, PageHeading, Stack } from '@lintel/ui';
import type { Read, ReadOptions } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { useRead } from '../platform/later/use-read.ts';
import { PendingMark, ScreenPending } from '../platform/screen-pending.tsx';
import { GATE } from './copy.ts';
import { GatePage } from './gate-page.tsx';

interface Props<C extends Call> {
  call: C;
  ask: NoInfer<Ask<C>>;
  /** Of the file, when the screen opens: a screen opened again at a later one reads again. */
  version?: number;
  /** In place of reading once for that version. */
  options?: ReadOptions<C, Read<C>> | undefined;
  /** The question of the screen, where it does not depend on what is read: it is shown while that is on its way. */
  title?: string | undefined;
  /** `reload` reads it again and settles when that is done. */
  children: (reply: Read<C>, reload: () => Promise<unknown>) => ReactNode;
}

/** What a screen is drawn from: only its heading while it is read, a way to try again when it could not be. */
export function ReadCall<C extends Call>({ call, ask, version, options, title, children }: Props<C>): ReactNode {
  // What is typed must not be drawn over because the file moved on in the background.
  const [opened] = useState(version);
  const read = useRead(call, ask, options ?? { apart: opened, staleTime: Infinity });
  if (read.data !== undefined) return children(read.data, () => read.refetch());
  if (read.isError) return <NotRead title={title} error={read.error} again={() => void read.refetch()} />;
  return title === undefined ? (
    <ScreenPending />
  ) : (
    <GatePage title={title}>
      <PendingMark />
    </GatePage>
  );
}

/** A first read that gave nothing, and the way to try again. */
function NotRead({ title, error, again }: { title: string | undefined; error: unknown; again: () => void }): ReactNode {
  return (
    <Stack>
      <div role="alert">
        <PageHeading title={title ?? GATE.notRead} />
        {title !== undefined && <Notice tone="warning">{isClientFault(error) ? GATE.brokenRead : GATE.notRead}</Notice>}
        {title === undefined && isClientFault(error) && <p>{GATE.brokenRead}</p>}
      </div>
      <Actions>
        <Button onClick={again}>{GATE.again}</Button>
      </Actions>
    </Stack>
  );
}
