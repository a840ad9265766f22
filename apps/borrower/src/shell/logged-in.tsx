import { Suspense, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { lazyPart } from '../platform/lazy-part.tsx';
import { ScreenPending } from '../platform/screen-pending.tsx';
import { useLoggedIn } from '../platform/session.ts';
import { urls } from '../platform/urls.ts';

export const QueryRoot = lazyPart(async () => (await import('../platform/lazy/query-root.tsx')).QueryRoot);

/** Renders a screen only for a logged-in user; others are redirected to the login, which returns here. */
export function LoggedIn({ login, children }: { login: string | undefined; children: ReactNode }): ReactNode {
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (loggedIn && !wasLoggedIn) setWasLoggedIn(true);
  if (loggedIn === undefined) return <ScreenPending />;
  if (!loggedIn) {
    // A signer's login may start by itself. After a logout in another tab it must not.
    const signersLogin = login !== undefined && wasLoggedIn ? `${login}?signedOut` : login;
    return <Navigate to={signersLogin ?? urls.login(pathname + search)} replace />;
  }
  return (
    <Suspense fallback={<ScreenPending />}>
      <QueryRoot isSigners={login !== undefined}>{children}</QueryRoot>
    </Suspense>
  );
}
