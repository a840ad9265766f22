import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { RequireApplication } from '../../../gate/application-screen.tsx';
import { urls } from '../../../platform/urls.ts';

/** Redirects the URL without a type to the list of ways to prove income. */
export function IncomeLinkScreen(): ReactNode {
  return (
    <RequireApplication>
      {(uuid) => <Navigate to={urls.application(uuid, 'income/review')} replace />}
    </RequireApplication>
  );
}
