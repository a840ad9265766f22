import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSignedIn } from '../platform/session.ts';
import { urls } from '../platform/urls.ts';
import { ScreenPending } from './screen-pending.tsx';

const QueryRoot = lazy(async () => ({ default: (await import('../platform/later/query-root.tsx')).QueryRoot }));

/** What needs a borrower: without a token the login comes first, and leads back here. */
export function ForBorrower({ children }: { children: ReactNode }): ReactNode {
  const signedIn = useSignedIn();
  const { pathname, search } = useLocation();
  if (signedIn === undefined) return <ScreenPending />;
  if (!signedIn) return <Navigate to={urls.login(pathname + search)} replace />;
  return <Suspense fallback={<ScreenPending />}><QueryRoot>{children}</QueryRoot></Suspense>;
}
