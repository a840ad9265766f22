import { ApiError } from '@lintel/contract';
import { Actions, Link, Notice, PageHeading, Stack, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { passwordLoginPath } from '../../external-login/begin.ts';
import { ExternalLoginForm } from '../../external-login/login-form.tsx';
import { EXTERNAL } from '../../external-login/words.en.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { safeRedirect, urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';

/** Returns the page that a refused login would have opened. */
function getWanted(error: unknown): string | undefined {
  const { redirectUrl } = ((error instanceof ApiError ? error.data : null) ?? {}) as { redirectUrl?: string };
  return safeRedirect(redirectUrl);
}

/** Offers the next step after an external login that failed. */
export function LoginFailed({ error }: { error: unknown }): ReactNode {
  const to = getWanted(error);
  return (
    <Narrow>
      {error instanceof ApiError && error.name === 'identity-exists' ? (
        <PasswordAccount to={to} />
      ) : (
        <TryAgain to={to} reason={getReason(error)} />
      )}
    </Narrow>
  );
}

/** Returns the reason of the failure, unless the page's heading already says it. */
const getReason = (error: unknown): string | undefined =>
  error instanceof ApiError && error.name !== 'login-not-completed' ? error.sentence : undefined;

function TryAgain({ to, reason }: { to: string | undefined; reason: string | undefined }): ReactNode {
  const { failed } = EXTERNAL;
  useScreenTitle(failed.title, true);
  return (
    <ExternalLoginForm to={to} submitLabel={failed.again} other={to?.startsWith(urls.signer()) && <CodeInstead />}>
      <PageHeading title={failed.title}>{failed.nothing}</PageHeading>
      {reason !== undefined && <Notice tone="warning">{reason}</Notice>}
    </ExternalLoginForm>
  );
}

/** For a signer whose address the provider doesn't confirm. */
function CodeInstead(): ReactNode {
  return (
    <Link plain to={`${urls.signer('login')}?with=code`}>
      {EXTERNAL.signer.code}
    </Link>
  );
}

function PasswordAccount({ to }: { to: string | undefined }): ReactNode {
  const { exists } = EXTERNAL;
  const { support } = usePrivateLabel();
  useScreenTitle(exists.title, true);
  return (
    <Stack gap="l">
      <PageHeading title={exists.title}>{exists.lead}</PageHeading>
      <Actions>
        <Link kind="primary" to={passwordLoginPath(to)}>
          {exists.submit}
        </Link>
      </Actions>
      <Text size="s" tone="muted">
        {exists.help} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
      </Text>
    </Stack>
  );
}

/** Shown in the window that confirmed who the borrower is; the page that opened it continues. */
export function ConfirmedPage(): ReactNode {
  useScreenTitle(EXTERNAL.confirmed.title);
  return (
    <Narrow>
      <PageHeading title={EXTERNAL.confirmed.title}>{EXTERNAL.confirmed.lead}</PageHeading>
    </Narrow>
  );
}
