import { isClientFault, getErrorMessage } from '@lintel/contract';
import { Button, Hidden, Notice, Skeleton, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { READ } from './words.en.ts';

interface Read {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Shows loaded content; before that a loading state, and after a failure a message with a retry. */
export function Loaded({ read, children }: { read: Read; children: ReactNode }): ReactNode {
  if (read.isPending)
    return (
      <div aria-busy="true">
        <Hidden>{READ.loading}</Hidden>
        <Stack>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      </div>
    );
  if (read.error)
    return (
      <Stack>
        <div role="alert">
          <Notice tone="danger">
            {isClientFault(read.error) ? READ.broken : READ.failed(getErrorMessage(read.error))}
          </Notice>
        </div>
        <div>
          <Button size="s" onClick={() => void read.refetch()}>
            {READ.again}
          </Button>
        </div>
      </Stack>
    );
  return children;
}

/** Says how many rows are shown: all of them, or so far. */
interface CountWords {
  readonly shown: (n: number) => string;
  readonly shownSoFar: (n: number) => string;
}

/** The button to the next page of a list, and how many rows are shown. */
export function More({
  shown,
  more,
  busy,
  words = READ,
}: {
  shown: number;
  more: (() => void) | undefined;
  busy: boolean;
  words?: CountWords;
}): ReactNode {
  return (
    <Stack gap="s">
      <output>{more ? words.shownSoFar(shown) : words.shown(shown)}</output>
      {more && (
        <div>
          <Button size="s" busy={busy} busyLabel={READ.loading} onClick={more}>
            {READ.more}
          </Button>
        </div>
      )}
    </Stack>
  );
}
