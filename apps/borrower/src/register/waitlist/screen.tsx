import { Notice, PageHeading, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { US_STATES } from '@lintel/domain';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import { useDraft } from '../flow/draft.tsx';
import { WAITLIST } from './copy.ts';

/** Where a visitor ends whom the lender cannot serve yet: on the list, nothing asked again. */
export function Screen(): ReactNode {
  const { name, support } = usePrivateLabel();
  const { draft } = useDraft();
  const title = WAITLIST.title(US_STATES[draft.index?.state ?? '']);
  useScreenTitle(title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={title}>{WAITLIST.lead(name.display, draft['phone-and-email']?.email)}</PageHeading>
        <Notice tone="success">{WAITLIST.nothing}</Notice>
        <Text>{WAITLIST.questions} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a></Text>
      </Stack>
    </Narrow>
  );
}
