import { isUuid } from '@lintel/domain';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { urls } from '../../../platform/urls.ts';
import { Screen as NotFound } from '../../../shell/not-found/screen.tsx';

/** The address without a way: the list of ways (ledger SCREEN-079). */
export function Screen(): ReactNode {
  const { uuid = '' } = useParams();
  return isUuid(uuid) ? <Navigate to={urls.application(uuid, 'income/review')} replace /> : <NotFound />;
}
