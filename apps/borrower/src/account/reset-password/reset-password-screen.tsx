import { openPasswordReset, type Reply } from '@lintel/contract';
import { Actions, Link, PageHeading, Stack } from '@lintel/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { publicApi } from '../../platform/lazy/api.ts';
import { LinkFailed } from '../../platform/lazy/link-failed.tsx';
import { useEmailedLink } from '../../platform/lazy/use-emailed-link.ts';
import { FORGOT } from '../../platform/lazy/words.en.ts';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { Narrow } from '../../shell/narrow.tsx';
import { RESET_PASSWORD as WORDS } from './words.en.ts';

export type PasswordResetLink = NonNullable<Reply<typeof openPasswordReset>>;

/** Not part of this screen's chunk: the server answers first, and a link often no longer works. */
const NewPassword = lazy(async () => ({ default: (await import('./new-password.tsx')).NewPassword }));

const open = (token: string) => publicApi(openPasswordReset, { body: { token } });

/** Sets a new password with an emailed link. */
export function ResetPasswordScreen(): ReactNode {
  useReleaseHold('step');
  const { token, opened, onExpired, retry } = useEmailedLink(open);
  if (opened === undefined) return <ScreenPending />;
  return (
    <Narrow>
      {opened === 'EXPIRED' ? (
        <LinkExpired />
      ) : opened === 'FAILED' ? (
        <LinkFailed onRetry={retry} />
      ) : (
        <Suspense fallback={<ScreenPending />}>
          <NewPassword link={opened} token={token} onExpired={onExpired} />
        </Suspense>
      )}
    </Narrow>
  );
}

function LinkExpired(): ReactNode {
  useScreenTitle(WORDS.expired.title);
  return (
    <Stack gap="l">
      <PageHeading title={WORDS.expired.title}>{WORDS.expired.lead}</PageHeading>
      <Actions>
        <Link kind="primary" to={FORGOT.path}>
          {WORDS.expired.submit}
        </Link>
      </Actions>
    </Stack>
  );
}
