import { isClientFault } from '@lintel/contract';
import { Actions, Button, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GATE } from './copy.ts';

/** A first read that gave nothing, and the way to try again. */
export function Unread({ error, again }: { error?: unknown; again: () => void }): ReactNode {
  return (
    <Stack>
      <div role="alert">
        <PageHeading title={GATE.notRead} />
        {error instanceof Error && isClientFault(error) && <p>{GATE.brokenRead}</p>}
      </div>
      <Actions>
        <Button onClick={again}>{GATE.again}</Button>
      </Actions>
    </Stack>
  );
}
