import { Actions, Button, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../screen-title.tsx';
import { LINK_FAILED } from './words.en.ts';

/** The page when the server didn't answer for an emailed link, which may still work: offers to try again. */
export function LinkFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  useScreenTitle(LINK_FAILED.title, true);
  return (
    <Stack gap="l">
      <div role="alert">
        <PageHeading title={LINK_FAILED.title}>{LINK_FAILED.lead}</PageHeading>
      </div>
      <Actions>
        <Button kind="primary" onClick={onRetry}>
          {LINK_FAILED.again}
        </Button>
      </Actions>
    </Stack>
  );
}
