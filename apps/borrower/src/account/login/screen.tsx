import { logIn, messageOf } from '@lintel/contract';
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
import { useSubmit } from '@lintel/web';
import { lazy, Suspense, useState, useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { formValues } from '../../platform/form-values.ts';
import { api } from '../../platform/later/api.ts';
import { FORGOT } from '../../platform/later/forgot-copy.ts';
import { usePrivateLabel } from '../../platform/page-data.tsx';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { ScreenPending } from '../../platform/screen-pending.tsx';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { reportError } from '../../platform/telemetry.ts';
import { safeRedirect, urls } from '../../platform/urls.ts';
import { Narrow } from '../../shell/narrow.tsx';
import { LOGIN } from './copy.ts';

interface Fault {
  id: string;
  message: string;
}

/** Seldom needed: no part of this page's weight. */
const Forgot = lazy(async () => ({ default: (await import('./forgot.tsx')).Forgot }));
const Reset = lazy(async () => ({ default: (await import('./reset.tsx')).Reset }));

const never = () => () => undefined;

/** The ways back into an account: a password, or a mailed link that sets a new one. */
export function Screen(): ReactNode {
  const { pathname } = useLocation();
  // A page of the server has no chunk at hand that comes later: it says that something is on its way.
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useReleaseHold('step');
  if (!isHere && pathname !== urls.login()) return <ScreenPending />;
  if (pathname === FORGOT.path)
    return (
      <Suspense fallback={<ScreenPending />}>
        <Forgot />
      </Suspense>
    );
  if (pathname === LOGIN.resetPath)
    return (
      <Suspense fallback={<ScreenPending />}>
        <Reset />
      </Suspense>
    );
  return <LogIn />;
}

/** Gets a borrower back in, and back to where they were. */
function LogIn(): ReactNode {
  const { support } = usePrivateLabel();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { email?: string } | null };
  const navigate = useNavigate();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, submit] = useSubmit();
  useScreenTitle(LOGIN.title, faults.length > 0);
  const wanted = safeRedirect(search.get('redirectUrl'));
  const at = (id: string) => faults.find((fault) => fault.id === id)?.message;

  async function press(form: HTMLFormElement) {
    const { email: typed = '', password = '' } = formValues(form);
    const email = typed.trim();
    const missing = [
      ...(email ? [] : [{ id: 'email', message: LOGIN.emailMissing }]),
      ...(password ? [] : [{ id: 'password', message: LOGIN.passwordMissing }]),
    ];
    setFaults(missing);
    setAttempt((count) => count + 1);
    if (missing.length > 0 || busy) return;
    await submit(
      async () => {
        const { redirect } = await api(logIn, { body: { email, password, ...(wanted && { redirectUrl: wanted }) } });
        // The way back is checked here again: it came in an address.
        await navigate(wanted ?? safeRedirect(redirect) ?? urls.dashboard(), { replace: true });
      },
      (error) => {
        reportError('login', error);
        setFaults([{ id: 'email', message: messageOf(error) }]);
        setAttempt((count) => count + 1);
      },
    );
  }

  return (
    <Narrow>
      {/* A form that the browser never posts by itself: a password would travel in it. */}
      <form
        method="dialog"
        data-step="login"
        data-hold="stay"
        noValidate
        aria-busy={busy || undefined}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void press(event.currentTarget);
        }}
      >
        <Stack gap="l">
          {search.get('signedOut') !== null && <Notice tone="info">{LOGIN.signedOut}</Notice>}
          <ErrorSummary title={LOGIN.problem} errors={faults} attempt={attempt} />
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
            error={at('email')}
          />
          <PasswordInput
            name="password"
            label={LOGIN.password}
            autoComplete="current-password"
            showLabel={LOGIN.show}
            hideLabel={LOGIN.hide}
            error={at('password')}
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
            <SubmitButton busy={busy}>{LOGIN.submit}</SubmitButton>
          </Actions>
          <Text size="s" tone="muted">
            {LOGIN.help} <a href={`tel:${support.phone}`}>{support.phoneLabel}</a>
          </Text>
          <Text size="s" tone="muted">
            {LOGIN.start}{' '}
            <Link plain to={urls.step('index')}>
              {LOGIN.startLink}
            </Link>
          </Text>
        </Stack>
      </form>
    </Narrow>
  );
}
