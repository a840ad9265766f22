import { DOCUMENT_LOCALE } from '@lintel/domain';
import { Actions, ButtonLink, PageHeading, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData, usePrivateLabel } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../narrow.tsx';
import { isInMaintenance } from './find-maintenance.ts';
import { useMaintenance } from './use-maintenance.ts';
import { MAINTENANCE } from './words.en.ts';

/** Returns the lender's text, in the language it is written in, or our standard text. */
const textOr = (standard: string, own: string): ReactNode =>
  own === '' ? standard : <span lang={DOCUMENT_LOCALE}>{own}</span>;

/** The page shown in place of a route that the lender takes out of service for a while. */
export function MaintenancePage(): ReactNode {
  const { reads } = usePageData();
  const { support } = usePrivateLabel();
  const { pageTitle, message, shouldShowDashboardLink, until } = useMaintenance();
  useScreenTitle(pageTitle || MAINTENANCE.title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={textOr(MAINTENANCE.title, pageTitle)}>{textOr(MAINTENANCE.message, message)}</PageHeading>
        <Text>
          {until !== undefined && <>{MAINTENANCE.until(until)} </>}
          {MAINTENANCE.saved}
        </Text>
        {shouldShowDashboardLink && !isInMaintenance(reads, urls.dashboard()) && (
          <Actions>
            <ButtonLink href={urls.dashboard()}>{MAINTENANCE.dashboard}</ButtonLink>
          </Actions>
        )}
        <Text>
          {MAINTENANCE.help} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>,{' '}
          <a href={`mailto:${support.email}`}>{support.email}</a>
        </Text>
      </Stack>
    </Narrow>
  );
}
