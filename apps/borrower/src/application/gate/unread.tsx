import { Actions, Button, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GATE } from './copy.ts';

/** A first read that gave nothing, and the way to try again. */
export function Unread({ again }: { again: () => void }): ReactNode {
  return (
    <Stack>
      <div role="alert"><PageHeading title={GATE.notRead} /></div>
      <Actions><Button onClick={again}>{GATE.again}</Button></Actions>
    </Stack>
  );
}
