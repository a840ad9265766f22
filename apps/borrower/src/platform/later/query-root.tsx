import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { ScreenPending } from '../screen-pending.tsx';
import { session } from '../session.ts';
import { BASE, urls } from '../urls.ts';
import { queryClient } from './query-client.ts';
import { isSignersSession } from './signers-session.ts';

/** Stands above every screen of somebody who is signed in; the first steps do without it. `isSigners`: the way of whoever signs besides the borrower. */
export function QueryRoot({ isSigners = false, children }: { isSigners?: boolean; children: ReactNode }): ReactNode {
  return !isSigners && isSignersSession() ? (
    <OtherWay />
  ) : (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
}

/** A signer on a page of the borrower's. The start page, where the logo leads, is for them the one they come back to. */
function OtherWay(): ReactNode {
  const { pathname } = useLocation();
  return pathname.startsWith(`${BASE}/`) ? <OutOfHere /> : <Navigate to={urls.signer('resume')} replace />;
}

/** On the borrower's way: the token goes, and the page is loaded anew at the signer's own sign-in (ledger SIGNER-003). Without a token it cannot come round again. */
function OutOfHere(): ReactNode {
  useEffect(() => {
    session.clear();
    location.replace(`${urls.signer('login')}?from=application`);
  }, []);
  return <ScreenPending />;
}
