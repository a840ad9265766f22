import { Link, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../platform/title.ts';
import { urls } from '../platform/urls.ts';
import { NOT_HERE } from './words.en.ts';

/** The page of an address that the console doesn't have. */
export function NotFoundScreen(): ReactNode {
  useTitle(NOT_HERE.title);
  return (
    <Stack gap="l">
      <PageHeading title={NOT_HERE.title}>{NOT_HERE.lead}</PageHeading>
      <div>
        <Link to={urls.home}>{NOT_HERE.back}</Link>
      </div>
    </Stack>
  );
}
