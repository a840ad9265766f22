import { Actions, ButtonLink, Notice, PageHeading, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePageData, usePrivateLabel } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { isInMaintenance, MAINTENANCE_FLAG } from '../maintenance.tsx';
import { Narrow } from '../narrow.tsx';
import { useMaintenanceEnd } from './use-maintenance-end.ts';
import { MAINTENANCE } from './words.en.ts';

/** The lender's own text, if it has one. */
const textOr = (standard: string, own: unknown): string => (typeof own === 'string' && own !== '' ? own : standard);

/** Instead of a route that the lender takes out of service for a while (MAINT-001, MAINT-002). */
export function MaintenancePage(): ReactNode {
  const { flags } = usePageData().reads;
  const { support } = usePrivateLabel();
  const { pageTitle, message, shouldShowDashboardLink } =
    flags?.find(({ key }) => key === MAINTENANCE_FLAG)?.variables ?? {};
  const end = useMaintenanceEnd();
  const title = textOr(MAINTENANCE.title, pageTitle);
  useScreenTitle(title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={title}>{textOr(MAINTENANCE.message, message)}</PageHeading>
        <Text>
          {end !== undefined && <>{MAINTENANCE.until(end)} </>}
          {MAINTENANCE.saved}
        </Text>
        {shouldShowDashboardLink === true && !isInMaintenance(flags, urls.dashboard()) && (
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

/** Above a page that stays open during maintenance because the borrower has begun something on it. */
export function MaintenanceNotice(): ReactNode {
  const end = useMaintenanceEnd();
  return (
    <Notice tone="warning" live>
      {MAINTENANCE.begun} {end !== undefined && MAINTENANCE.until(end)}
    </Notice>
  );
}
