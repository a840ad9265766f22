import { Actions, Link, Notice, PageHeading, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { US_STATES } from '@lintel/domain';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { useDraft } from '../flow/draft.tsx';
import { WAITLIST } from './copy.ts';

/** Where a visitor ends whom the lender cannot serve yet: on the list, nothing asked again. */
export function Screen(): ReactNode {
  const { name, support } = usePrivateLabel();
  const { draft } = useDraft();
  // Only the submit leads here as joined: whoever opens the page by its address is on no list.
  const hasJoined = (useLocation().state as { joined?: unknown } | null)?.joined === true;
  const title = hasJoined ? WAITLIST.title(US_STATES[draft.index?.state ?? '']) : WAITLIST.notYet.title;
  useScreenTitle(title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={title}>{hasJoined ? WAITLIST.lead(name.display, draft['phone-and-email']?.email) : WAITLIST.notYet.lead(name.display)}</PageHeading>
        {hasJoined ? <Notice tone="success">{WAITLIST.nothing}</Notice> : <Actions><Link kind="primary" to={urls.step('index')}>{WAITLIST.notYet.start}</Link></Actions>}
        <Text>{WAITLIST.questions} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a></Text>
      </Stack>
    </Narrow>
  );
}
