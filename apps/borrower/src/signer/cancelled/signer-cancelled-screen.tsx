import { PageHeading, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { formatDay } from '../../platform/lazy/dates.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import { CANCELLED } from '../words.en.ts';

/** Tells an additional signer that the request to sign was canceled. The reason stays private to the borrower. */
export function SignerCancelledScreen(): ReactNode {
  const { state } = useLocation() as { state: { on?: string | null } | null };
  const { support } = usePrivateLabel();
  useReleaseHold('step');
  useScreenTitle(CANCELLED.title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={CANCELLED.title}>
          {state?.on ? CANCELLED.on(formatDay(state.on)) : CANCELLED.undated}
        </PageHeading>
        <Text>
          {CANCELLED.questions} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
        </Text>
      </Stack>
    </Narrow>
  );
}
