import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isSignersSession, session, useSignedIn } from '../platform/session.ts';
import { urls } from '../platform/urls.ts';
import { ScreenPending } from './screen-pending.tsx';

const QueryRoot = lazy(async () => ({ default: (await import('../platform/later/query-root.tsx')).QueryRoot }));

/** What needs somebody who is signed in: without a token their login comes first. The borrower's leads back here. */
export function SignedIn({ login, children }: { login: string | undefined; children: ReactNode }): ReactNode {
  const signedIn = useSignedIn();
  const { pathname, search } = useLocation();
  if (signedIn === undefined) return <ScreenPending />;
  if (signedIn && login === undefined && isSignersSession()) return <OtherWay />;
  if (!signedIn) return <Navigate to={login ?? urls.login(pathname + search)} replace />;
  return <Suspense fallback={<ScreenPending />}><QueryRoot>{children}</QueryRoot></Suspense>;
}

/** A signer on the borrower's way: the token goes, and the page is loaded anew at the signer's own sign-in (ledger SIGNER-003). Without a token it cannot come round again. */
function OtherWay(): ReactNode {
  useEffect(() => {
    session.clear();
    location.replace(`${urls.signer('login')}?from=application`);
  }, []);
  return <ScreenPending />;
}
