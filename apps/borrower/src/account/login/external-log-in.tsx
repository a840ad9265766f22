import { Link, Notice, PageHeading, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { passwordLogin } from '../../external-login/begin.ts';
import { LoginForm } from '../../external-login/login-form.tsx';
import { EXTERNAL } from '../../external-login/words.en.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { safeRedirect, urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { LOGIN } from './words.en.ts';

/** The login of a lender with its own identity provider. An older account may still have a password. */
export function ExternalLogIn(): ReactNode {
  const { support } = usePrivateLabel();
  const [search] = useSearchParams();
  const to = safeRedirect(search.get('redirectUrl'));
  useScreenTitle(EXTERNAL.title);
  return (
    <Narrow>
      <LoginForm to={to}>
        {search.get('signedOut') !== null && <Notice tone="info">{LOGIN.signedOut}</Notice>}
        <PageHeading title={EXTERNAL.title}>{EXTERNAL.lead}</PageHeading>
      </LoginForm>
      <Text size="s">
        <Link plain to={passwordLogin(to)}>
          {EXTERNAL.password}
        </Link>
      </Text>
      <Text size="s" tone="muted">
        {LOGIN.help} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
      </Text>
      <Text size="s" tone="muted">
        {LOGIN.start}{' '}
        <Link plain to={urls.step('index')}>
          {LOGIN.startLink}
        </Link>
      </Text>
    </Narrow>
  );
}
