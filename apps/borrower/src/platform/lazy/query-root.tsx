import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ScreenPending } from '../screen-pending.tsx';
import { session } from '../session.ts';
import { BASE, urls } from '../urls.ts';
import { queryClient } from './query-client.ts';
import { isSignersSession } from './signers-session.ts';

/**
 * Wraps every screen for logged-in users; the first steps don't need it. `isSigners`: the pages of a further signer.
 */
export function QueryRoot({ isSigners = false, children }: { isSigners?: boolean; children: ReactNode }): ReactNode {
  return !isSigners && isSignersSession() ? (
    <OtherWay />
  ) : (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
}

/** A signer on a borrower's page. The start page, where the logo leads, becomes the signer's own start page. */
function OtherWay(): ReactNode {
  const { pathname } = useLocation();
  return pathname.startsWith(`${BASE}/`) ? <SignerRedirect /> : <Navigate to={urls.signer('resume')} replace />;
}

/**
 * On the borrower's pages: discards the token and loads the signer's login. Without a token this can't
 * loop.
 */
function SignerRedirect(): ReactNode {
  useEffect(() => {
    session.clear();
    location.replace(`${urls.signer('login')}?from=application`);
  }, []);
  return <ScreenPending />;
}
