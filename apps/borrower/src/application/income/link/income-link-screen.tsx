import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { RequireApplication } from '../../../gate/application-screen.tsx';
import { urls } from '../../../platform/urls.ts';

/** The address without a way: the list of ways (ledger SCREEN-079). */
export function IncomeLinkScreen(): ReactNode {
  return (
    <RequireApplication>
      {(uuid) => <Navigate to={urls.application(uuid, 'income/review')} replace />}
    </RequireApplication>
  );
}
