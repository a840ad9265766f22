import { Actions, Button, PageHeading } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Narrow } from '../../shell/narrow.tsx';
import { SNAGS } from './words.en.ts';

/** The page after a failed first read, with a retry button. */
export function LoadFailed({ again }: { again: () => void }): ReactNode {
  return (
    <Narrow>
      <div role="alert">
        <PageHeading title={SNAGS.failed}>{SNAGS.nothingLost}</PageHeading>
      </div>
      <Actions>
        <Button kind="primary" onClick={again}>
          {SNAGS.again}
        </Button>
      </Actions>
    </Narrow>
  );
}
