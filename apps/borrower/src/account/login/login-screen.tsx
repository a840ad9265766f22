import { logIn } from '@lintel/contract';
import {
  Actions,
  ErrorSummary,
  Link,
  Notice,
  PageHeading,
  PasswordInput,
  Stack,
  SubmitButton,
  Text,
  TextInput,
} from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../platform/lazy/api.ts';
import { useHydrated } from '../../platform/lazy/use-hydrated.ts';
import { useSubmit } from '../../platform/lazy/use-submit.ts';
import { FORGOT } from '../../platform/lazy/words.en.ts';
import { useIsExternalLogin } from '../../platform/page-data.tsx';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { safeRedirect, urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { LoginHelp } from './login-help.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { LOGIN } from './words.en.ts';

/** Rarely needed, so not part of this page's chunk. */
const External = lazy(async () => ({
  default: (await import('./external-login.tsx')).ExternalLogin,
}));
const SecondFactor = lazy(async () => ({ default: (await import('./second-factor.tsx')).SecondFactor }));

/**
 * The login by password or passkey, with a second factor where the account has one, or at the lender's identity
 * provider.
 */
export function LoginScreen(): ReactNode {
  // The server has no lazy chunk to render, so its page shows a loading state.
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const isExternal = useIsExternalLogin() && search.get('with') !== 'password';
  useReleaseHold('step');
  if (!isHydrated && isExternal) return <ScreenPending />;
  if (isExternal)
    return (
      <Suspense fallback={<ScreenPending />}>
        <External />
      </Suspense>
    );
  return <LogIn />;
}

/** Logs a borrower in and returns them to where they were. */
function LogIn(): ReactNode {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { email?: string } | null };
  const navigate = useNavigate();
  const form = useSubmit();
  const [challenge, setChallenge] = useState<string>();
  // The first field shows every error: none says which of the two fields is wrong.
  const errors = form.formError === undefined ? form.errors : [{ field: 'email', message: form.formError }];
  useScreenTitle(LOGIN.title, errors.length > 0);
  const wanted = safeRedirect(search.get('redirectUrl'));
  const errorAt = (name: string) => errors.find(({ field }) => field === name)?.message;
  const props = form.formProps({
    check: ({ email = '', password = '' }) => [
      ...(email.trim() ? [] : [{ field: 'email', message: LOGIN.emailMissing }]),
      ...(password ? [] : [{ field: 'password', message: LOGIN.passwordMissing }]),
    ],
    async send({ email = '', password = '' }) {
      const body = { email: email.trim(), password, ...(wanted && { redirectUrl: wanted }) };
      const { redirect, challenge: next } = await api(logIn, { body });
      if (next) setChallenge(next);
      else await enter(redirect);
    },
  });
  // Checked again, because it came in a URL.
  const enter = async (redirect: string) =>
    navigate(wanted ?? safeRedirect(redirect) ?? urls.dashboard(), { replace: true });
  if (challenge !== undefined)
    return (
      <Suspense fallback={<ScreenPending />}>
        <SecondFactor challenge={challenge} onDone={enter} onBackToPassword={() => setChallenge(undefined)} />
      </Suspense>
    );

  return (
    <Narrow>
      {/* The browser must never submit this form by itself, because the request would contain the password. */}
      <form {...props} data-step="login" data-hold="stay">
        <Stack gap="l">
          {search.get('signedOut') !== null && <Notice tone="info">{LOGIN.loggedOut}</Notice>}
          <ErrorSummary title={LOGIN.problem} errors={errors} attempt={form.attempt} />
          <PageHeading title={LOGIN.title}>{LOGIN.lead}</PageHeading>
          <noscript>
            <Notice tone="warning">{LOGIN.noScript}</Notice>
          </noscript>
          <TextInput
            name="email"
            type="email"
            label={LOGIN.email}
            autoComplete="username"
            spellCheck={false}
            autoCapitalize="none"
            defaultValue={state?.email}
            error={errorAt('email')}
          />
          <PasswordInput
            name="password"
            label={LOGIN.password}
            autoComplete="current-password"
            showLabel={LOGIN.show}
            hideLabel={LOGIN.hide}
            error={errorAt('password')}
          />
          <Text size="s">
            <Link plain to={FORGOT.path}>
              {FORGOT.label}
            </Link>
          </Text>
          <p hidden data-hold-late="" role="alert">
            {LOGIN.late}
          </p>
          <Actions>
            <SubmitButton busy={form.busy}>{LOGIN.submit}</SubmitButton>
          </Actions>
          <PasskeyLogin redirectUrl={wanted} onDone={enter} />
          <LoginHelp />
        </Stack>
      </form>
    </Narrow>
  );
}
