import { ApiError, logInSigner, openSignerInvitation } from '@lintel/contract';
import { Actions, Notice, PageHeading, Stack, SubmitButton } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { publicApi } from '../../platform/lazy/api.ts';
import { isSignersSession } from '../../platform/lazy/signers-session.ts';
import { useLinkToken } from '../../platform/lazy/use-link-token.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { useIsExternalLogin, usePrivateLabel } from '../../platform/page-data.tsx';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { useLoggedIn } from '../../platform/session.ts';
import { urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { SIGNER_ERROR_KINDS, type SignerErrorKind } from '../error/stop.ts';
import { CodeLogin } from './code-login.tsx';
import type { Invitation } from './sign-request.tsx';
import { SIGNER_LOGIN } from './words.en.ts';

/** A separate chunk, because it is needed only with a link. */
const OpenedInvitation = lazy(async () => ({ default: (await import('./invitation-opened.tsx')).InvitationOpened }));
const Stopped = lazy(async () => ({ default: (await import('../error/stopped.tsx')).InvitationStopped }));
const SignerExternalLogin = lazy(async () => ({
  default: (await import('./external-login.tsx')).SignerExternalLogin,
}));

/** An additional signer's login: by invitation link, emailed link, code, or at an identity provider. */
export function SignerLoginScreen(): ReactNode {
  const token = useLinkToken() ?? '';
  useReleaseHold('step');
  // Another link in the same window is another request and must keep nothing of the first.
  return <InvitationLogin key={token} token={token} />;
}

function InvitationLogin({ token }: { token: string }): ReactNode {
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<Invitation>();
  const [stop, setStop] = useState<SignerErrorKind | 'cancelled'>();
  const isExternal = useIsExternalLogin() && search.get('with') !== 'code';
  const isFromApplication = search.get('from') === 'application';
  // A logged-in signer needs no code.
  const isIn = useLoggedIn() === true && isSignersSession();
  if (stop === 'cancelled') return <Navigate to={urls.signer('cancelled')} replace />;
  if (stop)
    return (
      <Suspense fallback={<ScreenPending />}>
        <Stopped why={stop} token={token || undefined} />
      </Suspense>
    );
  if (opened?.next === 'RESUME' || (isIn && token === '')) return <Navigate to={urls.signer('resume')} replace />;
  return (
    <Narrow>
      {token === '' && !isExternal && (
        <CodeLogin title={SIGNER_LOGIN.title} lead={isFromApplication ? SIGNER_LOGIN.other : SIGNER_LOGIN.code.lead} />
      )}
      {token === '' && isExternal && (
        <Suspense fallback={<ScreenPending />}>
          <SignerExternalLogin
            startsByItself={search.size === 0}
            lead={isFromApplication ? SIGNER_LOGIN.other : undefined}
          />
        </Suspense>
      )}
      {token !== '' && !opened && <OpenInvitation token={token} onOpened={setOpened} onStop={setStop} />}
      {token !== '' && opened && (
        <Suspense fallback={<ScreenPending />}>
          <OpenedInvitation opened={opened} token={token} />
        </Suspense>
      )}
    </Narrow>
  );
}

interface OpenInvitationProps {
  token: string;
  onOpened: (opened: Invitation) => void;
  onStop: (stop: SignerErrorKind | 'cancelled') => void;
}

/** Opens the link only on a press: programs that scan links in messages would use it up. */
function OpenInvitation({ token, onOpened, onStop }: OpenInvitationProps): ReactNode {
  const navigate = useNavigate();
  /** A token that isn't an invitation's may be an emailed login link's. */
  async function open(): Promise<void> {
    try {
      onOpened(await publicApi(openSignerInvitation, { body: { token } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.name === 'request-cancelled') return onStop('cancelled');
      if (error.name !== 'link-expired') return stopBy(error);
      await publicApi(logInSigner, { body: { token } }).then(
        () => navigate(urls.signer('resume'), { replace: true }),
        (refused: unknown) => stopBy(refused),
      );
    }
  }
  function stopBy(error: unknown): void {
    const why = error instanceof ApiError ? SIGNER_ERROR_KINDS[error.name] : undefined;
    if (!why) throw error as Error;
    onStop(why);
  }
  const { name } = usePrivateLabel();
  const form = useSubmit();
  const props = form.formProps({ send: open });
  useScreenTitle(SIGNER_LOGIN.title);
  return (
    <form {...props} data-step="signer" data-hold="stay">
      <Stack gap="l">
        <PageHeading title={SIGNER_LOGIN.title}>{SIGNER_LOGIN.begin.lead(name.display)}</PageHeading>
        {form.formError !== undefined && (
          <Notice tone="danger" live>
            {form.formError}
          </Notice>
        )}
        <Actions>
          <SubmitButton busy={form.busy}>{SIGNER_LOGIN.begin.submit}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  );
}
