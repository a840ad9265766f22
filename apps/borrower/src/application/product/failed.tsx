import { Actions, Button, Notice } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Narrow } from '../../shell/narrow.tsx';
import { SNAGS } from './words.ts';

/** A first read that gave nothing. */
export function Failed({ again }: { again: () => void }): ReactNode {
  return (
    <Narrow>
      <Notice tone="danger" live>{SNAGS.failed}</Notice>
      <Actions><Button kind="primary" onClick={again}>{SNAGS.again}</Button></Actions>
    </Narrow>
  );
}
