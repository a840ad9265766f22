import { Link, Notice, PageHeading, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { passwordLoginPath } from '../../external-login/begin.ts';
import { ExternalLoginForm } from '../../external-login/login-form.tsx';
import { EXTERNAL } from '../../external-login/words.en.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { safeRedirect } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { LoginHelp } from './login-help.tsx';
import { LOGIN } from './words.en.ts';

/**
 * The login page of a lender with its own identity provider. Links to the password form, because older accounts may
 * still have a password.
 */
export function ExternalLogin(): ReactNode {
  const [search] = useSearchParams();
  const to = safeRedirect(search.get('redirectUrl'));
  useScreenTitle(EXTERNAL.title);
  return (
    <Narrow>
      <ExternalLoginForm to={to}>
        {search.get('signedOut') !== null && <Notice tone="info">{LOGIN.loggedOut}</Notice>}
        <PageHeading title={EXTERNAL.title}>{EXTERNAL.lead}</PageHeading>
      </ExternalLoginForm>
      <Text size="s">
        <Link plain to={passwordLoginPath(to)}>
          {EXTERNAL.password}
        </Link>
      </Text>
      <LoginHelp />
    </Narrow>
  );
}
