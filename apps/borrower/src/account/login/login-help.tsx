import { Link, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { urls } from '../../platform/urls.ts';
import { LOGIN } from './words.en.ts';

/** Shown under a borrower's login: the lender's phone, and the link to start an application. */
export function LoginHelp(): ReactNode {
  const { support } = usePrivateLabel();
  return (
    <>
      <Text size="s" tone="muted">
        {LOGIN.help} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
      </Text>
      <Text size="s" tone="muted">
        {LOGIN.start}{' '}
        <Link plain to={urls.step('index')}>
          {LOGIN.startLink}
        </Link>
      </Text>
    </>
  );
}
