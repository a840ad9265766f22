import { Link, PageHeading, Stack } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../platform/title.ts';
import { urls } from '../platform/urls.ts';
import { NO_ACCESS, NOT_HERE } from './words.en.ts';

/** The page in place of one that the person has no permission for. */
export function NoAccessScreen(): ReactNode {
  useTitle(NO_ACCESS.title);
  return (
    <Stack gap="l">
      <PageHeading title={NO_ACCESS.title}>{NO_ACCESS.lead}</PageHeading>
      <div>
        <Link to={urls.home}>{NOT_HERE.back}</Link>
      </div>
    </Stack>
  );
}
