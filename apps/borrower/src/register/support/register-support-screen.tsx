import { admittedRegistrationStep } from '@lintel/domain';
import { Actions, Link, PageHeading, Panel, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { useDraft } from '../flow/draft.tsx';
import { SUPPORT } from '../words.en.ts';

/** How to reach the lender during the registration: phone with today's hours, and email. */
export function RegisterSupportScreen(): ReactNode {
  const {
    privateLabel: { support },
    reads: { hoursToday: hours },
  } = usePageData();
  const { draft } = useDraft();
  useScreenTitle(SUPPORT.title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={SUPPORT.title}>{SUPPORT.lead}</PageHeading>
        <Panel title={SUPPORT.call}>
          <Text figures>
            <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
          </Text>
          {hours !== undefined && (
            <Text size="s" tone="muted">
              {hours}
            </Text>
          )}
        </Panel>
        <Panel title={SUPPORT.write}>
          <Text>
            <a href={`mailto:${support.email}`}>{support.email}</a>
          </Text>
        </Panel>
        <Actions>
          <Link kind="primary" to={urls.step(admittedRegistrationStep(draft, 'set-password'))}>
            {SUPPORT.next}
          </Link>
        </Actions>
      </Stack>
    </Narrow>
  );
}
