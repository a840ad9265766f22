import { Actions, Link, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../narrow.tsx';
import { NOT_FOUND } from '../words.en.ts';

/** The 404 page: for an unknown URL, an old link or another person's application, with the same text for all. */
export function NotFoundScreen(): ReactNode {
  useScreenTitle(NOT_FOUND.title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={NOT_FOUND.title}>{NOT_FOUND.lead}</PageHeading>
        <Actions>
          <Link kind="primary" to={urls.dashboard()}>
            {NOT_FOUND.dashboard}
          </Link>
        </Actions>
      </Stack>
    </Narrow>
  );
}
