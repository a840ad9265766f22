import { Actions, Button, ButtonLink, PageHeading, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePrivateLabel } from '../platform/page-data.tsx';
import { useScreenTitle } from '../platform/screen-title.tsx';
import { urls } from '../platform/urls.ts';
import { Narrow } from './narrow.tsx';
import { ERROR_PAGE } from './words.en.ts';

/** The page shown in place of a screen that failed. */
export function ErrorPage({ retry }: { retry?: () => void }): ReactNode {
  const { support } = usePrivateLabel();
  useScreenTitle(ERROR_PAGE.title);
  return (
    <Narrow>
      <Stack gap="l">
        <PageHeading title={ERROR_PAGE.title}>{ERROR_PAGE.lead}</PageHeading>
        <Actions>
          {retry && (
            <Button kind="primary" onClick={retry}>
              {ERROR_PAGE.retry}
            </Button>
          )}
          <ButtonLink href={urls.dashboard()}>{ERROR_PAGE.dashboard}</ButtonLink>
        </Actions>
        <Text>
          {ERROR_PAGE.help} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>,{' '}
          <a href={`mailto:${support.email}`}>{support.email}</a>
        </Text>
      </Stack>
    </Narrow>
  );
}
