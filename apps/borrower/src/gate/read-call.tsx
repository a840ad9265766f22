import { isClientFault, type CallInput, type Call } from '@lintel/contract';
import { Actions, Button, Notice, PageHeading, Stack } from '@lintel/ui';
import type { Read, ReadOptions } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { useRead } from '../platform/lazy/use-read.ts';
import { PagePending, ScreenPending } from '../platform/screen-pending.tsx';
import { GatePage } from './gate-page.tsx';
import { GATE } from './words.en.ts';

interface Props<C extends Call> {
  /** The call to make, with its parameters in `ask`. */
  call: C;
  ask: NoInfer<CallInput<C>>;
  /** The application's version when the screen opens: opening the screen again at a later version refetches. */
  version?: number;
  /** Replaces the default of reading once per version. */
  options?: ReadOptions<C, Read<C>> | undefined;
  /** The screen's heading, shown while the call is loading, if it doesn't depend on the reply. */
  title?: string | undefined;
  /** `reload` refetches the call and settles when that is done. */
  children: (reply: Read<C>, reload: () => Promise<unknown>) => ReactNode;
}

/** Makes a call and renders `children` with its reply; until then only the heading, and a retry button on a failure. */
export function ReadCall<C extends Call>({ call, ask, version, options, title, children }: Props<C>): ReactNode {
  // Typed values must not be replaced when the application changes in the background.
  const [opened] = useState(version);
  const read = useRead(call, ask, options ?? { apart: opened, staleTime: Infinity });
  if (read.data !== undefined) return children(read.data, () => read.refetch());
  if (read.isError) return <ReadFailed title={title} error={read.error} again={() => void read.refetch()} />;
  return title === undefined ? (
    <ScreenPending />
  ) : (
    <GatePage title={title}>
      <PagePending message={title} />
    </GatePage>
  );
}

/** The page after a failed first read, with a retry button. */
function ReadFailed({
  title,
  error,
  again,
}: {
  title: string | undefined;
  error: unknown;
  again: () => void;
}): ReactNode {
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
