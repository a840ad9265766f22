import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ScreenPending } from '../screen-pending.tsx';
import { session } from '../session.ts';
import { BASE, urls } from '../urls.ts';
import { queryClient } from './query-client.ts';
import { isSignersSession } from './signers-session.ts';

/**
 * Wraps every screen for logged-in users with the query cache; the registration doesn't need it. `isSigners` is true on
 * the pages of additional signers. An additional signer on a borrower's page is redirected.
 */
export function QueryRoot({ isSigners = false, children }: { isSigners?: boolean; children: ReactNode }): ReactNode {
  return !isSigners && isSignersSession() ? (
    <OtherWay />
  ) : (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
}

/** Redirects an additional signer from a borrower's page. From the start page, the logo's link, to their start page. */
function OtherWay(): ReactNode {
  const { pathname } = useLocation();
  return pathname.startsWith(`${BASE}/`) ? <SignerRedirect /> : <Navigate to={urls.signer('resume')} replace />;
}

/** From any other page: discards the token and loads the signer's login. Without a token this can't loop. */
function SignerRedirect(): ReactNode {
  useEffect(() => {
    session.clear();
    location.replace(`${urls.signer('login')}?from=application`);
  }, []);
  return <ScreenPending />;
}
